import { isRecord, readJson } from '../machine/files.ts';

/** Tests of one part of `npm test`. */
export interface Counts {
  passed: number;
  failed: number;
}

const numberAt = (value: unknown, key: string): number => {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === 'number' ? found : 0;
};

/** A part with a failing exit code has at least one failure, even when its report has none. */
const withExit = (counts: Counts, code: number): Counts =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/** Counts of Vitest's JSON report. A file that could not be loaded counts as one failure. */
export function vitestCounts(path: string, code: number): Counts {
  const report = readJson(path);
  const files = isRecord(report) && Array.isArray(report['testResults']) ? report['testResults'] : [];
  const unloaded = files.filter(
    (file) =>
      isRecord(file) &&
      file['status'] === 'failed' &&
      Array.isArray(file['assertionResults']) &&
      file['assertionResults'].length === 0,
  );
  const failed = numberAt(report, 'numFailedTests') + unloaded.length;
  return withExit({ passed: numberAt(report, 'numPassedTests'), failed }, code);
}

/** Counts of Playwright's JSON report; a test that passed on the second try counts as passed and is listed by `retriedTests`. */
export function playwrightCounts(path: string, code: number): Counts {
  const report = readJson(path);
  const stats = isRecord(report) ? report['stats'] : undefined;
  const passed = numberAt(stats, 'expected') + numberAt(stats, 'flaky');
  return withExit({ passed, failed: numberAt(stats, 'unexpected') }, code);
}

const listAt = (value: unknown, key: string): unknown[] => {
  const found = isRecord(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
};

const textAt = (value: unknown, key: string): string => {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : '';
};

/** Tests of Playwright's JSON report that passed on the second try, as `file › title`. */
export function retriedTests(path: string): string[] {
  const inSuite = (suite: unknown): string[] => [
    ...listAt(suite, 'specs')
      .filter((spec) => listAt(spec, 'tests').some((one) => textAt(one, 'status') === 'flaky'))
      .map((spec) => `${textAt(spec, 'file')} › ${textAt(spec, 'title')}`),
    ...listAt(suite, 'suites').flatMap(inSuite),
  ];
  return listAt(readJson(path), 'suites').flatMap(inSuite);
}

/** Counts of a proof whose last line is such as `40/40 cells`; without such a line, its exit code counts as one test. */
export function proofCounts(output: string, code: number): Counts {
  const last = /^(\d+)\/(\d+) \w+$/.exec(output.trim().split('\n').at(-1) ?? '');
  if (last === null) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const [passed, all] = [Number(last[1]), Number(last[2])];
  return withExit({ passed, failed: all - passed }, code);
}
