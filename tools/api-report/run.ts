import { availableParallelism } from 'node:os';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EAGER_SHARES, LAZY_SHARES, sharedVersion } from '../../build/shares.ts';
import { ROOT, writeAtomically } from '../machine/files.ts';
import { writeDeclarations } from '../machine/declarations.ts';
import { runNode } from '../machine/process.ts';
import { temporary } from '../testing/fake-dist.ts';
import { changeOf, versionAfter } from './change.ts';

/*
 * The interface of every module that the shell shares with the areas, in `shared/api-reports/`: an addition needs a higher minor
 * version of `shared/package.json`, a removal or another type a higher major version, because a release compares these versions
 * (shared/contract/pair.ts). `npm run check` compares, `node tools/api-report/run.ts --write` writes.
 */
const REPORTS = join(ROOT, 'shared/api-reports');
const SHARES: readonly string[] = [...EAGER_SHARES, ...LAZY_SHARES];
const VERSION = /^Version of @console\/shared: (?<version>\d+\.\d+\.\d+)$/m;

const fileOf = (share: string) => `${share.replace('/', '-')}.api.md`;

/** The reports of the current code, by shared module. */
async function currentReports(): Promise<Map<string, string>> {
  using folder = temporary();
  const entries = SHARES.map((share) => `shared/${share}/index.ts`);
  await writeDeclarations(folder.path, ['shared/env.d.ts', ...entries], '--rootDir', ROOT);
  const cores = availableParallelism();
  const lanes = [...Map.groupBy(SHARES, (share) => SHARES.indexOf(share) % cores).values()];
  const runs = await Promise.all(
    lanes.map((lane) => runNode('tools/api-report/extract.ts', [folder.path, ...lane])),
  );
  const failed = runs.find(({ code }) => code !== 0);
  if (failed) throw new Error(failed.output);
  return new Map(
    SHARES.map((share) => {
      const report = readFileSync(join(folder.path, 'reports', fileOf(share)), 'utf8');
      const code = report.slice(report.indexOf('```ts'));
      return [
        share,
        `# API of @console/shared/${share}\n\nVersion of @console/shared: ${sharedVersion}\n\n${code}`,
      ];
    }),
  );
}

const versionOf = (report: string): string => VERSION.exec(report)?.groups?.['version'] ?? '0.0.0';

/**
 * The version that `shared/package.json` must have at least for what changed since a report was stored; undefined when it has it.
 * Both reports begin with the version of the package when they were made.
 */
export function versionToRaise(stored: string, current: string): string | undefined {
  const change = changeOf(stored, current);
  const needed = versionAfter(versionOf(stored), change);
  const isLower = versionOf(current).localeCompare(needed, 'en', { numeric: true }) < 0;
  return change !== 'none' && isLower ? needed : undefined;
}

if (import.meta.main) {
  const isWriting = process.argv.includes('--write');
  const problems: string[] = [];
  const reports = await currentReports();
  for (const [share, current] of reports) {
    const path = join(REPORTS, fileOf(share));
    const stored = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const needed = stored === '' ? undefined : versionToRaise(stored, current);
    if (needed !== undefined)
      problems.push(
        `The API of shared/${share} changed: raise the version in shared/package.json to ${needed} or later, then run node tools/api-report/run.ts --write`,
      );
    else if (stored !== current && !isWriting)
      problems.push(`${fileOf(share)} is not current: run node tools/api-report/run.ts --write`);
  }
  if (isWriting && problems.length === 0)
    for (const [share, current] of reports) writeAtomically(join(REPORTS, fileOf(share)), current);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
