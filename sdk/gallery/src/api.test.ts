import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../src/generate.ts';

const FOLDER = join(import.meta.dirname, '..');

test('the operations of the service are those of its document', () => {
  const document = join(FOLDER, 'openapi.json');
  // When this fails: cd sdk/gallery && node ../src/cli.ts generate vault openapi.json
  expect(generate({ service: 'vault', document, folder: FOLDER, check: true })).toEqual([]);
});
