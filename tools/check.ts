import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { limit } from '../shared/limit/index.ts';
import { isRecord } from '../shared/record/index.ts';
import { filesBelow, readJson, ROOT, shortHash, writeAtomically } from './machine/files.ts';
import { PROGRAMS, runNode, seconds } from './machine/process.ts';
import { foldersOf, requireAreas } from './testing/area-folders.ts';
import type { Counts } from './testing/test-reports.ts';

type Check = readonly [
  name: string,
  what: string,
  path: string,
  args?: readonly string[],
  /** Files and folders that alone decide the result: while they are what they were when it passed, it is not repeated. */
  inputs?: readonly string[],
];

/**
 * The checks that a change of an area can fail, with what is added to their arguments: its folders, or nothing where the check
 * reads everything anyway. The others are about shared code and the repository, which its platform team releases.
 */
const OF_AREA: Readonly<Record<string, 'folders' | 'all'>> = {
  lint: 'folders',
  types: 'all',
  format: 'folders',
  contract: 'all',
  styles: 'all',
  words: 'all',
  citations: 'all',
  imports: 'all',
};

/** The checks of areas; all of them when none is named. */
export function checksOf(areas: readonly string[]): readonly Check[] {
  if (areas.length === 0) return CHECKS;
  const all = readdirSync(join(ROOT, 'e2e'));
  const folders = areas.flatMap((area) => [
    `remotes/${area}`,
    ...foldersOf(area, all).map((name) => `e2e/${name}`),
  ]);
  return CHECKS.flatMap((check): Check[] => {
    const [name, what, path, args = []] = check;
    const reads = Object.hasOwn(OF_AREA, name) ? OF_AREA[name] : undefined;
    if (reads === undefined) return [];
    return [reads === 'all' ? check : [name, what, path, [...args, ...folders]]];
  });
}

/** Of every check with `inputs`: versions of packages, and options of the compiler. */
const COMMON = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.oxlintrc.json',
  'tools/check.ts',
  'tools/machine',
];

/** All checks that do not run the product, slowest first. */
const CHECKS: readonly Check[] = [
  ['lint', 'rules and boundaries', PROGRAMS.oxlint, ['--deny-warnings']],
  ['types', 'TypeScript', PROGRAMS.tsc, ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']],
  [
    'api',
    'reports of the shared modules and their version',
    'tools/api-report/run.ts',
    [],
    ['shared', 'build', 'tools/api-report', 'tools/testing'],
  ],
  [
    'sdk',
    'its files compile, its libraries are named',
    'tools/sdk/pack.ts',
    ['--check'],
    ['shared', 'build', 'mock', 'shell', 'sdk', 'deploy', 'tools'],
  ],
  ['unused', 'files, exports, dependencies', PROGRAMS.knip, ['--no-progress']],
  ['format', 'formatting', PROGRAMS.oxfmt, ['--check']],
  ['generated', 'API code is current', 'tools/openapi/generate.ts', ['--check']],
  ['openapi', 'valid OpenAPI 3.1', 'tools/check/openapi.ts'],
  ['contract', 'snapshot and version', 'tools/check/contract.ts'],
  ['styles', 'tokens and layers', 'tools/check/styles.ts'],
  ['words', 'no private words', 'tools/check/words.ts'],
  ['citations', 'documents and headings exist', 'tools/check/citations.ts'],
  ['imports', 'no circles', 'tools/check/imports.ts'],
  ['pictures', 'pictures show the columns and links of today', 'tools/pictures/run.ts', ['--check']],
];

const PASSED = join(ROOT, '.cache/checks.json');

/** The inputs with which each check passed the last time, as hashes. */
const readPassed = (): Record<string, unknown> => {
  const kept = readJson(PASSED);
  return isRecord(kept) ? kept : {};
};

function hashOf(inputs: readonly string[]): string {
  const files = [...inputs, ...COMMON].flatMap((path) =>
    statSync(join(ROOT, path)).isFile()
      ? [path]
      : filesBelow(join(ROOT, path)).map((file) => `${path}/${file}`),
  );
  return shortHash(files.map((path) => `${path} ${shortHash(readFileSync(join(ROOT, path)))}`).join('\n'));
}

/** Runs all checks, or those of areas, as many in parallel as there are cores, and prints each result; for a failing check with its output. */
export async function runChecks(areas: readonly string[] = []): Promise<Counts> {
  const checks = checksOf(areas).filter(([, , path]) => existsSync(join(ROOT, path)));
  const result = { passed: 0, failed: 0 };
  const problems: string[] = [];
  const passed = readPassed();
  const one = async ([name, what, path, args = [], inputs]: Check) => {
    const hash = inputs && hashOf(inputs);
    if (hash !== undefined && passed[name] === hash) {
      console.log(`ok   ${name.padEnd(10)} ${what}, unchanged since it passed`);
      result.passed += 1;
      return;
    }
    const { code, output, time } = await runNode(path, args);
    const line = `${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(10)} ${what}, ${seconds(time)}`;
    console.log(line);
    if (code !== 0) problems.push(line);
    else if (hash !== undefined) writeAtomically(PASSED, JSON.stringify({ ...readPassed(), [name]: hash }));
    if (code !== 0) console.log(output.trim().split('\n').slice(-200).join('\n'));
    result[code === 0 ? 'passed' : 'failed'] += 1;
  };
  const inTurn = limit(Math.max(2, availableParallelism()));
  await Promise.all(checks.map((check) => inTurn(() => one(check))));
  return { ...result, problems };
}

if (import.meta.main) {
  const start = performance.now();
  try {
    const areas = process.argv.slice(2);
    requireAreas(areas);
    const { passed, failed } = await runChecks(areas);
    console.log(`${passed} passed, ${failed} failed in ${seconds(performance.now() - start)}`);
    process.exitCode = failed === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
