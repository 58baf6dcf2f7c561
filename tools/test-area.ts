import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bringUpToDate } from './build.ts';
import { runChecks } from './check.ts';
import { ROOT } from './machine/files.ts';
import { PROGRAMS, runNode, seconds } from './machine/process.ts';
import { ensurePrograms } from './machine/programs.ts';
import { foldersOf, requireAreas } from './testing/area-folders.ts';
import { playwrightCounts, resultLine, sumOf, vitestCounts, type Counts } from './testing/test-reports.ts';

/*
 * `npm test -- system`: the checks that the team of an area runs before its release, in about 90 seconds. It neither checks nor
 * tests the other areas, which are not released with it. The last line is `N passed, N failed`.
 */

const report = (name: string) => join(ROOT, `.cache/reports/area-${name}.json`);

/** Unit tests of the areas; `rules` are the tests of the parts that every area uses. */
async function unit(areas: readonly string[]): Promise<Counts> {
  const args = ['run', ...areas.map((area) => `remotes/${area}/`), '--silent', '--reporter=json'];
  const path = report('unit');
  const { code } = await runNode(PROGRAMS.vitest, [...args, `--outputFile.json=${path}`], { show: true });
  return vitestCounts(path, code);
}

async function endToEnd(areas: readonly string[]): Promise<Counts> {
  const built = await bringUpToDate(['demo', 'site'], true);
  console.log(built.length === 0 ? 'nothing changed' : `built ${built.join(', ')}`);
  const all = readdirSync(join(ROOT, 'e2e'));
  const folders = areas.flatMap((area) => foldersOf(area, all)).map((name) => `e2e/${name}/`);
  const path = report('e2e');
  const { code } = await runNode(PROGRAMS.playwright, ['test', ...folders], {
    show: true,
    env: { E2E_REPORT: path, FORCE_COLOR: '0' },
  });
  return playwrightCounts(path, code);
}

async function part(name: string, run: () => Promise<Counts>): Promise<Counts> {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const counts = await run();
  const time = seconds(performance.now() - start);
  console.log(`== ${name}: ${resultLine(counts)}, ${time}`);
  return counts;
}

async function main(areas: readonly string[]): Promise<void> {
  requireAreas(areas);
  // What the checks and the end-to-end tests of an area use; no unit test of an area needs a program
  ensurePrograms(['git', 'chromium']);
  const all = [
    await part('check', () => runChecks(areas)),
    await part('unit', () => unit(areas)),
    await part('end to end', () => endToEnd(areas)),
  ];
  const total = sumOf(all);
  console.log(`\n${resultLine(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

if (import.meta.main) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
