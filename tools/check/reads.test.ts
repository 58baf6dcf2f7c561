import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../machine/files.ts';

/** Reads that wait for the sign-in over the page and then continue without another click. */
const WAITS = /\bfetchToShow\(|\bafterSignIn: true/;

/** A form, an action or another write. */
const WRITES = /from '@console\/shared\/forms'|\b(?:callTo|runOperation|runAbortable|useOperation)\(/;

/** Files with both, and why nothing is written after such a read. */
const SEPARATE: Readonly<Record<string, string>> = {
  'remotes/project/src/jobs/instances.ts': 'only its last step waits, which writes nothing',
  'remotes/system/src/access/queries.ts': 'what waits names users; policies are written without it',
  'remotes/system/src/inventory/waiting/follow.ts': 'its write belongs to a button of the finished entry',
};

const found = globSync('{shared,shell/src,remotes/*/src}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/*.test.ts', '**/*.test.tsx', 'shared/runtime/**', 'shared/query/**'],
}).filter((path) => WAITS.test(readFileSync(join(ROOT, path), 'utf8')));

// @sheet common-ui/34.41
test('what waits for a sign-in is not in a file that writes', () => {
  expect(found.length).toBeGreaterThan(10);
  const both = found.filter((path) => WRITES.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(both.toSorted()).toEqual(Object.keys(SEPARATE));
});
