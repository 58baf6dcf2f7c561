import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bringUpToDate } from './build.ts';
import { runChecks } from './check.ts';
import { ROOT } from './machine/files.ts';
import { MONOLITH } from './build/inputs.ts';
import { PROGRAMS, runNode, seconds } from './machine/process.ts';
import { ensurePrograms, isLeftOut, labelOf, leftOut } from './machine/programs.ts';
import { MOCK_PROOFS, mockProof, bench, depth, faults, firefox, releaseDrill } from './proofs.ts';
import { foldersOf, requireAreas } from './testing/area-folders.ts';
import {
  afterSecondTry,
  countsOf,
  failed,
  playwrightReport,
  resultLine,
  slowest,
  sumOf,
  vitestReport,
  type Counts,
  type Time,
  type Tried,
} from './testing/test-reports.ts';

/*
 * `npm test`: everything, the fastest parts first. A failing part does not stop the later
 * ones, except that nothing runs without the programs that tests need, and nothing on a build that failed. At the end the slowest
 * parts and test files are listed. The last line
 * is `N passed, N failed`, with `N skipped` when the variable WITHOUT leaves out the tests of a program.
 *
 * `npm test -- system`: the checks that the team of an area runs before its release, in about 90 seconds. It neither checks nor
 * tests the other areas, which are not released with it.
 */
const REPORTS = join(ROOT, '.cache/reports');

/** Runs everything, instead of the selection that fits into 20 minutes. */
const FULL = process.env['FULL'] !== undefined;

/** Number of routes whose request depth the short setting measures: all of them while that takes at most a minute. */
const DEPTH_SAMPLE = '60';

/** Number of routes that the short setting opens in Firefox. */
const FIREFOX_SAMPLE = '16';

/** Tests may be tried a second time: the machine of CI can be slower than any wait allows for. What fails twice is broken. */
const IN_CI = process.env['CI'] !== undefined;

/** Number of failing unit test files that are tried a second time; more of them are no accident. */
const SECOND_TRY_FILES = 5;

// Code that Node has compiled is compiled once for all workers and programs: a tenth of the time of the unit tests
process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, '.cache/compile');

const report = (name: string) => join(REPORTS, `${name}.json`);

/** The areas to test alone; without one, everything is tested. */
const areas = process.argv.slice(2);

/** Runs unit tests, all or those whose paths have one of the words. */
async function vitest(name: string, words: readonly string[]): Promise<{ tests: Tried[]; code: number }> {
  // A character for each of 7,000 tests and their output would hide the rest of a log: failures are listed at the end
  const args = ['run', ...words, '--silent', '--reporter=json', `--outputFile.json=${report(name)}`];
  const { code } = await runNode(PROGRAMS.vitest, args, { show: true });
  const { tests, times } = vitestReport(report(name));
  fileTimes.push(...times);
  return { tests, code };
}

async function unit(): Promise<Counts> {
  const { tests, code } = await vitest(
    'unit',
    areas.map((area) => `remotes/${area}/`),
  );
  const files = [...new Set(failed(tests).map(({ file }) => file))];
  if (!IN_CI || files.length === 0 || files.length > SECOND_TRY_FILES) {
    failures.push(...failed(tests));
    return countsOf(tests, code);
  }
  const second = await vitest('unit-again', files);
  const result = afterSecondTry(tests, second.tests, second.code);
  failures.push(...result.failures);
  retried.push(...result.retried);
  return result.counts;
}

async function build(): Promise<Counts> {
  const built = await bringUpToDate(['site', 'demo'], true, areas.length === 0 ? [MONOLITH] : []);
  console.log(built.length === 0 ? 'nothing changed' : `built ${built.join(', ')}`);
  return { passed: 1, failed: 0 };
}

/**
 * What depends on the server: headers, integrity, fallback to the document. The other files of `e2e/serving` answer in the server's place;
 * what both servers answer is proven in `tools/testing/server-behaviour.ts`.
 */
const SERVER_TESTS = ['redeploy', 'security'].map((name) => `e2e/serving/${name}`);

/** With FULL=1 nginx gets the whole suite as well; the short setting keeps `npm test` under 20 minutes. */
const nginxTests = FULL ? [] : SERVER_TESTS;

/** Counts the end-to-end tests through nginx without running them. */
async function withoutNginx(): Promise<Counts> {
  const path = report('e2e-listed');
  const args = ['test', '--list', '--reporter=json', ...nginxTests];
  const { code, output } = await runNode(PROGRAMS.playwright, args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: path },
  });
  if (code !== 0) throw new Error(output);
  return { passed: 0, failed: 0, skipped: playwrightReport(path).tests.length };
}

