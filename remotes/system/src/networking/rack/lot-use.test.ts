import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddress, parseAddress, rangeSize } from '@console/shared/format';
import { announcedOf, firstHeld, lotUse, type AddressUsers, sizeOfBlocks } from './lot-use.ts';

const block = (id: string, firstAddress: string, lastAddress: string) => ({ id, firstAddress, lastAddress });

const loopback = (address: string, addressLotBlockId = 'elsewhere') => ({
  id: address,
  address,
  addressLotBlockId,
  rackId: 'rack',
  switchLocation: 'switch0',
});

const NOBODY: AddressUsers = { loopbacks: [], views: [], announced: [] };

const announced = (network: string, addressLotBlockId = 'elsewhere') => ({
  ...NOBODY,
  announced: [{ name: 'public', networks: [{ network, addressLotBlockId, announceSetId: 'set' }] }],
});

const textOf = (use: ReturnType<typeof lotUse>) =>
  use.byBlock.flatMap(({ parts }) =>
    parts.map(
      ({ version, first, last, state }) =>
        `${formatAddress({ version, value: first })}-${formatAddress({ version, value: last })} ${state}`,
    ),
  );

describe('the use of a lot', () => {
  it('is free where no address is taken', () => {
    const use = lotUse([block('a', '192.0.2.0', '192.0.2.255')], NOBODY);
    expect([textOf(use), use.used, use.announced, firstHeld(use)]).toEqual([
      ['192.0.2.0-192.0.2.255 free'],
      0n,
      0n,
      undefined,
    ]);
  });

  it('counts one address of a holder, and all addresses of an announced network', () => {
    const users = {
      ...announced('192.0.2.0/28'),
      loopbacks: [loopback('192.0.2.5/24')],
    };
    const use = lotUse([block('a', '192.0.2.0', '192.0.2.31')], users);
    expect(textOf(use)).toEqual([
      '192.0.2.0-192.0.2.4 announced',
      '192.0.2.5-192.0.2.5 used',
      '192.0.2.6-192.0.2.15 announced',
      '192.0.2.16-192.0.2.31 free',
    ]);
    expect([use.used, use.announced]).toEqual([1n, 15n]);
    expect(firstHeld(use)?.what).toBe('Loopback of switch0');
  });

  it('includes an announcement that names a block but is outside of it', () => {
    const use = lotUse([block('a', '192.0.2.0', '192.0.2.3')], announced('198.51.100.0/24', 'a'));
    expect([announcedOf(use).map(({ address }) => address), firstHeld(use)]).toEqual([
      ['198.51.100.0/24'],
      undefined,
    ]);
    expect(use.announced).toBe(0n);
  });

  it('is empty for an invalid block', () => {
    const blocks = [block('a', '192.0.2.9', '192.0.2.1'), block('b', 'x', '::1')];
    expect([textOf(lotUse(blocks, NOBODY)), sizeOfBlocks(blocks)]).toEqual([[], 0n]);
  });

  // @sheet operator/13.33
  it('counts each address of a block once, like a check of each single address', () => {
    const at = (value: number) => formatAddress({ version: 4, value: BigInt(0xc0_00_02_00 + value) });
    const host = fc.integer({ min: 0, max: 70 });
    const net = fc.tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 29, max: 32 }));
    fc.assert(
      fc.property(fc.array(host), fc.array(net), (hosts, nets) => {
        const networks = nets.map(([index, width]) => `${at(index * 8)}/${width}`);
        const users = {
          ...NOBODY,
          loopbacks: hosts.map((value) => loopback(`${at(value)}/24`)),
          announced: [
            {
              name: 'set',
              networks: networks.map((network) => ({ network, addressLotBlockId: 'x', announceSetId: 's' })),
            },
          ],
        };
        const use = lotUse([block('a', at(3), at(60))], users);
        const states = Array.from({ length: 58 }, (_, index) => {
          const value = index + 3;
          if (hosts.includes(value)) return 'used';
          return nets.some(([start, width]) => value >= start * 8 && value < start * 8 + 2 ** (32 - width))
            ? 'announced'
            : 'free';
        });
        const seen = use.byBlock.flatMap(({ parts }) =>
          parts.flatMap((part) => Array.from({ length: Number(rangeSize(part)) }, () => part.state)),
        );
        expect(seen).toEqual(states);
        expect(use.used).toBe(BigInt(states.filter((state) => state === 'used').length));
        expect(parseAddress(at(3))?.value).toBe(use.byBlock[0]?.parts[0]?.first);
      }),
    );
  });
});
