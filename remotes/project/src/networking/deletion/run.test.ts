import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiError, vpcSubnetDelete } from '@console/shared/api';
import { callTo, jobsAtom } from '@console/shared/query';
import { store } from '@console/shared/runtime';
import { againLabel, startRun, type Step } from './run.ts';

const ok = () => Promise.resolve();
const lastJob = () => [...store.get(jobsAtom).values()].at(-1);
const jobs = () => store.get(jobsAtom).size;

/** Steps that record when they are sent. */
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

it('of one step uses the entry of its own request', async () => {
  const before = jobs();
  const { steps, sent } = plan(ok);
  const done = vi.fn();
  startRun('Delete subnet web', steps, done);
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(sent).toEqual([['step-0', false]]);
  expect(jobs()).toBe(before);
});

// @sheet network-access/B-N1
it('stops at a failure, shows why, and repeats that step on request', async () => {
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

it('counts what somebody else has deleted as deleted', async () => {
  const gone = () => Promise.reject(apiError({ kind: 'not-found', message: 'No such subnet' }));
  const { steps } = plan(gone, ok);
  const done = vi.fn();
  startRun('Delete VPC web', steps, done);
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
});

describe('a step whose answer was lost', () => {
  const remove = () => callTo(vpcSubnetDelete, { path: { subnet: 'a' }, query: { vpc: 'v' } }).send();
  /** How many deletions were sent to a server that loses the first answer. */
  function serve(fate: 'arrived' | 'lost') {
    let sent = 0;
    let isThere = true;
    vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
      if (method === 'DELETE') {
        sent += 1;
        if (fate === 'arrived' || sent > 1) isThere = false;
        if (sent === 1) throw new TypeError('down');
        return new Response(null, { status: 204 });
      }
      return isThere
        ? Response.json({ id: 'a', name: 'a' })
        : Response.json({ message: 'gone', error_code: 'ObjectNotFound' }, { status: 404 });
    });
    return () => sent;
  }
  const start = async () => {
    const done = vi.fn();
    const { steps } = plan(remove, ok);
    const run = startRun('Delete VPC web', steps, done);
    await vi.waitFor(() => expect(run.getState().phase).toBe('failed'));
    return { run, done };
  };
  const again = () => lastJob()?.actions?.[0];

  afterEach(() => vi.unstubAllGlobals());

  // @sheet operator/13.5
  it('is found to be done, and the plan continues without sending it again', async () => {
    const sent = serve('arrived');
    const { run, done } = await start();
    expect(againLabel(run.getState())).toBe('Check');
    expect(again()?.label).toBe('Check');
    again()?.run();
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(sent()).toBe(1);
  });

  it('is sent again only after it was found not to be done', async () => {
    const sent = serve('lost');
    const { run, done } = await start();
    again()?.run();
    await vi.waitFor(() => expect(run.getState().message).toMatch(/^It was not done/));
    expect(sent()).toBe(1);
    expect(again()?.label).toBe('Try again');
    run.retry();
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(sent()).toBe(2);
  });
});
