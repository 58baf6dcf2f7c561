import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { limit } from './index.ts';

/** One task: how many turns of the event loop it takes, whether it fails, whether it is urgent, and when its signal aborts. */
const task = fc.record({
  turns: fc.nat(3),
  fails: fc.boolean(),
  isUrgent: fc.boolean(),
  abortsAfter: fc.option(fc.nat(4), { nil: undefined }),
});
type Sample = typeof task extends fc.Arbitrary<infer T> ? T : never;
const tasks = fc.array(task, { maxLength: 30 });
const most = fc.integer({ min: 1, max: 6 });

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
const turns = async (count: number) => {
  for (let at = 0; at < count; at += 1) await turn();
};

/** Runs tasks under a limit; resolves to their outcomes, the order of their starts, and the most that ran at a time. */
async function runAll(places: number, all: readonly Sample[]) {
  const inTurn = limit(places);
  const started: number[] = [];
  const flight = { now: 0, most: 0 };
  const outcomes = await Promise.allSettled(
    all.map(async ({ turns: count, fails, isUrgent, abortsAfter }, index) => {
      const controller = new AbortController();
      if (abortsAfter !== undefined)
        void turns(abortsAfter).then(() => controller.abort(new Error('aborted')));
      return inTurn(
        async () => {
          started.push(index);
          flight.now += 1;
          flight.most = Math.max(flight.most, flight.now);
          await turns(count);
          flight.now -= 1;
          if (fails) throw new Error(`task ${index}`);
          return index;
        },
        { signal: controller.signal, isUrgent },
      );
    }),
  );
  return { inTurn, started, flight, outcomes };
}

test('never runs more than its limit, and settles each task like the task itself', () =>
  fc.assert(
    fc.asyncProperty(most, tasks, async (places, all) => {
      const { started, flight, outcomes } = await runAll(places, all);
      expect(flight.most).toBeLessThanOrEqual(places);
      expect(flight.now).toBe(0);
      expect(new Set(started).size).toBe(started.length);
      for (const [index, outcome] of outcomes.entries()) {
        const isStarted = started.includes(index);
        if (!isStarted) expect(outcome).toEqual({ status: 'rejected', reason: new Error('aborted') });
        else if (all[index]?.fails)
          expect(outcome).toEqual({ status: 'rejected', reason: new Error(`task ${index}`) });
        else expect(outcome).toEqual({ status: 'fulfilled', value: index });
        if (!isStarted) expect(all[index]?.abortsAfter).toBeDefined();
      }
    }),
    { numRuns: 60 },
  ));

test('uses all places while tasks wait', () =>
  fc.assert(
    fc.asyncProperty(most, fc.nat(20), async (places, count) => {
      const all = Array.from({ length: count }, () => ({
        turns: 1,
        fails: false,
        isUrgent: false,
        abortsAfter: undefined,
      }));
      expect((await runAll(places, all)).flight.most).toBe(Math.min(places, count));
    }),
    { numRuns: 30 },
  ));

test('starts tasks in their order, those of the urgent ones that wait first', () =>
  fc.assert(
    fc.asyncProperty(most, tasks, async (places, all) => {
      const { started } = await runAll(places, all);
      const waited = started.filter((index) => index >= places);
      const isUrgent = (index: number) => all[index]?.isUrgent === true;
      for (const queue of [waited.filter(isUrgent), waited.filter((index) => !isUrgent(index))])
        expect(queue).toEqual(queue.toSorted((a, b) => a - b));
      expect(waited).toEqual([...waited.filter(isUrgent), ...waited.filter((index) => !isUrgent(index))]);
    }),
    { numRuns: 60 },
  ));

test('frees the places of failed and aborted tasks', () =>
  fc.assert(
    fc.asyncProperty(most, tasks, async (places, all) => {
      const { inTurn } = await runAll(places, all);
      const { promise: end, resolve } = Promise.withResolvers<void>();
      const begun = vi.fn<() => Promise<void>>(() => end);
      const running = Array.from({ length: places + 1 }, () => inTurn(begun));
      await turn();
      expect(begun).toHaveBeenCalledTimes(places);
      resolve();
      await Promise.all(running);
      expect(begun).toHaveBeenCalledTimes(places + 1);
    }),
    { numRuns: 30 },
  ));

test('never starts a task whose signal has aborted before its turn, and leaves running ones alone', async () => {
  const inTurn = limit(1);
  const { promise: end, resolve } = Promise.withResolvers<string>();
  const controller = new AbortController();
  const { signal } = controller;
  const running = inTurn(() => end, { signal });
  const late = vi.fn<() => Promise<void>>();
  const refused = expect(inTurn(late, { signal })).rejects.toThrow('left');
  controller.abort(new Error('left'));
  resolve('finished');
  expect(await running).toBe('finished');
  await refused;
  await expect(inTurn(late, { signal })).rejects.toThrow('left');
  expect(late).not.toHaveBeenCalled();
  expect(await inTurn(async () => 'next')).toBe('next');
});
