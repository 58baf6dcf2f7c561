import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isSameSet } from '@console/shared/sets';
import { allowedOf, ANYONE, linesOf, NETWORK_LINES, readNetworks } from './networks.ts';
import { allowListSchema } from './schema.ts';

const read = (text: string) => readNetworks(text).map(({ network, error, note }) => network ?? error ?? note);

describe('typed networks', () => {
  test('are separated by line breaks, blanks, commas or semicolons', () =>
    expect(read('192.0.2.0/24\n198.51.100.0/25, 2001:db8::/32\t10.0.0.0/8')).toEqual([
      '192.0.2.0/24',
      '198.51.100.0/25',
      '2001:db8::/32',
      '10.0.0.0/8',
    ]));

  test.each([
    ['192.0.2.7', '192.0.2.7/32'],
    ['2001:DB8::1', '2001:db8::1/128'],
  ])('a bare address %s is completed to %s, with a note', (text, network) =>
    expect(readNetworks(text)).toEqual([{ text, network, note: `Sent as ${network}` }]),
  );

  test.each([
    ['0.0.0.0/0', '0.0.0.0/0: This is every address. Choose Anyone'],
    ['::/0', '::/0: This is every address. Choose Anyone'],
    ['0.0.0.0', '0.0.0.0: No computer can have this address'],
    ['::/128', '::/128: No computer can have this address'],
    ['192.0.2.7/24', '192.0.2.7/24: Use 192.0.2.0/24'],
    ['192.0.2.0/33', '192.0.2.0/33: Max width for IPv4 is 32'],
    ['north', 'north: Must contain an IP address and a width, separated by a /'],
  ])('%s is refused: %s', (text, message) => expect(read(text)).toEqual([message]));

  // @sheet corrections/R17 operator/13.35
  test('a duplicate is sent once, and only noted', () =>
    expect(read('2001:db8::/32 2001:0db8:0::/32 192.0.2.7 192.0.2.7/32')).toEqual([
      '2001:db8::/32',
      '2001:0db8:0::/32 is listed twice',
      '192.0.2.7/32',
      '192.0.2.7/32 is listed twice',
    ]));

  test('a network within another one only has a note', () =>
    expect(readNetworks('10.0.0.0/8 10.1.0.0/16').map(({ note }) => note)).toEqual([
      undefined,
      'Part of 10.0.0.0/8',
    ]));
});

test('"Anyone" is a separate line, which overrides networks', () => {
  expect(linesOf({ allow: 'any' })).toEqual([ANYONE]);
  expect(allowedOf(['192.0.2.0/24', ANYONE])).toEqual({ allow: 'any' });
  expect(allowedOf(['192.0.2.0/24'])).toEqual({ allow: 'list', ips: ['192.0.2.0/24'] });
  expect(isSameSet(['2001:DB8::/32'], ['2001:db8::/32'], NETWORK_LINES)).toBe(true);
});

test.each([
  [1000, undefined],
  [1001, 'At most 1,000 networks are allowed. This list has 1,001.'],
])('a list of %i networks has the error %s', (count, message) => {
  const networks = Array.from({ length: count }, (_, at) => `10.${at >> 8}.${at & 255}.0/24`).join('\n');
  const { issues = [] } = v.safeParse(allowListSchema, { allow: 'list', networks });
  expect(issues[0]?.message).toBe(message);
});
