import { relative } from 'node:path';
import { readJson } from '../machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';

const list = (value: unknown, key: string): unknown[] => {
  const found = isRecord(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
};

/** Outcome of each test of a report, by file and title. */
export type Outcomes = ReadonlyMap<string, 'passed' | 'failed'>;

/** The name of a test in a report: its file, from the root of the repository or from `e2e/`, and its title. */
export const testName = (file: string, title: string): string => `${file} › ${title}`;

const text = (value: unknown, key: string): string => {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : '';
};

const outcome = (isPassed: boolean) => (isPassed ? 'passed' : 'failed');

/**
 * Outcomes in Vitest's JSON report; empty when there is no report.
 * @param root the folder that file names are relative to
 */
export function unitOutcomes(path: string, root: string): Outcomes {
  return new Map(
    list(readJson(path), 'testResults').flatMap((file) =>
      list(file, 'assertionResults').map((test) => [
        testName(relative(root, text(file, 'name')), text(test, 'title')),
        outcome(text(test, 'status') === 'passed'),
      ]),
    ),
  );
}

/** Outcomes in Playwright's JSON report; empty when there is no report. */
export function e2eOutcomes(path: string): Outcomes {
  const specs = (suite: unknown): unknown[] => [
    ...list(suite, 'specs'),
    ...list(suite, 'suites').flatMap(specs),
  ];
  return new Map(
    specs(readJson(path)).map((spec) => [
      testName(text(spec, 'file'), text(spec, 'title')),
      outcome(isRecord(spec) && spec['ok'] === true),
    ]),
  );
}
