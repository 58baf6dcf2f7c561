import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseNet } from '@console/shared/format';
import {
  ipv4BlockError,
  ipv6BlockError,
  overlapError,
  proposeIpv4Block,
  proposeIpv6Block,
  type TakenBlock,
} from './blocks.ts';

const PREFIX = 'fd12:3456:789a::/48';

const taken = (...texts: readonly string[]): TakenBlock[] =>
  texts.flatMap((text, index) => {
    const net = parseNet(text);
    return net ? { ...net, subnet: `subnet-${index}` } : [];
  });

const TAKEN = taken('172.30.0.0/22', '10.40.0.0/20', 'fd12:3456:789a::/64');

describe('an IPv4 block', () => {
  test.each(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '192.168.255.192/26'])('can be %s', (text) => {
    expect(ipv4BlockError(text, [])).toBeUndefined();
  });

  test.each([
    ['fd00::/64', 'Must be an IPv4 block'],
    ['10.0.0.1/24', 'Has host bits: the block is 10.0.0.0/24'],
    ['10.0.0.0/27', 'Width must be 8 to 26'],
    ['11.0.0.0/7', 'Has host bits: the block is 10.0.0.0/7'],
    ['10.0.0.0/7', 'Width must be 8 to 26'],
    ['11.0.0.0/24', 'Must be private: in 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16'],
    ['172.32.0.0/24', 'Must be private: in 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16'],
    ['172.0.0.0/8', 'Must be private: in 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16'],
    ['10.40.8.0/24', 'Overlaps 10.40.0.0/20 of the subnet subnet-1'],
    ['10.0.0.0/8', 'Overlaps 10.40.0.0/20 of the subnet subnet-1'],
  ])('cannot be %s', (text, message) => {
    expect(ipv4BlockError(text, TAKEN)).toBe(message);
  });

  it('that overlaps is reported while typing, as soon as it is a valid block', () => {
    expect(overlapError('10.40.1.0', TAKEN)).toBeUndefined();
    expect(overlapError(' 10.40.1.0/24', TAKEN)).toBe('Overlaps 10.40.0.0/20 of the subnet subnet-1');
    expect(overlapError('10.41.0.0/24', TAKEN)).toBeUndefined();
  });
});

describe('an IPv6 block', () => {
  test.each([
    ['fd12:3456:789a:1::/64', undefined],
    ['10.0.0.0/24', 'Must be an IPv6 block'],
    ['fd12:3456:789a:1::1/64', 'Has host bits: the block is fd12:3456:789a:1::/64'],
    ['fd12:3456:789a:1::/80', 'Width must be 64'],
    ['fd00:1::/64', `Must be in the prefix of the VPC, ${PREFIX}`],
    ['fd12:3456:789a::/64', 'Overlaps fd12:3456:789a::/64 of the subnet subnet-2'],
  ])('%s: %s', (text, message) => {
    expect(ipv6BlockError(text, PREFIX, TAKEN)).toBe(message);
  });
});

describe('the next free block', () => {
  test.each([
    ['begins where the VPC has subnets', '', '10.0.0.0/22'],
    ['follows what is typed', '172.30', '172.30.4.0/22'],
    ['has the typed width', '172.30.0.0/24', '172.30.4.0/24'],
    ['skips the blocks of others', '10.40.0.0/26', '10.40.16.0/26'],
    ['is what is typed when that is free', '192.168.4.0/24', '192.168.4.0/24'],
    ['is in another range when what is typed is in none', '8.8.8.0/24', '10.0.0.0/24'],
    ['has the usual width while none is typed', '192.168.', '192.168.0.0/22'],
    ['passes over a width that no block can have', '192.168.0.0/30', '192.168.0.0/22'],
    ['passes over what is no address', 'hello', '10.0.0.0/22'],
  ])('%s', (_, text, block) => {
    expect(proposeIpv4Block(text, TAKEN)).toBe(block);
  });

  it('starts again when there is none after the typed one', () => {
    expect(proposeIpv4Block('192.168.255.0/24', taken('192.168.255.0/24'))).toBe('192.168.0.0/24');
  });

  it('is undefined when everything is taken', () => {
    const all = taken('10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', PREFIX);
    expect(proposeIpv4Block('', all)).toBeUndefined();
    expect(proposeIpv6Block(PREFIX, all)).toBeUndefined();
    expect(proposeIpv6Block(PREFIX, TAKEN)).toBe('fd12:3456:789a:1::/64');
  });

  // @sheet network-access/B-N4
  it('always passes the validation of the form', () => {
    const octet = fc.nat(255);
    const block = fc
      .tuple(fc.constantFrom('10', '172.16', '192.168'), octet, octet, fc.integer({ min: 12, max: 26 }))
      .map(([head, a, b, width]) => `${[head, a, b, 0].join('.').split('.').slice(0, 4).join('.')}/${width}`);
    fc.assert(
      fc.property(fc.array(block, { maxLength: 20 }), fc.oneof(block, fc.string()), (others, text) => {
        const all = taken(...others);
        const proposal = proposeIpv4Block(text, all);
        expect(proposal && ipv4BlockError(proposal, all)).toBeUndefined();
      }),
    );
  });
});
