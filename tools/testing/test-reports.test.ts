import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporary, writeFiles } from './fake-dist.ts';
import { ROOT } from '../machine/files.ts';
import {
  afterSecondTry,
  playwrightCounts,
  playwrightFailures,
  playwrightListed,
  playwrightTimes,
  proofCounts,
  resultLine,
  retriedTests,
  slowest,
  sumOf,
  vitestCounts,
  vitestFailedFiles,
  vitestFailures,
  vitestTimes,
} from './test-reports.ts';

test("Vitest's report is counted, files that did not load too", () => {
  using folder = temporary();
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}] },
  ];
  writeFiles(folder.path, {
    'a.json': JSON.stringify({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 3,
      numTodoTests: 1,
      testResults,
    }),
  });
  expect(vitestCounts(join(folder.path, 'a.json'), 1)).toEqual({ passed: 5, failed: 2, skipped: 4 });
});

test("Playwright's report is counted; flaky is passed", () => {
  using folder = temporary();
  writeFiles(folder.path, {
    'a.json': JSON.stringify({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 } }),
  });
  expect(playwrightCounts(join(folder.path, 'a.json'), 1)).toEqual({
    passed: 8,
    failed: 1,
    skipped: 3,
  });
});

test('tests that passed at the second try are named, however deep they are', () => {
  using folder = temporary();
  const spec = (title: string, status: string) => ({ title, file: 'a.e2e.ts', tests: [{ status }] });
  const inner = { specs: [spec('stands', 'expected'), spec('wobbles', 'flaky')] };
  const suites = [{ specs: [spec('is broken', 'unexpected')], suites: [inner] }];
  writeFiles(folder.path, { 'a.json': JSON.stringify({ suites }) });
  expect(retriedTests(join(folder.path, 'a.json'))).toEqual(['a.e2e.ts › wobbles']);
  expect(retriedTests('/nowhere.json')).toEqual([]);
});

test('failed tests are listed with the first lines of their messages, without colors', () => {
  using folder = temporary();
  const failed = { status: 'failed', fullName: 'adds', failureMessages: ['\u001B[31mexpected 2\u001B[39m'] };
  const testResults = [
    {
      name: join(ROOT, 'shared/a.test.ts'),
      status: 'failed',
      assertionResults: [failed, { status: 'passed' }],
    },
    {
      name: join(ROOT, 'shared/b.test.ts'),
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    },
  ];
  const spec = {
    title: 'opens',
    file: 'a.e2e.ts',
    tests: [
      {
        status: 'unexpected',
        results: [{ errors: [{ message: 'first' }] }, { errors: [{ message: 'second' }] }],
      },
    ],
  };
  writeFiles(folder.path, {
    'unit.json': JSON.stringify({ testResults }),
    'e2e.json': JSON.stringify({ suites: [{ suites: [{ specs: [spec] }] }] }),
  });
  expect(vitestFailures(join(folder.path, 'unit.json'))).toEqual([
    { name: 'shared/a.test.ts › adds', message: 'expected 2' },
    { name: 'shared/b.test.ts', message: 'no such module' },
  ]);
  expect(playwrightFailures(join(folder.path, 'e2e.json'))).toEqual([
    { name: 'a.e2e.ts › opens', message: 'second' },
  ]);
  expect(vitestFailures('/nowhere.json')).toEqual([]);
});

test('what fails again has failed, what passes the second time is named', () => {
  const failed = [
    { name: 'a.test.ts › waits', message: 'too late' },
    { name: 'b.test.ts › adds', message: 'expected 2' },
  ];
  const again = [{ name: 'b.test.ts › adds', message: 'expected 2 again' }];
  const [first, second] = [
    { passed: 90, failed: 2, skipped: 5 },
    { passed: 11, failed: 1, skipped: 2 },
  ];
  expect(afterSecondTry(first, failed, second, again)).toEqual({
    counts: { passed: 91, failed: 1, skipped: 5 },
    failures: again,
    retried: ['a.test.ts › waits'],
  });
});

test('a second run that ends badly without a report has failed', () => {
  const failed = [{ name: 'a.test.ts › waits', message: 'too late' }];
  const second = vitestCounts('/nowhere.json', 1);
  expect(afterSecondTry({ passed: 90, failed: 1 }, failed, second, []).counts).toEqual({
    passed: 90,
    failed: 1,
    skipped: 0,
  });
});

test('the files to try again are those with a failure', () => {
  using folder = temporary();
  const testResults = [
    { name: join(ROOT, 'shared/a.test.ts'), status: 'failed', assertionResults: [] },
    { name: join(ROOT, 'shared/b.test.ts'), status: 'passed', assertionResults: [{}] },
  ];
  writeFiles(folder.path, { 'a.json': JSON.stringify({ testResults }) });
  expect(vitestFailedFiles(join(folder.path, 'a.json'))).toEqual(['shared/a.test.ts']);
});

test('a part without a report failed once, and so does a bad end without failures', () => {
  expect(vitestCounts('/nowhere.json', 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(playwrightCounts('/nowhere.json', 127)).toEqual({ passed: 0, failed: 1, skipped: 0 });
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

test('listed tests are counted once per project, however deep they are', () => {
  using folder = temporary();
  const inner = { specs: [{ tests: [{}, {}] }, { tests: [{}] }] };
  writeFiles(folder.path, {
    'a.json': JSON.stringify({ suites: [{ specs: [{ tests: [{}] }], suites: [inner] }] }),
  });
  expect(playwrightListed(join(folder.path, 'a.json'))).toBe(4);
  expect(playwrightListed('/nowhere.json')).toBe(0);
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
  using folder = temporary();
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  writeFiles(folder.path, {
    'unit.json': JSON.stringify({
      testResults: [{ name: join(ROOT, 'a.test.ts'), startTime: 1000, endTime: 3500 }],
    }),
    'e2e.json': JSON.stringify({
      suites: [{ file: 'b.e2e.ts', specs: [spec(1000, 2000)], suites: [{ specs: [spec(9000)] }] }],
    }),
  });
  const times = [
    ...vitestTimes(join(folder.path, 'unit.json')),
    ...playwrightTimes(join(folder.path, 'e2e.json')),
  ];
  expect(slowest('files', times)).toEqual([
    'Slowest files:',
    '    12.0 s  b.e2e.ts',
    '     2.5 s  a.test.ts',
  ]);
});
