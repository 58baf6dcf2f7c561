import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REMOTES } from '../../build/apps.ts';
import { ROOT } from '../machine/files.ts';
import { checksOf } from '../check.ts';
import { foldersOf } from './area-folders.ts';

const folders = readdirSync(join(ROOT, 'e2e'));

test.each(REMOTES)('%s has its own end-to-end tests', (area) => {
  expect(foldersOf(area, folders).length).toBeGreaterThan(0);
});

test('no folder of end-to-end tests belongs to two areas, and none of an area is forgotten', () => {
  const found = REMOTES.flatMap((area) => foldersOf(area, folders));
  expect(new Set(found).size).toBe(found.length);
  const rest = folders.filter((name) => !found.includes(name));
  expect(rest).toEqual(['across', 'faults', 'production', 'serving', 'shell', 'support']);
});

test('the checks of an area read its own folders where they can', () => {
  const checks = checksOf(['settings']);
  expect(checks.map(([name]) => name)).toEqual([
    'lint',
    'types',
    'format',
    'contract',
    'styles',
    'words',
    'citations',
    'imports',
  ]);
  expect(checks[0]?.[3]).toEqual(['--deny-warnings', 'remotes/settings', 'e2e/settings']);
  expect(checksOf([]).length).toBeGreaterThan(checks.length);
});
