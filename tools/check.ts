import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './machine/files.ts';
import { PROGRAMS, runNode, seconds } from './machine/process.ts';
import type { Counts } from './testing/test-reports.ts';

/** All checks that do not run the product, slowest first. */
const CHECKS: readonly (readonly [name: string, what: string, path: string, args?: readonly string[]])[] = [
  ['lint', 'rules and boundaries', PROGRAMS.oxlint, ['--deny-warnings']],
  ['types', 'TypeScript', PROGRAMS.tsc, ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']],
  ['unused', 'files, exports, dependencies', PROGRAMS.knip, ['--no-progress']],
  ['format', 'formatting', PROGRAMS.oxfmt, ['--check']],
  ['generated', 'API code is current', 'tools/openapi/generate.ts', ['--check']],
  ['openapi', 'valid OpenAPI 3.1', 'tools/check/openapi.ts'],
  ['api', 'reports of the shared modules and their version', 'tools/api-report/run.ts'],
  ['contract', 'snapshot and version', 'tools/check/contract.ts'],
  ['sdk', 'its files compile, its libraries are named', 'tools/sdk/pack.ts', ['--check']],
  ['styles', 'tokens and layers', 'tools/check/styles.ts'],
  ['words', 'no private words', 'tools/check/words.ts'],
  ['citations', 'documents and headings exist', 'tools/check/citations.ts'],
  ['imports', 'no circles', 'tools/check/imports.ts'],
  ['pictures', 'pictures show the columns and links of today', 'tools/pictures/run.ts', ['--check']],
];

/** Runs all checks, as many in parallel as there are cores, and prints each result; for a failing check with its output. */
export async function runChecks(): Promise<Counts> {
  const waiting = CHECKS.filter(([, , path]) => existsSync(join(ROOT, path)));
  const result = { passed: 0, failed: 0 };
  const problems: string[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, what, path, args = []] = next;
      const { code, output, time } = await runNode(path, args);
      const line = `${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(10)} ${what}, ${seconds(time)}`;
      console.log(line);
      if (code !== 0) problems.push(line);
      if (code !== 0) console.log(output.trim().split('\n').slice(-200).join('\n'));
      result[code === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return { ...result, problems };
}

if (import.meta.main) {
  const start = performance.now();
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed in ${seconds(performance.now() - start)}`);
  process.exitCode = failed === 0 ? 0 : 1;
}
