import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporary } from '../../tools/testing/fake-dist.ts';
import { generate } from './generate.ts';

const DOCUMENT = {
  openapi: '3.1.0',
  paths: { '/v1/backups': { get: { operationId: 'backup_list', responses: { 200: {} } } } },
};

function begin(folder: string) {
  const document = join(folder, 'openapi.json');
  writeFileSync(document, JSON.stringify(DOCUMENT));
  return { service: 'backups', document, folder };
}

test('writes the module of a service and its document once, and reports when they are old', () => {
  using folder = temporary();
  const options = begin(folder.path);
  const files = ['src/api/backups.ts', 'src/api/backups.json'];
  expect(generate({ ...options, check: true })).toEqual(files);
  expect(generate(options)).toEqual(files);
  expect(readFileSync(join(folder.path, 'src/api/backups.ts'), 'utf8')).toContain(
    "defineOperations('backups', {",
  );
  expect(generate({ ...options, check: true })).toEqual([]);
  writeFileSync(options.document, JSON.stringify({ ...DOCUMENT, info: { title: 'Backups' } }));
  expect(generate({ ...options, check: true })).toEqual(['src/api/backups.json']);
});

test.each([
  ['a name that is no part of a path', { service: 'Back ups' }, 'is no name of a service'],
  ['a document that is missing', { document: 'nowhere.json' }, 'nowhere.json does not exist'],
])('%s is refused', (_, change, message) => {
  using folder = temporary();
  expect(() => generate({ ...begin(folder.path), ...change })).toThrow(message);
});
