import { isRecord, readJson } from '../files.ts';

const list = (value: unknown, key: string): unknown[] => {
  const found = isRecord(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
};

/** How a test of a report ended, by its title. */
export type Outcomes = ReadonlyMap<string, 'passed' | 'failed'>;

const titled = (test: unknown, outcome: string): [string, 'passed' | 'failed'][] =>
  isRecord(test) && typeof test['title'] === 'string'
    ? [[test['title'], outcome === 'passed' ? 'passed' : 'failed']]
    : [];

/** Outcomes of Vitest's JSON report; none when there is no report. */
export function unitOutcomes(path: string): Outcomes {
  const tests = list(readJson(path), 'testResults').flatMap((file) => list(file, 'assertionResults'));
  return new Map(tests.flatMap((test) => titled(test, isRecord(test) ? String(test['status']) : '')));
}

/** Outcomes of Playwright's JSON report; none when there is no report. */
export function journeyOutcomes(path: string): Outcomes {
  const specs = (suite: unknown): unknown[] => [
    ...list(suite, 'specs'),
    ...list(suite, 'suites').flatMap(specs),
  ];
  return new Map(
    specs(readJson(path)).flatMap((spec) =>
      titled(spec, isRecord(spec) && spec['ok'] === true ? 'passed' : ''),
    ),
  );
}
