import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ipError, ipNetworkError, ipVersion, parsePortRange, portRangeError } from './network.ts';

describe('ipVersion', () => {
  // @sheet network-access/15.49 specification/5.1
  it.each([
    ['123.4.56.7', 4],
    ['0.0.0.0', 4],
    ['255.255.255.255', 4],
    ['1.2.3', undefined],
    ['1.2.3.4.5', undefined],
    ['256.1.1.1', undefined],
    ['01.2.3.4', undefined],
    ['', undefined],
    ['abc', undefined],
    ['::', 6],
    ['::1', 6],
    ['fd00::', 6],
    ['1:2:3:4:5:6:7:8', 6],
    ['1:2:3:4:5:6:7::', 6],
    ['2001:db8::8a2e:370:7334', 6],
    ['::ffff:192.0.2.1', 6],
    ['64:ff9b::192.0.2.33', 6],
    ['1:2:3:4:5:6:7', undefined],
    ['1:2:3:4:5:6:7:8:9', undefined],
    ['1:2:3:4:5:6:7:8::', undefined],
    ['1::2::3', undefined],
    [':1:2:3:4:5:6:7', undefined],
    ['12345::', undefined],
    ['g::', undefined],
    ['::192.0.2.256', undefined],
    ['192.0.2.1::', undefined],
    [':::', undefined],
    [' ::1', undefined],
    ['fe80::1%eth0', undefined],
  ])('%s', (value, version) => {
    expect(ipVersion(value)).toBe(version);
    expect(ipError(value)).toBe(version === undefined ? 'Not a valid IP address' : undefined);
  });

  // @sheet specification/5.1
  it('takes every address of the generators', () => {
    fc.assert(fc.property(fc.ipV4(), (value) => ipVersion(value) === 4));
    fc.assert(fc.property(fc.ipV6(), (value) => ipVersion(value) === 6));
  });
});

describe('ipNetworkError', () => {
  const form = 'Must contain an IP address and a width, separated by a /';
  // @sheet network-access/15.49 specification/5.2
  it.each([
    ['10.0.0.0/8', undefined],
    ['10.0.0.0/32', undefined],
    ['fd00::/128', undefined],
    ['', form],
    ['abc', form],
    ['10.0.0.0', form],
    ['10.0.0.0/8/8', form],
    ['abc/8', 'Not a valid IP address'],
    ['/8', 'Not a valid IP address'],
    ['abc/x', 'Not a valid IP address'],
    ['10.0.0.0/', 'Width must be an integer'],
    ['10.0.0.0/a', 'Width must be an integer'],
    ['10.0.0.0/1.5', 'Width must be an integer'],
    ['10.0.0.0/33', 'Max width for IPv4 is 32'],
    ['fd00::/129', 'Max width for IPv6 is 128'],
  ])('%s', (value, message) => expect(ipNetworkError(value)).toBe(message));
});

describe('parsePortRange', () => {
  // @sheet network-access/15.47 specification/5.4
  it.each([
    ['80', [80, 80]],
    [' 80 ', [80, 80]],
    ['1-45690', [1, 45690]],
    ['5-5', [5, 5]],
    ['65535', [65535, 65535]],
    ['65536', undefined],
    ['123456', undefined],
    ['9110-9100', undefined],
    ['80-', undefined],
    ['-80', undefined],
    ['80 - 90', undefined],
    ['80-90-100', undefined],
    ['a', undefined],
    ['', undefined],
  ])('%s', (value, range) => {
    expect(parsePortRange(value)).toEqual(range);
    expect(portRangeError(value)).toBe(range === undefined ? 'Not a valid port range' : undefined);
  });
});
