import { expect, test } from 'vitest';
import { testsOf } from './tests-of.ts';

const imports = [
  ['shared/query/page.test.ts', 'shared/query/index.ts'],
  ['shared/query/index.ts', 'shared/query/page.ts'],
  ['remotes/a/src/list.test.tsx', 'shared/query/index.ts'],
  ['shared/query/next.test.ts', 'shared/query/page.ts'],
  ['remotes/a/src/list.tsx', 'shared/query/index.ts'],
  ['remotes/a/src/routes.ts', 'remotes/a/src/list.tsx'],
  ['remotes/a/src/far.test.ts', 'remotes/a/src/routes.ts'],
  ['shared/query/other.test.ts', 'shared/query/other.ts'],
].map(([from = '', to = '']) => ({ from, to }));

test('the nearest tests come first, distant ones are left out', () => {
  expect(testsOf('shared/query/page.ts', imports)).toEqual([
    'shared/query/next.test.ts',
    'shared/query/page.test.ts',
    'remotes/a/src/list.test.tsx',
  ]);
});

test('a file that no test imports has none', () => {
  expect(testsOf('remotes/a/src/alone.ts', imports)).toEqual([]);
});
