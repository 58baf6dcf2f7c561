import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT, readJson } from '../machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';

/** Tests of one part of `npm test`. */
export interface Counts {
  passed: number;
  failed: number;
  /** Tests that were left out. */
  skipped?: number;
  /** What failed, in lines for the end of the output; parts whose report lists failures by name have none. */
  problems?: string[];
}

/** Adds up the counts of parts. */
export const sumOf = (parts: readonly Counts[]): Required<Omit<Counts, 'problems'>> => ({
  passed: parts.reduce((sum, { passed }) => sum + passed, 0),
  failed: parts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: parts.reduce((sum, { skipped = 0 }) => sum + skipped, 0),
});

/** The result of a run: `N passed, N failed`, and `N skipped` when tests were left out. */
export const resultLine = ({ passed, failed, skipped = 0 }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;

const numberAt = (value: unknown, key: string): number => {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === 'number' ? found : 0;
};

const listAt = (value: unknown, key: string): unknown[] => {
  const found = isRecord(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
};

const textAt = (value: unknown, key: string): string => {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : '';
};

/** A part with a failing exit code has at least one failure, even when its report has none. */
const withExit = (counts: Counts, code: number): Counts =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/** A test that failed: `file › title`, and the first lines of its message. */
export interface Failure {
  name: string;
  message: string;
}

/** Lines of a failure's message that the list at the end of the output shows. */
const LINES = 12;

/** The first lines of a message without terminal colors, which both runners put into their reports. */
const plain = (text: string): string => stripVTControlCharacters(text).split('\n').slice(0, LINES).join('\n');

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
  const skipped = numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests');
  return withExit({ passed: numberAt(report, 'numPassedTests'), failed, skipped }, code);
}

/** Files of Vitest's JSON report that have a failed test or could not be loaded. */
export function vitestFailedFiles(path: string): string[] {
  return listAt(readJson(path), 'testResults')
    .filter((file) => textAt(file, 'status') === 'failed')
    .map((file) => relative(ROOT, textAt(file, 'name')));
}

/** What two runs say together: the second is of the files that failed in the first. */
export interface SecondTry {
  counts: Counts;
  /** What failed again. */
  failures: Failure[];
  /** Names of what failed in the first run only. */
  retried: string[];
}

/**
 * Joins a run of all files with a second run of those that failed. What fails in both has failed; what passes in the second
 * counts as passed and is named. A failure that only the second run has counts as well.
 */
export function afterSecondTry(
  first: Counts,
  failed: readonly Failure[],
  second: Counts,
  again: readonly Failure[],
): SecondTry {
  const names = new Set(again.map(({ name }) => name));
  const retried = failed.filter(({ name }) => !names.has(name)).map(({ name }) => name);
  return {
    counts: {
      passed: first.passed + first.failed - second.failed,
      failed: second.failed,
      skipped: first.skipped ?? 0,
    },
    failures: [...again],
    retried,
  };
}

/** Failed tests of Vitest's JSON report, and files that could not be loaded. */
export function vitestFailures(path: string): Failure[] {
  return listAt(readJson(path), 'testResults').flatMap((file) => {
    const name = relative(ROOT, textAt(file, 'name'));
    const tests = listAt(file, 'assertionResults');
    if (tests.length === 0 && textAt(file, 'status') === 'failed')
      return [{ name, message: plain(textAt(file, 'message')) }];
    return tests
      .filter((one) => textAt(one, 'status') === 'failed')
      .map((one) => ({
        name: `${name} › ${textAt(one, 'fullName')}`,
        message: plain(listAt(one, 'failureMessages').join('\n')),
      }));
  });
}

/** What took how many milliseconds. */
export type Time = readonly [name: string, time: number];

/** Times of the files of Vitest's JSON report. */
export const vitestTimes = (path: string): Time[] =>
  listAt(readJson(path), 'testResults').map((file) => [
    relative(ROOT, textAt(file, 'name')),
    numberAt(file, 'endTime') - numberAt(file, 'startTime'),
  ]);

/** Times of the files of Playwright's JSON report: those of all tests in it, one after the other. */
export function playwrightTimes(path: string): Time[] {
  const timeOf = (suite: unknown): number =>
    listAt(suite, 'specs')
      .flatMap((spec) => listAt(spec, 'tests'))
      .flatMap((one) => listAt(one, 'results'))
      .reduce<number>((sum, result) => sum + numberAt(result, 'duration'), 0) +
    listAt(suite, 'suites').reduce<number>((sum, inner) => sum + timeOf(inner), 0);
  return listAt(readJson(path), 'suites').map((file) => [textAt(file, 'file'), timeOf(file)]);
}

/** Lines of the ten that took longest, with a heading. */
export const slowest = (what: string, times: readonly Time[]): string[] => [
  `Slowest ${what}:`,
  ...times
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 10)
    .map(([name, time]) => `${(time / 1000).toFixed(1).padStart(8)} s  ${name}`),
];

