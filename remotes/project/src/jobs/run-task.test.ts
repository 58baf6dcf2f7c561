// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { apiError, networkError } from '@console/shared/api';
import { store, toastsAtom } from '@console/shared/runtime';
import { runningTask, startTask } from './run-task.ts';
import type { Step, Task } from './task.ts';
import { endOf, job, useJobs } from './test-jobs.ts';

useJobs();

const refused = () => Promise.reject(apiError({ kind: 'invalid', message: 'No' }));

/** A step that records what is sent. */
const step = (name: string, log: string[], facts: Partial<Step> = {}): Step => ({
  title: name,
  send: async () => void log.push(name),
  isDone: async () => log.includes(name),
  undo: { title: `Undo ${name}`, send: async () => void log.push(`undo ${name}`) },
  ...facts,
});

const { undo: _, ...KEPT } = step('', []);

function taskOf(steps: readonly Step[]) {
  const about = { id: crypto.randomUUID(), title: 'Do it', to: '/' };
  return {
    about,
    steps,
    keep: vi.fn<Task['keep']>(),
    result: () => 'It is done.',
    said: { done: 'Done', failed: 'Failed' },
  };
}

it('undoes in reverse order what a refused step has left', async () => {
  const log: string[] = [];
  const task = taskOf([step('a', log), step('b', log), step('c', log, { send: refused })]);
  expect(await endOf(startTask(task))).toMatchObject({
    state: 'failed',
    note: 'c: No. Everything was undone.',
    actions: [{ label: 'Try again' }],
  });
  expect(log).toEqual(['a', 'b', 'undo b', 'undo a']);
  expect(task.keep).toHaveBeenLastCalledWith(undefined);
});

it('undoes a step whose change ended otherwise', async () => {
  const log: string[] = [];
  const settle = () => Promise.reject(new Error('it is faulted'));
  const end = await endOf(startTask(taskOf([step('a', log, { settle })])));
  expect(end.note).toBe('a: it is faulted. Everything was undone.');
  expect(log).toEqual(['a', 'undo a']);
});

it('waits again for a change after the session was renewed', async () => {
  const log: string[] = [];
  const settle = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(apiError({ kind: 'unauthorized', message: 'Signed out' }))
    .mockResolvedValue();
  const run = startTask(taskOf([step('a', log, { settle }), step('b', log)]));
  expect(await endOf(run)).toMatchObject({ actions: [{ label: 'Continue' }, { label: 'Undo' }] });
  job()?.actions?.[0]?.run();
  expect(await endOf(run)).toMatchObject({ state: 'done' });
  expect(log).toEqual(['a', 'b']);
  expect(settle).toHaveBeenCalledTimes(2);
});

it('finds out before it undoes whether a step without an answer was carried out', async () => {
  const log: string[] = [];
  const isDone = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(networkError('x'))
    .mockResolvedValue(true);
  const send = () => Promise.reject(networkError('x'));
  const run = startTask(taskOf([step('a', log), step('b', log, { send, isDone })]));
  expect(await endOf(run)).toMatchObject({ state: 'failed' });
  job()?.actions?.[1]?.run();
  expect(await endOf(run)).toMatchObject({
    state: 'given up',
    note: 'It was canceled. Everything was undone.',
  });
  expect(log).toEqual(['a', 'undo b', 'undo a']);
});

it('keeps everything when a step without a way back fails, and tries it again', async () => {
  const log: string[] = [];
  const send = vi.fn<() => Promise<unknown>>().mockImplementationOnce(refused).mockResolvedValue(undefined);
  const run = startTask(taskOf([step('a', log), { ...KEPT, title: 'b', send }, { ...KEPT, title: 'c' }]));
  expect(await endOf(run)).toMatchObject({ state: 'failed', note: 'b: No. Not done: b and c.' });
  expect(runningTask(job()?.id ?? '')).toBe(run);
  job()?.actions?.[0]?.run();
  expect(await endOf(run)).toMatchObject({ state: 'done', note: 'It is done.' });
  expect(log).toEqual(['a']);
  expect(runningTask(job()?.id ?? '')).toBeUndefined();
});

it('has nothing to undo when it is canceled in its last step', async () => {
  const settle = async () => {
    void job()?.stop?.();
    throw new Error('canceled');
  };
  const end = await endOf(startTask(taskOf([{ ...KEPT, title: 'a', settle }])));
  expect(end).toMatchObject({ state: 'given up', note: 'It was canceled.', actions: [] });
});

it('tells its end when no dialog shows it', async () => {
  startTask(taskOf([step('a', [], { send: refused })]));
  await vi.advanceTimersByTimeAsync(100);
  expect(store.get(toastsAtom)).toMatchObject([{ variant: 'error', title: 'Failed' }]);
});
