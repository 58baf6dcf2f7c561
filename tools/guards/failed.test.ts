import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeAtomically } from '../files.ts';
import { temporary } from '../testing/fake-dist.ts';
import { journeyOutcomes, unitOutcomes } from './failed.ts';

function written(folder: string, report: unknown): string {
  const path = join(folder, 'report.json');
  writeAtomically(path, JSON.stringify(report));
  return path;
}

test('outcomes of unit tests', () => {
  using folder = temporary();
  const assertionResults = [
    { title: 'a', status: 'passed' },
    { title: 'b', status: 'failed' },
    { title: 'c', status: 'skipped' },
  ];
  const path = written(folder.path, { testResults: [{ assertionResults }, { assertionResults: [] }] });
  expect([...unitOutcomes(path)]).toEqual([
    ['a', 'passed'],
    ['b', 'failed'],
    ['c', 'failed'],
  ]);
});

test('outcomes of journeys, however deep they are described', () => {
  using folder = temporary();
  const suites = [{ specs: [{ title: 'a', ok: true }], suites: [{ specs: [{ title: 'b', ok: false }] }] }];
  expect([...journeyOutcomes(written(folder.path, { suites }))]).toEqual([
    ['a', 'passed'],
    ['b', 'failed'],
  ]);
});

test('a report that was not written has none', () => {
  expect(unitOutcomes('/nowhere').size).toBe(0);
  expect(journeyOutcomes('/nowhere').size).toBe(0);
});
