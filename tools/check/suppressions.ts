import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, filesBelow, isRecord, readJson, writeAtomically } from '../machine/files.ts';

/*
 * Comments that suppress a checker are counted, and the count may only decrease (`tools/lint/suppressions.json`).
 * Expected errors in type tests are not suppressions: these tests assert them.
 */
const SILENCER =
  /(?:oxlint|eslint)-disable|@ts-(?:ignore|nocheck|expect-error)|(?:oxfmt|prettier)-ignore|v8 ignore/g;
const FOLDERS = ['shared', 'shell', 'remotes', 'mock', 'e2e', 'tools', 'deploy', 'build'];
const LEDGER = join(ROOT, 'tools/lint/suppressions.json');

/** Number of silencing comments by file. */
export function countSuppressions(): Record<string, number> {
  const files = FOLDERS.flatMap((folder) =>
    filesBelow(join(ROOT, folder)).map((path) => `${folder}/${path}`),
  );
  const checked = files.filter(
    (path) =>
      /\.(tsx?|mts|mjs|js|css)$/.test(path) &&
      !/node_modules\/|\/dist\/|\/generated\/|\.test-d\.tsx?$|^tools\/(check|lint)\//.test(path),
  );
  return Object.fromEntries(
    checked
      .map((path) => [path, readFileSync(join(ROOT, path), 'utf8').match(SILENCER)?.length ?? 0] as const)
      .filter(([, count]) => count > 0),
  );
}

/** Messages about files that have more, or fewer, suppressions than the ledger allows. */
export function compareSuppressions(
  counted: Record<string, number>,
  ledger: Record<string, number>,
): string[] {
  return [...new Set([...Object.keys(counted), ...Object.keys(ledger)])].toSorted().flatMap((path) => {
    const [now, allowed] = [counted[path] ?? 0, ledger[path] ?? 0];
    if (now > allowed) return [`${path}: ${now} suppressions, ${allowed} allowed; solve it without`];
    return now < allowed
      ? [
          `${path}: only ${now} suppressions are left of ${allowed}; lower the count in tools/lint/suppressions.json`,
        ]
      : [];
  });
}

if (import.meta.main) {
  const kept = readJson(LEDGER);
  const ledger = Object.fromEntries(
    Object.entries(isRecord(kept) ? kept : {}).map(([path, count]) => [path, Number(count)]),
  );
  const counted = countSuppressions();
  if (process.argv.includes('--write')) writeAtomically(LEDGER, `${JSON.stringify(counted, null, 2)}\n`);
  else {
    const problems = compareSuppressions(counted, ledger);
    for (const problem of problems) console.error(problem);
    process.exitCode = problems.length === 0 ? 0 : 1;
  }
}
