import { expect, test, vi } from 'vitest';
import { type ChangeStep, runChange } from './run.ts';

const fine = () => Promise.resolve();
const broken = () => Promise.reject(new Error('The switch does not answer'));

const portsOf = (...applies: (() => Promise<unknown>)[]) =>
  applies.map((apply, index) => ({ name: `switch${index} qsfp0`, apply }));

const statesOf = (steps: readonly ChangeStep[]) => steps.map(({ state }) => state);

// @sheet operator/13.88
test('continues with the next port only when the previous one is up again', async () => {
  const order: string[] = [];
  const note = (what: string) => () => {
    order.push(what);
    return Promise.resolve();
  };
  const { steps, done } = await runChange(
    {
      saveLabel: 'Save',
      save: note('save'),
      ports: portsOf(note('first'), note('second')),
      settled: (port) => note(`up ${port}`)(),
    },
    vi.fn(),
  );
  expect(order).toEqual(['save', 'first', 'up switch0 qsfp0', 'second', 'up switch1 qsfp0']);
  expect([statesOf(steps), done]).toEqual([
    ['done', 'done', 'done'],
    ['switch0 qsfp0', 'switch1 qsfp0'],
  ]);
});

// @sheet operator/13.88
test('stops at the port that fails, and returns the changed ports', async () => {
  const third = vi.fn(fine);
  const onSteps = vi.fn();
  const result = await runChange(
    { saveLabel: 'Save', save: fine, ports: portsOf(fine, broken, third), settled: fine },
    onSteps,
  );
  expect(statesOf(result.steps)).toEqual(['done', 'done', 'failed', 'waiting']);
  expect(result.steps[2]?.error).toBe('The switch does not answer');
  expect([result.isSaved, result.done, third.mock.calls.length]).toEqual([true, ['switch0 qsfp0'], 0]);
  expect(onSteps).toHaveBeenLastCalledWith(result.steps);
});

test('changes no port when the settings could not be saved', async () => {
  const apply = vi.fn(fine);
  const { isSaved, done } = await runChange(
    { saveLabel: 'Save', save: broken, ports: portsOf(apply), settled: fine },
    vi.fn(),
  );
  expect([isSaved, done, apply.mock.calls.length]).toEqual([false, [], 0]);
});
