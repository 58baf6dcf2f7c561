import type { ScriptStep } from '@console/shared/api';
import type { Call } from '@console/shared/query';
import type { Made } from './kept-tasks.ts';
import type { Step } from './task.ts';

/** Stands for an id that is known once something was made. It is no id of version 4, so nothing has it. */
const standIn = (number: number): string => `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`;

/**
 * The requests of a task as a script that can be copied: the call of its first step, which has all of them.
 * @param stepsOf the steps, given what the task remembers
 * @throws Error when a step is nothing that a script can do
 */
export function scriptCall(title: string, stepsOf: (made: Made) => readonly Step[]): Call {
  const made: Made = {};
  let count = 0;
  let first: Call | undefined;
  const steps = stepsOf(made).map((step): ScriptStep => {
    const code = step.code?.();
    if (!code) throw new Error(`${step.title} cannot be copied`);
    const { call, makes, until } = code;
    first ??= call;
    if (makes === undefined) return { title: step.title, request: call, until: until?.() };
    count += 1;
    const id = standIn(count);
    made[makes] = id;
    const variable = `${makes.split(' ')[0]}_${count}`;
    return { title: step.title, request: call, makes: { standIn: id, variable }, until: until?.() };
  });
  if (!first) throw new Error('There is nothing to copy');
  return { ...first, script: { title, steps } };
}
