import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporary, writeFiles } from './fake-dist.ts';
import { ROOT } from '../machine/files.ts';
import {
  afterSecondTry,
  countsOf,
  playwrightReport,
  proofCounts,
  resultLine,
  slowest,
  sumOf,
  vitestReport,
  type Report,
  type Tried,
} from './test-reports.ts';

/** A report that is read from a file with this content. */
function read(of: (path: string) => Report, content: object): Report {
  using folder = temporary();
  writeFiles(folder.path, { 'a.json': JSON.stringify(content) });
  return of(join(folder.path, 'a.json'));
}

const UNIT = {
  testResults: [
    {
      name: join(ROOT, 'shared/a.test.ts'),
      status: 'failed',
      startTime: 1000,
      endTime: 3500,
      assertionResults: [
        {
          status: 'failed',
          title: 'adds',
          fullName: 'sums adds',
          failureMessages: ['\u001B[31mexpected 2\u001B[39m'],
        },
        { status: 'passed' },
        { status: 'pending' },
        { status: 'todo' },
      ],
    },
    {
      name: join(ROOT, 'shared/b.test.ts'),
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    },
    { name: join(ROOT, 'shared/c.test.ts'), status: 'passed', assertionResults: [{ status: 'passed' }] },
  ],
};

const spec = (title: string, status: string, ...results: object[]) => ({
  title,
  file: 'a.e2e.ts',
  tests: [{ status, results }],
});
const inner = {
  specs: [
    spec('wobbles', 'flaky', { duration: 1000 }, { duration: 2000 }),
    spec('is broken', 'unexpected', { errors: [{ message: 'first' }] }, { errors: [{ message: 'second' }] }),
  ],
};
const E2E = {
  suites: [{ specs: [spec('stands', 'expected')], suites: [inner] }, { specs: [spec('later', 'skipped')] }],
};

const named = (tests: readonly Tried[], wanted: Tried['outcome']) =>
  tests.filter(({ outcome }) => outcome === wanted).map(({ name, message }) => [name, message]);

test("Vitest's report is counted, files that did not load too, with the first lines of messages", () => {
  const { tests } = read(vitestReport, UNIT);
  expect(countsOf(tests, 1)).toEqual({ passed: 2, failed: 2, skipped: 2 });
  expect(named(tests, 'failed')).toEqual([
    ['shared/a.test.ts › sums adds', 'expected 2'],
    ['shared/b.test.ts', 'no such module'],
  ]);
});

test("Playwright's report is counted, however deep its tests are; flaky is passed", () => {
  const { tests } = read(playwrightReport, E2E);
  expect(countsOf(tests, 1)).toEqual({ passed: 2, failed: 1, skipped: 1 });
  expect(named(tests, 'flaky')).toEqual([['a.e2e.ts › wobbles', '']]);
  expect(named(tests, 'failed')).toEqual([['a.e2e.ts › is broken', 'second']]);
});

test('what fails again has failed, what passes the second time is named', () => {
  const { tests } = read(vitestReport, UNIT);
  const again = tests.filter(({ file }) => file === 'shared/b.test.ts');
  expect(afterSecondTry(tests, again, 1)).toEqual({
    counts: { passed: 3, failed: 1, skipped: 2 },
    failures: again,
    retried: ['shared/a.test.ts › sums adds'],
  });
  // Ended badly without a report
  expect(afterSecondTry(tests, [], 1).counts).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

test('a part without a report failed once, and so does a bad end without failures', () => {
  const { tests } = vitestReport('/nowhere.json');
  expect(countsOf(tests, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countsOf(playwrightReport('/nowhere.json').tests, 0)).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('proofs are counted by their last line', () => {
  expect(proofCounts('table\n38/40 cells\n', 1)).toMatchObject({ passed: 38, failed: 2 });
  expect(proofCounts('12/12 targets', 0)).toEqual({ passed: 12, failed: 0 });
  expect(proofCounts('release drill: passed', 0)).toEqual({ passed: 1, failed: 0 });
  expect(proofCounts('', 1)).toMatchObject({ passed: 0, failed: 1 });
  expect(proofCounts('12/12 targets', 1)).toMatchObject({ passed: 12, failed: 1 });
});

test('a proof that failed reports its lines with FAIL, or else its last lines', () => {
  const output = 'ok   a\nFAIL b: 3 of 2\n\u001B[31mnew  FAIL\u001B[39m  1.2 s  c\nok   FAILURES\n2/4 rows';
  expect(proofCounts(output, 1).problems).toEqual(['FAIL b: 3 of 2', 'new  FAIL  1.2 s  c']);
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  expect(proofCounts(long, 1).problems?.[0]).toBe('line 28');
  expect(proofCounts(long, 1).problems).toHaveLength(12);
});

test('the last line has the tests that were left out, when there are any', () => {
  const parts = [
    { passed: 5, failed: 1 },
    { passed: 2, failed: 0, skipped: 290 },
    { passed: 0, failed: 0, skipped: 16 },
  ];
  expect(resultLine(sumOf(parts))).toBe('7 passed, 1 failed, 306 skipped');
  expect(resultLine(sumOf(parts.slice(0, 1)))).toBe('5 passed, 1 failed');
});

test('the slowest files are listed, the slowest first', () => {
  const times = [...read(vitestReport, UNIT).times.slice(0, 1), ...read(playwrightReport, E2E).times];
  expect(slowest('files', times)).toEqual([
    'Slowest files:',
    '     3.0 s  a.e2e.ts',
    '     2.5 s  shared/a.test.ts',
  ]);
});
