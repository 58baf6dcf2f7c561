import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bringUpToDate } from '../build.ts';
import { ROOT } from '../machine/files.ts';
import { readFlags } from '../machine/flags.ts';
import { PROGRAMS, run, seconds } from '../machine/process.ts';
import { ensurePrograms } from '../machine/programs.ts';
import { copyRepository } from './copy.ts';
import type { Guard, Proof } from './guard.ts';
import { guardsOf } from './guards.ts';
import { playwrightReport, vitestReport, type Tried } from '../testing/test-reports.ts';

/*
 * Removes each guard in a copy of the repository, and its tests must fail; before that they must pass there. Prints a
 * line for each and ends with `N/N guards`.
 */
const USAGE = `npm run prove -- guards [--unit] [WORDS]
  --unit  leave out the guards that have an end-to-end test, so that no browser is needed
  WORDS   choose guards by list (of-proxy), name or file`;

const FOLDER = join(ROOT, '.cache/guards');
const REPORT = join(FOLDER, '.cache/guards-report.json');

const { values, positionals } = readFlags(USAGE, {
  options: { unit: { type: 'boolean' } },
  allowPositionals: true,
});
const isUnitProof = (proof: Proof) => 'unit' in proof;
const guards = guardsOf(positionals).filter(({ proofs }) => !values.unit || proofs.every(isUnitProof));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Runs the tests of the given proofs. */
async function resultsOf(proofs: readonly Proof[]): Promise<Tried[]> {
  const units = [...new Set(proofs.flatMap((proof) => ('unit' in proof ? [proof.unit] : [])))];
  const endToEnd = proofs.flatMap((proof) => ('e2e' in proof ? [proof] : []));
  const found: Tried[] = [];
  rmSync(REPORT, { force: true });
  if (units.length > 0) {
    await run(
      process.execPath,
      [PROGRAMS.vitest, 'run', ...units, '--reporter=json', `--outputFile=${REPORT}`],
      {
        cwd: FOLDER,
      },
    );
    found.push(...vitestReport(REPORT, FOLDER).tests);
  }
  rmSync(REPORT, { force: true });
  if (endToEnd.length > 0) {
    const titles = [...new Set(endToEnd.map(({ title }) => `${escaped(title)}$`))].join('|');
    const files = [...new Set(endToEnd.map(({ e2e }) => `${e2e}.e2e.ts`))];
    const { code, output } = await run(process.execPath, ['tools/e2e.ts', ...files, '-g', titles], {
      cwd: FOLDER,
      // A guard may be proven by a case that only the full setting tries
      env: { E2E_REPORT: REPORT, FULL: '1' },
    });
    const { tests } = playwrightReport(REPORT);
    found.push(...tests);
    if (code !== 0 && tests.length === 0) console.error(output);
  }
  return found;
}

/** Proofs whose test did not have this outcome, including tests that did not run. */
async function notEndedAs(outcome: 'passed' | 'failed', proofs: readonly Proof[]): Promise<Proof[]> {
  const results = await resultsOf(proofs);
  return proofs.filter((proof) => {
    const own = results.filter(({ file, title }) => named({ unit: file, title }) === named(proof));
    const hasFailed = own.some((one) => one.outcome === 'failed');
    return outcome === 'failed' ? !hasFailed : hasFailed || own.every((one) => one.outcome === 'skipped');
  });
}

const named = (proof: Proof): string =>
  `${'unit' in proof ? proof.unit : `${proof.e2e}.e2e.ts`} › ${proof.title}`;

/** Removes a guard, collects those of its tests that do not fail, and restores the guard. */
async function withoutGuard({ file, guard, without, proofs }: Guard): Promise<Proof[]> {
  const path = join(FOLDER, file);
  const code = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    code.replace(guard, () => without),
  );
  try {
    return await notEndedAs('failed', proofs);
  } finally {
    writeFileSync(path, code);
  }
}

// A test that fails because a program is missing would prove nothing
ensurePrograms();
await bringUpToDate(['site', 'demo'], true);
copyRepository(FOLDER);
const unsound = await notEndedAs(
  'passed',
  guards.flatMap(({ proofs }) => proofs),
);
for (const proof of unsound) console.log(`does not pass with all guards in place: ${named(proof)}`);
let held = 0;
for (const guard of guards) {
  const start = performance.now();
  const silent = await withoutGuard(guard);
  const isHeld = silent.length === 0 && !guard.proofs.some((proof) => unsound.includes(proof));
  if (isHeld) held += 1;
  const tests = `${guard.proofs.length} ${guard.proofs.length === 1 ? 'test fails' : 'tests fail'}`;
  console.log(
    `${isHeld ? 'ok  ' : 'NOT '} ${guard.name} (${guard.source}): ${tests}, ${seconds(performance.now() - start)}`,
  );
  for (const proof of silent) console.log(`       does not fail without it: ${named(proof)}`);
}
console.log(`${held}/${guards.length} guards`);
process.exitCode = held === guards.length && guards.length > 0 ? 0 : 1;
