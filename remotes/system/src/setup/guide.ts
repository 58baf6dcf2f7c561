import { type Step, STEP_WORDS } from '../base/fact.ts';
import type { SiloStep } from './silo-steps.ts';

/** The first step after another one that is open and has a form: the guide opens it when that one is done. */
export function nextForm(steps: readonly SiloStep[], afterId: string): SiloStep | undefined {
  const at = steps.findIndex(({ id }) => id === afterId);
  if (steps[at]?.state !== 'done') return undefined;
  const next = steps.find(
    ({ form, state, isPending }, index) =>
      index > at && form !== undefined && (state === 'todo' || isPending === true),
  );
  // Whether an earlier one is open must be known first; one that could not be read is skipped
  return next?.isPending ? undefined : next;
}

/** The checklist as a text, for the record of a new tenant. */
export const reportOf = (silo: string, steps: readonly Step[]): string =>
  [
    `Setup of ${silo}`,
    ...steps.map(({ title, state, why }) => `${title}: ${STEP_WORDS[state]}. ${why}`),
    '',
  ].join('\n');
