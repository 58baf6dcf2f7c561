import { parseNet } from '@console/shared/format';
import { expect, test } from 'vitest';
import { reachOf } from './reach.ts';

const ranges = ['198.51.100.0/26', '198.51.100.64/26'].flatMap((text) => parseNet(text) ?? []);

// @sheet operator/13.92
test.each([
  ['announced', ['198.51.100.0/25']],
  ['announced', ['198.51.100.64/26', '198.51.100.0/26', '10.0.0.0/8']],
  ['partly', ['198.51.100.0/26', '198.51.100.64/27']],
  ['partly', []],
  ['partly', ['fd00::/8', 'garbage']],
])('addresses are %s by %j', (reach, networks) => expect(reachOf(true, ranges, networks)).toBe(reach));

test('a silo without addresses misses none', () => expect(reachOf(true, [], [])).toBe('announced'));

test('without BGP no address can be announced', () =>
  expect(reachOf(false, ranges, ['198.51.100.0/25'])).toBe('unused'));
