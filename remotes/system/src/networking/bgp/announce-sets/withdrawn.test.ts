import { expect, test } from 'vitest';
import { poolsWithdrawn } from './withdrawn.ts';

const POOLS = [
  { name: 'public-v4', ranges: [{ first: '198.51.100.20', last: '198.51.100.60' }] },
  { name: 'reserve', ranges: [] },
];

// @sheet operator/13.91
test.each([
  [['198.51.100.0/26'], [], ['public-v4']],
  [['198.51.100.0/26'], ['198.51.100.0/25'], []],
  [['198.51.100.0/26'], ['198.51.100.0/27'], ['public-v4']],
  [['203.0.113.0/26'], [], []],
  [[], ['198.51.100.0/26'], []],
])('of %s, with %s left, pools lose %s', (before, after, pools) =>
  expect(poolsWithdrawn(before, after, POOLS)).toEqual(pools),
);
