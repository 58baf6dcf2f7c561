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

/** A test in the report of a run. */
export interface Tried {
  /** Path from the root of the repository; of an end-to-end test from `e2e/`. */
  file: string;
  title: string;
  /** `file › title` with the titles around it; of a file that failed as a whole its path. */
  name: string;
  /** `flaky`: passed on the second try. */
  outcome: 'passed' | 'failed' | 'flaky' | 'skipped';
  /** The first lines of the message of a failed test. */
  message: string;
}

/** What took how many milliseconds. */
export type Time = readonly [name: string, time: number];

/** The tests of a run, and the times of their files; both are empty when there is no report. */
export interface Report {
  tests: Tried[];
  times: Time[];
}

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

/** Lines of a failure's message that the list at the end of the output shows. */
const LINES = 12;

/** The first lines of a message without terminal colors, which both runners put into their reports. */
const plain = (text: string): string => stripVTControlCharacters(text).split('\n').slice(0, LINES).join('\n');

/** The statuses of both runners. */
const OUTCOMES: Readonly<Record<string, Tried['outcome']>> = {
  passed: 'passed',
  failed: 'failed',
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
};

/**
 * Vitest's JSON report. A file that failed without a failed test, such as one that could not be loaded, counts as one.
 * @param root the folder that file names are relative to
 */
export function vitestReport(path: string, root = ROOT): Report {
  const files = listAt(readJson(path), 'testResults').map((one) => {
    const file = relative(root, textAt(one, 'name'));
    const tests = listAt(one, 'assertionResults').map((test): Tried => ({
      file,
      title: textAt(test, 'title'),
      name: `${file} › ${textAt(test, 'fullName')}`,
      outcome: OUTCOMES[textAt(test, 'status')] ?? 'skipped',
      message: plain(listAt(test, 'failureMessages').join('\n')),
    }));
    if (textAt(one, 'status') === 'failed' && tests.every(({ outcome }) => outcome !== 'failed'))
      tests.push({ file, title: '', name: file, outcome: 'failed', message: plain(textAt(one, 'message')) });
    return { tests, time: [file, numberAt(one, 'endTime') - numberAt(one, 'startTime')] as const };
  });
  return { tests: files.flatMap(({ tests }) => tests), times: files.map(({ time }) => time) };
}

const specsIn = (suite: unknown): unknown[] => [
  ...listAt(suite, 'specs'),
  ...listAt(suite, 'suites').flatMap(specsIn),
];

/** Playwright's JSON report; also of `--list`, which runs no test. The time of a file is that of its tests, one after the other. */
export function playwrightReport(path: string): Report {
  const times = new Map<string, number>();
  const tests = listAt(readJson(path), 'suites')
    .flatMap(specsIn)
    .flatMap((spec) => {
      const [file, title] = [textAt(spec, 'file'), textAt(spec, 'title')];
      return listAt(spec, 'tests').map((test): Tried => {
        const results = listAt(test, 'results');
        const time = results.reduce<number>((sum, result) => sum + numberAt(result, 'duration'), 0);
        times.set(file, (times.get(file) ?? 0) + time);
        const errors = listAt(results.at(-1), 'errors').map((error) => textAt(error, 'message'));
        const outcome = OUTCOMES[textAt(test, 'status')] ?? 'skipped';
        return { file, title, name: `${file} › ${title}`, outcome, message: plain(errors.join('\n')) };
      });
    });
  return { tests, times: [...times] };
}

/** A part with a failing exit code has at least one failure, even when its report has none. */
const withExit = (counts: Counts, code: number): Counts =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/** Counts of the tests of a run with an exit code; a test that passed on the second try counts as passed. */
export function countsOf(tests: readonly Tried[], code: number): Counts {
  const count = (...outcomes: readonly Tried['outcome'][]) =>
    tests.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return withExit(
    { passed: count('passed', 'flaky'), failed: count('failed'), skipped: count('skipped') },
    code,
  );
}

export const failed = (tests: readonly Tried[]): Tried[] =>
  tests.filter(({ outcome }) => outcome === 'failed');

/**
 * Joins a run of all files with a second run of those that failed. What fails in both has failed; what passes in the second
 * counts as passed and is named. A failure that only the second run has counts as well.
 */
export function afterSecondTry(
  first: readonly Tried[],
  second: readonly Tried[],
  code: number,
): { counts: Counts; failures: Tried[]; retried: string[] } {
  const failures = failed(second);
  const { passed, failed: before, skipped = 0 } = countsOf(first, 1);
  const { failed: still } = countsOf(second, code);
  const names = new Set(failures.map(({ name }) => name));
  return {
    counts: { passed: passed + before - still, failed: still, skipped },
    failures,
    retried: failed(first)
      .map(({ name }) => name)
      .filter((name) => !names.has(name)),
  };
}

/** Lines of the ten that took longest, with a heading. */
export const slowest = (what: string, times: readonly Time[]): string[] => [
  `Slowest ${what}:`,
  ...times
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 10)
    .map(([name, time]) => `${(time / 1000).toFixed(1).padStart(8)} s  ${name}`),
];

/** Lines that say what failed: those with the word FAIL; the last lines of an output that has none. */
function problemsOf(output: string): string[] {
  const lines = stripVTControlCharacters(output).trim().split('\n');
  const marked = lines.filter((line) => /\bFAIL\b/.test(line));
  return marked.length > 0 ? marked : lines.slice(-LINES);
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
