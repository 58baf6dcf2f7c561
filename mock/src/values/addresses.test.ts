import { expect, it } from 'vitest';
import {
  contains,
  formatAddress,
  nextFree,
  overlaps,
  parseAddress,
  parseBlock,
  parseRange,
  sizeOf,
  usableOf,
} from './addresses.ts';

const range = (first: string, last: string) => parseRange({ first, last });

it('parses and formats addresses of both families', () => {
  for (const text of ['0.0.0.0', '203.0.113.255', '::', 'fd00::1', '2001:db8:8000::ffff']) {
    const address = parseAddress(text);
    expect(address && formatAddress(address)).toBe(text);
  }
  for (const text of ['', '1.2.3', '1.2.3.256', '1.2.3.4.5', 'fe80::1%eth0', '10', '0x7f.1'])
    expect(parseAddress(text)).toBeUndefined();
});

it('counts ranges beyond the precision of a double', () => {
  const huge = range('2001:db8::', '2001:db8::ffff:ffff:ffff:ffff');
  expect(huge && sizeOf(huge)).toBe(18446744073709551616n);
  expect(range('10.0.0.9', '10.0.0.1')).toBeUndefined();
  expect(range('10.0.0.9', '::1')).toBeUndefined();
});

it('returns the lowest free address, over several ranges', () => {
  const spans = [range('10.0.0.1', '10.0.0.2'), range('fd00::ffff', 'fd00::1:1')].flatMap(
    (span) => span ?? [],
  );
  expect(nextFree(spans, [])).toBe('10.0.0.1');
  expect(nextFree(spans, ['10.0.0.1', '10.0.0.2', 'fd00:0::ffff'])).toBe('fd00::1:0');
  expect(nextFree(spans, ['10.0.0.1', '10.0.0.2', 'fd00::ffff', 'fd00::1:0', 'fd00::1:1'])).toBeUndefined();
});

it('parses blocks', () => {
  const block = parseBlock('172.30.1.7/22');
  const usable = block && usableOf(block);
  expect(
    usable && [
      formatAddress({ version: 4, value: usable.first }),
      formatAddress({ version: 4, value: usable.last }),
    ],
  ).toEqual(['172.30.0.5', '172.30.3.254']);
  const other = parseBlock('172.30.3.0/24');
  expect(block && other && overlaps(block, other)).toBe(true);
  const inside = parseAddress('172.30.4.0');
  expect(block && inside && contains(block, inside)).toBe(false);
  expect(parseBlock('172.30.0.0/33')).toBeUndefined();
});
