import { expect, it, vi } from 'vitest';
import { apiError } from '@console/shared/api';
import { jobsAtom } from '@console/shared/query';
import { store } from '@console/shared/runtime';
import { startRun, type Step } from './run.ts';

const ok = () => Promise.resolve();
const lastJob = () => [...store.get(jobsAtom).values()].at(-1);
const jobs = () => store.get(jobsAtom).size;

/** Steps that note when they are sent. */
function plan(...sends: readonly (() => Promise<unknown>)[]) {
  const sent: [string, boolean][] = [];
  const steps = sends.map((send, index): Step => {
    const id = `step-${index}`;
    return {
      id,
      title: `Thing ${index}`,
      send: (isPart) => {
        sent.push([id, isPart]);
        return send();
      },
    };
  });
  return { steps, sent };
}

it('deletes one after the other, as one entry of the activity', async () => {
  const { steps, sent } = plan(ok, ok, ok);
  const done = vi.fn();
  const run = startRun('Delete VPC web', steps, done);
  expect(lastJob()).toMatchObject({ title: 'Delete VPC web', state: 'running', note: 'Thing 0', percent: 0 });
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    ['step-0', true],
    ['step-1', true],
    ['step-2', true],
  ]);
  expect(run.getState().phase).toBe('done');
  expect(lastJob()).toMatchObject({ state: 'done', percent: 100 });
});

it('of one step is the entry of its own request', async () => {
  const before = jobs();
  const { steps, sent } = plan(ok);
  const done = vi.fn();
  startRun('Delete subnet web', steps, done);
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(sent).toEqual([['step-0', false]]);
  expect(jobs()).toBe(before);
});

it('stops at a failure, says why, and goes on with that step when it is told to', async () => {
  const refuse = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(apiError({ kind: 'invalid', message: 'It is in use' }))
    .mockImplementation(ok);
  const { steps, sent } = plan(ok, refuse, ok);
  const done = vi.fn();
  const run = startRun('Delete VPC web', steps, done);
  await vi.waitFor(() => expect(run.getState().phase).toBe('failed'));
  expect(run.getState().message).toBe('It is in use');
  expect([...run.getState().steps.values()]).toEqual(['done', 'failed', 'waiting']);
  expect(done).not.toHaveBeenCalled();
  expect(lastJob()).toMatchObject({ state: 'failed', note: 'It is in use' });
  lastJob()?.actions?.[0]?.run();
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(sent.map(([id]) => id)).toEqual(['step-0', 'step-1', 'step-1', 'step-2']);
  run.retry();
  expect(sent).toHaveLength(4);
});

it('takes what somebody else has deleted for deleted', async () => {
  const gone = () => Promise.reject(apiError({ kind: 'not-found', message: 'No such subnet' }));
  const { steps } = plan(gone, ok);
  const done = vi.fn();
  startRun('Delete VPC web', steps, done);
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
});
