import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAddress, hasAddress, type IpAddress, parseAddress } from '@console/shared/format';
import { ipPrefix, macPrefix } from './prefix.ts';

const isIn = (prefix: string, { version, value }: IpAddress): boolean =>
  ipPrefix(prefix)?.some((range) => hasAddress(range, { version, value })) ?? false;

const has = (prefix: string, address: string): boolean => {
  const parsed = parseAddress(address);
  return parsed !== undefined && isIn(prefix, parsed);
};

test.each([
  ['198.51', '198.51.100.24'],
  ['198.51.', '198.51.100.24'],
  ['198.51.1', '198.51.1.7'],
  ['198.51.1', '198.51.19.7'],
  ['198.51.1', '198.51.100.24'],
  ['198.51.100.', '198.51.100.24'],
  ['10.0', '10.0.0.1'],
  ['fd00:', 'fd00::1'],
  ['fd00:11', 'fd00:1122::1'],
  ['fd00:1122:3', 'fd00:1122:3344::1'],
  ['fd00:0:0:1', 'fd00:0:0:1::'],
])('%s begins %s', (prefix, address) => expect(has(prefix, address)).toBe(true));

test.each([
  ['198.51.10', '198.51.11.1'],
  ['198.51.1', '198.51.2.1'],
  ['10.0', '10.1.0.0'],
  ['fd00:11', 'fd00:2211::1'],
  ['fd00:0', 'fd00:1::'],
])('%s does not begin %s', (prefix, address) => expect(has(prefix, address)).toBe(false));

test.each(['198', '198.', '300.1', '1.300', 'a.b', '1.2.3.4', 'fd00', 'fd00::', 'web-1', '1..2', ''])(
  '%j is no start of an IP address',
  (text) => expect(ipPrefix(text)).toBeUndefined(),
);

test('every text that begins an IPv4 address with two octets or more finds exactly the addresses that begin so', () => {
  const octets = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));
  fc.assert(
    fc.property(octets, octets, fc.integer({ min: 3, max: 12 }), (one, other, length) => {
      const text = one.join('.').slice(0, length);
      const dots = text.split('.').length - 1;
      fc.pre(/\.\d/.test(text) && dots < 3);
      const parsed = parseAddress(other.join('.'));
      expect(has(text, one.join('.'))).toBe(true);
      expect(parsed && isIn(text, parsed)).toBe(other.join('.').startsWith(text));
      expect(parsed && formatAddress(parsed)).toBe(other.join('.'));
    }),
  );
});

test.each([
  ['a8:40', 'A840'],
  ['a8:40:2', 'A8402'],
  ['a8-40-25-', 'A84025'],
  ['a840.25f', 'A84025F'],
  ['a8:40:25:f0:00:0', 'A84025F0000'],
])('%s begins a MAC address with %s', (text, digits) => expect(macPrefix(text)).toBe(digits));

test.each(['a8', 'a8:', 'a8:4-', 'fd00:11', 'web', '10.0'])('%s is no start of a MAC address', (text) =>
  expect(macPrefix(text)).toBeUndefined(),
);
