import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inArea } from './in-area.ts';

const FOLDER = join(import.meta.dirname, '..');

test('modules of the SDK are imported from its package', () => {
  expect(inArea("import { mock } from '../../../src/mock-service.ts';\n")).toBe(
    "import { mock } from '@console/sdk/mock-service';",
  );
});

test.each(globSync('{backups,extension}/*.{ts,tsx}', { cwd: FOLDER }))(
  '%s imports nothing that an area outside of this repository cannot',
  (path) => {
    const source = inArea(readFileSync(join(FOLDER, path), 'utf8'));
    const outside = [...source.matchAll(/from '(\.\.\/\.\.[^']*|@console\/(?!shared\/|sdk\/)[^']*)'/g)];
    expect(outside.map(([, found]) => found)).toEqual([]);
  },
);
