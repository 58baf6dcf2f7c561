import { expect, test } from 'vitest';
import { FAULTS } from './operations.ts';
import { SUBJECTS, releaseCells } from './releases.ts';

const FULL = process.env['FULL'] !== undefined;

/** A set contains both a shell and a remote; `npm run prove -- faults` tries the others as well. */
const TRIED = FULL ? SUBJECTS : (['set', 'rollback'] as const);

/*
 * Each file system operation of a release fails once, in each possible way (FULL=1; otherwise the first
 * operation of each role). Visitors then get the complete old site or the complete new one, and the next attempt
 * succeeds.
 */
test.each(TRIED)(
  '%s: whatever goes wrong, the site stays whole and the next try succeeds',
  { timeout: FULL ? 1_200_000 : 60_000 },
  async (subject) => {
    const cells = await releaseCells(subject, FULL);
    expect(cells.map(({ fault }) => fault)).toEqual([...FAULTS]);
    expect(cells.filter(({ tried }) => tried === 0)).toEqual([]);
    const problems = cells.flatMap((cell) => cell.problems.map((problem) => `${cell.fault} at ${problem}`));
    expect(problems).toEqual([]);
  },
);
