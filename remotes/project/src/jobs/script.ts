import type { Call } from '@console/shared/query';
import type { Made } from './kept-tasks.ts';
import { type ScriptStep, scriptTexts } from './script-texts.ts';
import type { Step } from './task.ts';

/** Stand-in for an id that is known only after the creation of an object. It is not a version 4 UUID, so no object has it. */
const standIn = (number: number): string => `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`;

/** The steps of a task, given its recorded ids. */
type StepsOf = (made: Made) => readonly Step[];

/**
 * The requests of a task, with stand-ins for the ids of the objects that it creates.
 * @throws Error when a script cannot run a step
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
