// @vitest-environment happy-dom
import { localIdpUserCreate, projectCreate, projectDelete } from '@console/shared/api';
import type { SentWrite } from '@console/shared/runtime';
import { store } from '@console/shared/runtime';
import { beforeEach, expect, test } from 'vitest';
import { scriptOf } from './script-text.ts';
import { keepForScript, scriptAtom } from './script.ts';

const write = (
  operation: SentWrite['operation'],
  input: SentWrite['input'],
  output: Promise<unknown> = Promise.resolve({}),
): SentWrite => ({
  operation,
  input,
  options: {},
  sentAt: 0,
  answer: Promise.resolve({ response: new Response() }),
  output,
});
const script = () => scriptOf(store.get(scriptAtom), new Date(0));

beforeEach(() => store.set(scriptAtom, []));

// @sheet common-ui/34.65
test('has the changes that succeeded in the order they were sent, as commands', async () => {
  const { promise: late, resolve } = Promise.withResolvers<unknown>();
  const first = keepForScript(write(projectCreate, { body: { name: 'a', description: '' } }, late));
  await keepForScript(write(projectDelete, { path: { project: 'b' } }));
  await keepForScript(write(projectDelete, { path: { project: 'c' } }, Promise.reject(new Error('refused'))));
  resolve({});
  await first;
  expect(script()).toMatch(
    /^#!\/bin\/sh\n# Changes made in .* until 1970-01-01T00:00:00\.000Z[\s\S]*\nset -e\n\noxide api '\/v1\/projects'[\s\S]*"name": "a"[\s\S]*JSON\n\noxide api '\/v1\/projects\/b' \\\n {4}--method DELETE\n$/,
  );
  expect(script()).not.toContain('projects/c');
});

test('has named commands where the CLI has them, and never a secret', async () => {
  const body = { externalId: 'ada', password: { mode: 'password', value: 'hush' } };
  await keepForScript(write(localIdpUserCreate, { query: { silo: 'harbor-labs' }, body }));
  expect(script()).toContain('oxide silo idp local user create');
  expect(script()).toMatch(/# Replace \$\w+ before you run this\./);
  expect(script()).not.toContain('hush');
});

test('excludes sign-ins and the data of uploads', async () => {
  await keepForScript(write({ ...projectDelete, id: 'loginLocal' }, {}));
  await keepForScript(write({ ...projectDelete, id: 'diskBulkWriteImport' }, {}));
  expect(store.get(scriptAtom)).toEqual([]);
});
