import type { FaultKind } from '../../tools/faults/operations.ts';
import { SUBJECTS, releaseCells } from '../../tools/faults/releases.ts';
import { seconds } from '../../tools/machine/process.ts';

/** Cells of a part of the table. */
export interface CellCounts {
  passed: number;
  total: number;
}

/** The words of a row: `release of …` and what goes wrong at each operation in turn. */
const NAMES: Readonly<Record<FaultKind, string>> = {
  kill: 'killed before',
  torn: 'killed during',
  full: 'disk full',
  denied: 'read-only',
  flip: 'flipped byte',
  gone: 'missing file',
};

/**
 * The releases of the fault matrix, which need no browser: a publisher is tried with every fault at every operation on the file
 * system (FULL=1; else at the first of each role). A cell passes when visitors get the old or the new site, whole, and the
 * next try succeeds. `only` narrows it to `releases`, a subject or a fault.
 */
export async function releaseRows(only: string | undefined): Promise<CellCounts> {
  const counts: CellCounts = { passed: 0, total: 0 };
  const isFault = Object.values(NAMES).some((name) => name === only);
  for (const subject of SUBJECTS) {
    if (only !== undefined && only !== 'releases' && only !== subject && !isFault) continue;
    const started = performance.now();
    for (const { fault, tried, problems } of await releaseCells(subject, process.env['FULL'] !== undefined)) {
      if (isFault && only !== NAMES[fault]) continue;
      counts.total += 1;
      if (problems.length === 0) counts.passed += 1;
      const result = problems.length === 0 ? 'ok  ' : 'FAIL';
      const detail = problems[0] ?? `at ${tried} operations`;
      console.log(`${subject.padEnd(9)} ${NAMES[fault].padEnd(15)} ${result}          ${detail}`);
    }
    console.log(`release: ${subject}, ${seconds(performance.now() - started)}`);
  }
  return counts;
}
