import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contains, formatAddress, parseBlock, type Address } from './addresses.ts';
import { bitsOf, encloses, formatNet, hostNet, isWholeNetwork, netOf, parseNet } from './nets.ts';

const address: fc.Arbitrary<Address> = fc.oneof(
  fc.record({ version: fc.constant<4>(4), value: fc.bigInt({ min: 0n, max: 2n ** 32n - 1n }) }),
  fc.record({ version: fc.constant<6>(6), value: fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }) }),
);
const net = fc.tuple(address, fc.nat(128)).map(([one, width]) => netOf(one, Math.min(width, bitsOf(one))));

it('parses what it formats, including the host part', () => {
  fc.assert(
    fc.property(net, (one) => {
      expect(parseNet(formatNet(one))).toEqual(one);
    }),
  );
  expect(parseNet('10.0.0.5/24')?.width).toBe(24);
  for (const text of ['10.0.0.5', '10.0.0.5/33', 'fe80::1%eth0/64', '/8', '::/129'])
    expect(parseNet(text)).toBeUndefined();
});

it('agrees with blocks, and contains its own address', () => {
  fc.assert(
    fc.property(net, (one) => {
      expect(one.span).toEqual(parseBlock(formatNet(one)));
      expect(contains(one.span, one.address)).toBe(true);
    }),
  );
});

it('compares networks: a narrower network of the same address is in the wider one', () => {
  fc.assert(
    fc.property(address, fc.nat(128), fc.nat(128), (one, a, b) => {
      const bits = bitsOf(one);
      const wide = netOf(one, Math.min(a, b, bits));
      const narrow = netOf(one, Math.min(Math.max(a, b), bits));
      expect(encloses(wide.span, narrow.span)).toBe(true);
      expect(encloses(narrow.span, wide.span)).toBe(wide.width === narrow.width);
    }),
  );
});

it('distinguishes networks from addresses in them', () => {
  expect(
    ['10.0.0.0/24', '10.0.0.5/24', '10.0.0.5/32', '::/0'].map((text) => {
      const one = parseNet(text);
      return one && isWholeNetwork(one);
    }),
  ).toEqual([true, false, true, true]);
  fc.assert(
    fc.property(address, (one) => {
      expect(hostNet(formatAddress(one))).toBe(`${formatAddress(one)}/${bitsOf(one)}`);
    }),
  );
});