async function endToEnd(server: 'node' | 'nginx', some: readonly string[] = []): Promise<Counts> {
  const path = report(`e2e-${server}`);
  const { code } = await runNode(PROGRAMS.playwright, ['test', ...some], {
    show: true,
    env: { E2E_REPORT: path, CONSOLE_SERVER: server, FORCE_COLOR: '0' },
  });
  const { tests, times } = playwrightReport(path);
  retried.push(...tests.filter(({ outcome }) => outcome === 'flaky').map(({ name }) => name));
  failures.push(...failed(tests));
  fileTimes.push(...times);
  return countsOf(tests, code);
}

const parts: Counts[] = [];
/** Times of the parts, and of the test files in them. */
const partTimes: Time[] = [];
const fileTimes: Time[] = [];
/** Tests that failed, which are listed with their messages at the end of the output. */
const failures: Tried[] = [];
/** Tests that passed on the second try: counted as passed, and listed at the end of the output. */
const retried: string[] = [];

/** Parts with failures: a check or a proof has no report, so its output is shown. */
const failedParts: [name: string, counts: Counts][] = [];

/** Runs a part, prints its time and result, and adds its counts to the total. */
async function part(name: string, run: () => Promise<Counts>): Promise<Counts> {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const counts = await run().catch((error: unknown): Counts => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    return { passed: 0, failed: 1, problems: [message] };
  });
  if (counts.failed > 0) failedParts.push([name, counts]);
  parts.push(counts);
  partTimes.push([name, performance.now() - start]);
  console.log(`== ${name}: ${resultLine(counts)}, ${seconds(performance.now() - start)}`);
  return counts;
}

/** Checks, unit tests, builds and the proofs of the mock. Returns whether the builds are there. */
async function testCode(): Promise<boolean> {
  await part('check', () => runChecks());
  await part('unit', unit);
  // Each proof keeps one core busy at most and waits for its own server, so the build runs beside them
  const [built] = await Promise.all([
    part('build', build),
    ...MOCK_PROOFS.map(([name, program]) => part(name, () => mockProof(program))),
  ]);
  return built.failed === 0;
}

/** Everything in a browser, on the builds. */
async function testBuilds(): Promise<void> {
  await part('end to end', () => endToEnd('node'));
  // None of them measures time, and each keeps less than one core busy
  await Promise.all([
    part('end to end through nginx', () =>
      isLeftOut('nginx') ? withoutNginx() : endToEnd('nginx', nginxTests),
    ),
    part('depth', () => depth(FULL ? [] : ['--sample', DEPTH_SAMPLE])),
    part('release drill', releaseDrill),
  ]);
  // It waits for a page as long as a person does, so it has the machine for itself
  await part('faults', () => faults());
  const inFirefox = part('firefox', () => firefox(FULL ? [] : ['--sample', FIREFOX_SAMPLE]));
  // Times of the other sections mean little on a machine that is busy with tests; FULL=1 measures them anyway.
  if (FULL) await inFirefox;
  await Promise.all([inFirefox, part('bench', () => bench(FULL ? ['--runs', '1'] : ['--counted']))]);
}

/** What the team of an area runs, in turn. */
async function testAreas(): Promise<void> {
  await part('check', () => runChecks(areas));
  await part('unit', unit);
  const built = await part('build', build);
  const all = readdirSync(join(ROOT, 'e2e'));
  const folders = areas.flatMap((area) => foldersOf(area, all)).map((name) => `e2e/${name}/`);
  if (built.failed === 0) await part('end to end', () => endToEnd('node', folders));
}

try {
  requireAreas(areas);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// Before the first test: a test whose program is missing fails, and so would hundreds of them
const programs = await part('programs', async () => {
  // No unit test of an area needs a program
  const needed = areas.length === 0 ? undefined : (['git', 'chromium'] as const);
  for (const { name, path } of ensurePrograms(needed)) console.log(`${name} ${path}`);
  return { passed: 0, failed: 0 };
});
if (programs.failed === 0 && areas.length > 0) await testAreas();
else if (programs.failed === 0 && (await testCode())) await testBuilds();
console.log('');
for (const { name, message } of failures) console.log(`Failed: ${name}\n${message}\n`);
for (const [name, counts] of failedParts)
  console.log([`Failed part: ${name}, ${counts.failed} failed`, ...(counts.problems ?? [])].join('\n'));
for (const name of retried) console.log(`Passed on the second try: ${name}`);
if (programs.failed === 0 && leftOut().length > 0)
  console.log(`Left out by WITHOUT: the tests that need ${leftOut().map(labelOf).join(', ')}`);
console.log([...slowest('parts', partTimes), ...slowest('test files', fileTimes)].join('\n'));
const total = sumOf(parts);
console.log(resultLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
