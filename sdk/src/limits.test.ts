import { expect, it } from 'vitest';
import { BUDGETS as OURS } from '../../tools/build/budgets.ts';
import { BUDGETS, budgetProblems, foreignModules } from './limits.ts';

it('an area of another team has the budgets of the console’s areas', () => {
  const bytes = (what: string) => 1000 * (OURS.find((budget) => budget.what === what)?.kb ?? 0);
  expect(BUDGETS).toEqual({
    entry: bytes('entry of a remote'),
    routes: bytes('shapes of the routes of a remote'),
    page: bytes('page of a remote'),
  });
});

it('names each file that exceeds its budget, and no other', () => {
  const sizes = new Map([
    ['remoteEntry.01234567.js', 7_200],
    ['__federation_expose_area.01234567.js', 7_200],
    ['list.01234567.js', 7_200],
    ['create.01234567.js', 20],
  ]);
  expect(budgetProblems(sizes, { entry: 7_100, routes: 7_200, page: 7_000 })).toEqual([
    'remoteEntry.01234567.js: the entry has 7200 bytes (brotli) of 7100',
    'list.01234567.js: a page has 7200 bytes (brotli) of 7000',
  ]);
});

it.each([
  ['/x/node_modules/react/index.js', ['react']],
  ['/x/node_modules/react-router/dist/index.js', ['react-router']],
  ['javascript/esm|/x/node_modules/@tanstack/react-query/build/index.js', ['@tanstack/react-query']],
  ['/x/node_modules/lucide-react/dist/icon.js', []],
  ['/x/node_modules/@console/sdk/shared/query/index.js', []],
  ['/x/src/react/list.tsx', []],
  ['consume shared module (default) react@^19.3.1 (singleton)', []],
])('a build with %s contains %j of the shell', (name, found) => {
  expect(foreignModules([name, name])).toEqual(found);
});
