import { expect, test } from 'vitest';
import { parseNet } from '@console/shared/format';
import { type ReachFacts, unreachedOf } from './range-reach.ts';

const net = (text: string) => {
  const range = parseNet(text);
  if (!range) throw new Error(`${text} is no network`);
  return range;
};

const facts: ReachFacts = {
  exported: ['198.51.100.0/26'],
  blocks: [{ firstAddress: '198.51.100.0', lastAddress: '198.51.100.127' }],
  usesBgp: true,
};

test('a range is unreachable where no peer receives it, and outside every lot', () => {
  expect(unreachedOf(net('198.51.100.0/24'), facts)).toEqual({
    count: 192n,
    reasons: [
      'No peer receives 198.51.100.64–198.51.100.255.',
      'No address lot contains 198.51.100.128–198.51.100.255.',
    ],
  });
  expect(unreachedOf(net('198.51.100.0/27'), facts)).toEqual({ count: 0n, reasons: [] });
});

test('without BGP only the lots count', () =>
  expect(unreachedOf(net('198.51.100.0/25'), { ...facts, exported: [], usesBgp: false })).toEqual({
    count: 0n,
    reasons: [],
  }));

test.each(['exported', 'blocks', 'usesBgp'] as const)('nothing is claimed when %s is not known', (key) =>
  expect(unreachedOf(net('198.51.100.0/24'), { ...facts, [key]: undefined })).toBeUndefined(),
);
