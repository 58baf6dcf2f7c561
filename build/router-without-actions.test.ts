import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutActions } from './router-without-actions.ts';

const FOLDER = join(import.meta.dirname, '../node_modules/react-router/dist/production/lib/router');
const SOURCE = readFileSync(join(FOLDER, 'router.js'), 'utf8');

test('the functions keep their names and parameters, and no other code changes', () => {
  const code = withoutActions(SOURCE);
  expect(code.length).toBeLessThan(SOURCE.length);
  for (const head of [
    'async function handleAction(request',
    'async function fetch(key',
    'normalizeNavigateOptions(isFetcher',
  ])
    expect(code).toContain(head);
  const kept = (text: string, name: string) =>
    new RegExp(`^\\tasync function ${name}\\([\\s\\S]*?^\\t\\}$`, 'm').exec(text)?.[0];
  for (const name of ['navigate', 'startNavigation', 'handleLoaders', 'discoverRoutes'])
    expect(kept(code, name)).toBe(kept(SOURCE, name));
});

test('a submission is an error, a plain navigation has its path', () => {
  const [, body = ''] =
    /function normalizeNavigateOptions\(isFetcher, path, opts\) \{\n([\s\S]*?)^\}/m.exec(
      withoutActions(SOURCE),
    ) ?? [];
  expect(body).toBe('\tif (isSubmissionNavigation(opts)) throw unused();\n\treturn { path };\n');
});

test('a release that writes a function in another form fails the build', () => {
  expect(() =>
    withoutActions(SOURCE.replace('async function handleAction(', 'function handleAction(')),
  ).toThrow('handleAction');
});
