import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeAtomically } from '../machine/files.ts';
import { temporary } from '../testing/fake-dist.ts';
import { e2eOutcomes, unitOutcomes } from './failed.ts';

function written(folder: string, report: unknown): string {
  const path = join(folder, 'report.json');
  writeAtomically(path, JSON.stringify(report));
  return path;
}

test('outcomes of unit tests are read, and a skipped test counts as failed', () => {
  using folder = temporary();
  const assertionResults = [
    { title: 'a', status: 'passed' },
    { title: 'b', status: 'failed' },
    { title: 'c', status: 'skipped' },
  ];
  const path = written(folder.path, {
    testResults: [
      { name: '/r/x.test.ts', assertionResults },
      { name: '/r/y.test.ts', assertionResults: [] },
    ],
  });
  expect([...unitOutcomes(path, '/r')]).toEqual([
    ['x.test.ts › a', 'passed'],
    ['x.test.ts › b', 'failed'],
    ['x.test.ts › c', 'failed'],
  ]);
});

test('outcomes of end-to-end tests, at any depth of describe blocks', () => {
  using folder = temporary();
  const suites = [
    {
      specs: [{ file: 'x.e2e.ts', title: 'a', ok: true }],
      suites: [{ specs: [{ file: 'x.e2e.ts', title: 'b', ok: false }] }],
    },
  ];
  expect([...e2eOutcomes(written(folder.path, { suites }))]).toEqual([
    ['x.e2e.ts › a', 'passed'],
    ['x.e2e.ts › b', 'failed'],
  ]);
});

test('a missing report has no outcomes', () => {
  expect(unitOutcomes('/nowhere', '/r').size).toBe(0);
  expect(e2eOutcomes('/nowhere').size).toBe(0);
});
