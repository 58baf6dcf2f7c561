import type { Call } from '@console/shared/query';
import type { Made } from './kept-tasks.ts';
import { type ScriptStep, scriptTexts } from './script-texts.ts';
import type { Step } from './task.ts';

/** Stands for an id that is known once something was made. It is no id of version 4, so nothing has it. */
const standIn = (number: number): string => `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`;

/** The steps of a task, given what it remembers. */
type StepsOf = (made: Made) => readonly Step[];

/**
 * The requests of a task, with stand-ins for the ids of what it makes.
 * @throws Error when a step is nothing that a script can do
 */
export function scriptSteps(stepsOf: StepsOf): readonly ScriptStep[] {
  const made: Made = {};
  let count = 0;
  return stepsOf(made).map(({ title, code }): ScriptStep => {
    const known = code?.();
    if (!known) throw new Error(`${title} cannot be copied`);
    const { call: request, makes, until } = known;
    if (makes === undefined) return { title, request, until: until?.() };
    count += 1;
    const id = standIn(count);
    made[makes] = id;
    const variable = `${makes.split(' ')[0]}_${count}`;
    return { title, request, makes: { standIn: id, variable }, until: until?.() };
  });
}

/** The call of the first step of a task, copied as a script of all of them. */
export function scriptCall(title: string, stepsOf: StepsOf): Call {
  const [first] = stepsOf({});
  const call = first?.code?.().call;
  if (!call) throw new Error('There is nothing to copy');
  const steps = scriptSteps(stepsOf);
  return { ...call, script: (place) => scriptTexts({ title, steps }, place) };
}
