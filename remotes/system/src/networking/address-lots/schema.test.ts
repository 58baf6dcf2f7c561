import * as v from 'valibot';
import { expect, test } from 'vitest';
import { blockSchema, overlapWith } from './schema.ts';

const TAKEN = [
  { firstAddress: '192.0.2.16', lastAddress: '192.0.2.31', of: 'the lot partner-trial' },
  { firstAddress: '2001:db8::', lastAddress: '2001:db8::ff', of: 'this lot' },
];

// @sheet operator/13.33
test.each([
  ['192.0.2.x', '192.0.2.9', { firstAddress: 'Not a valid IP address' }],
  ['', '', { firstAddress: 'Not a valid IP address', lastAddress: 'Not a valid IP address' }],
  ['192.0.2.1', '2001:db8::1', { lastAddress: 'Both addresses must be IPv4 or both IPv6' }],
  ['192.0.2.9', '192.0.2.1', { lastAddress: 'The first address must not be above the last' }],
  ['192.0.2.1', '192.0.2.16', {}],
])('a block from %s to %s has the errors %o', (firstAddress, lastAddress, expected) => {
  const { issues = [] } = v.safeParse(blockSchema, { firstAddress, lastAddress });
  expect(Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))).toEqual(expected);
});

test.each([
  ['192.0.2.1', '192.0.2.16', 'the lot partner-trial'],
  ['2001:db8::10', '2001:db8::10', 'this lot'],
  ['192.0.2.1', '192.0.2.15', undefined],
])('a block from %s to %s overlaps one of %s', (firstAddress, lastAddress, of) =>
  expect(overlapWith({ firstAddress, lastAddress }, TAKEN)?.of).toBe(of),
);