/** Counts of Playwright's JSON report; a test that passed on the second try counts as passed and is listed by `retriedTests`. */
export function playwrightCounts(path: string, code: number): Counts {
  const report = readJson(path);
  const stats = isRecord(report) ? report['stats'] : undefined;
  const passed = numberAt(stats, 'expected') + numberAt(stats, 'flaky');
  const skipped = numberAt(stats, 'skipped');
  return withExit({ passed, failed: numberAt(stats, 'unexpected'), skipped }, code);
}

/** Number of tests in Playwright's JSON report of `--list`, which ran none of them. */
export function playwrightListed(path: string): number {
  const inSuite = (suite: unknown): number =>
    listAt(suite, 'specs').reduce<number>((sum, spec) => sum + listAt(spec, 'tests').length, 0) +
    listAt(suite, 'suites').reduce<number>((sum, inner) => sum + inSuite(inner), 0);
  return inSuite(readJson(path));
}

/** Tests of Playwright's JSON report that ended with a status, however deep their suite is. */
function playwrightTests(path: string, status: 'flaky' | 'unexpected'): Failure[] {
  const inSuite = (suite: unknown): Failure[] => [
    ...listAt(suite, 'specs').flatMap((spec) =>
      listAt(spec, 'tests')
        .filter((one) => textAt(one, 'status') === status)
        .map((one) => ({
          name: `${textAt(spec, 'file')} › ${textAt(spec, 'title')}`,
          message: plain(
            listAt(listAt(one, 'results').at(-1), 'errors')
              .map((error) => textAt(error, 'message'))
              .join('\n'),
          ),
        })),
    ),
    ...listAt(suite, 'suites').flatMap(inSuite),
  ];
  return listAt(readJson(path), 'suites').flatMap(inSuite);
}

/** Failed tests of Playwright's JSON report. */
export const playwrightFailures = (path: string): Failure[] => playwrightTests(path, 'unexpected');

/** Tests of Playwright's JSON report that passed on the second try, as `file › title`. */
export const retriedTests = (path: string): string[] =>
  playwrightTests(path, 'flaky').map(({ name }) => name);

/** Lines that say what failed: those with the word FAIL; the last lines of an output that has none. */
function problemsOf(output: string): string[] {
  const lines = stripVTControlCharacters(output).trim().split('\n');
  const failed = lines.filter((line) => /\bFAIL\b/.test(line));
  return failed.length > 0 ? failed : lines.slice(-LINES);
}

/**
 * Counts of a proof whose last line is such as `40/40 cells`; without such a line, its exit code counts as one test. A
 * proof prints FAIL in each line that reports a failure, so that the end of the whole output can repeat them.
 */
export function proofCounts(output: string, code: number): Counts {
  const last = /^(\d+)\/(\d+) \w+$/.exec(output.trim().split('\n').at(-1) ?? '');
  const [passed, all] = last === null ? [code === 0 ? 1 : 0, 1] : [Number(last[1]), Number(last[2])];
  const counts = withExit({ passed, failed: all - passed }, code);
  return counts.failed === 0 ? counts : { ...counts, problems: problemsOf(output) };
}
