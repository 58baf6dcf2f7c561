import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../machine/files.ts';

const text = readFileSync(join(ROOT, 'docs/trust.md'), 'utf8');

/** The rows of the tables that have a column of tests, without their headings; a bar within a cell would be written `\|`. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| ?| ?\|$/g, '')))
  .filter((cells) => cells.length === 4 && cells[3] !== 'Tests');

const isTest = (path: string) =>
  /\.(?:test|e2e)\.tsx?$/.test(path) || /^(?:e2e\/faults|tools)\/[\w/-]+\.ts$/.test(path);

describe.each(rows.map((cells) => [cells[0] ?? '', cells] as const))(
  '%s',
  (_, [, , code = '', tests = '']) => {
    test('names code and tests that exist', () => {
      const named = [...tests.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, path = '']) => path);
      expect(named.length, 'no test').toBeGreaterThan(0);
      expect(named.filter((path) => !isTest(path))).toEqual([]);
      const paths = [...named, ...[...code.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)];
      expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    });

    test('names cells of the fault matrix that exist', () => {
      for (const [, path = '', names = ''] of tests.matchAll(/`([\w/.-]+\.ts)` \(([^)]*)\)/g)) {
        const source = readFileSync(join(ROOT, path), 'utf8');
        for (const [, name = ''] of names.matchAll(/`([^`]+)`/g)) expect(source).toContain(`name: '${name}'`);
      }
    });
  },
);

test('every table of what is contained was read', () => {
  expect(rows.length).toBeGreaterThan(30);
});
