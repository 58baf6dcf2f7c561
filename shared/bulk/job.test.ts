import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Following } from '@console/shared/actions';
import { apiError } from '@console/shared/api';
import { AT_ONCE } from './each.ts';
import { isInBulkJob, type Item, type BulkJob, startBulkJob } from './job.ts';
import type { Candidate } from './task.ts';
import { summaryOf } from './words.ts';

const TASK = { label: 'Stop', noun: ['instance', 'instances'] } as const;

/** A server that responds when the test says so: its pending calls, in the order in which they were sent. */
function server() {
  const open = new Map<string, PromiseWithResolvers<void>>();
  const begun: string[] = [];
  const settle = async (id: string, error?: unknown) => {
    const call = open.get(id);
    open.delete(id);
    if (error === undefined) call?.resolve();
    else call?.reject(error);
    // As many microtasks as it takes from a response to the next request
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
  };
  const row = (id: string): Candidate => ({
    id,
    name: `name-${id}`,
    allowed: true,
    run() {
      const call = Promise.withResolvers<void>();
      open.set(id, call);
      begun.push(id);
      return call.promise;
    },
  });
  return { open, begun, settle, row };
}

/** A change in progress: a lamp that is being switched off. */
function followed(id: string): Following {
  const settles = { to: ['off'], failed: ['broken'], done: 'off' };
  const following = new Following({}, { noun: 'lamp', name: id, to: '/', settles, via: ['dimming'] }, 0);
  following.see({ kind: 'state', state: 'dimming', isAnswer: true });
  return following;
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index));
const statesOf = (job: BulkJob) => job.getState().items.map(({ state }) => state);
const phaseOf = (job: BulkJob) => job.getState().phase;
const failureOf = (item: Item | undefined) => (item && 'failure' in item ? item.failure : undefined);

describe('a bulk job', () => {
  it('can be undone for the rows that succeeded', async () => {
    const { settle, row } = server();
    const undo = vi.fn<(ids: ReadonlySet<string>) => undefined>();
    const job = startBulkJob({ task: { ...TASK, undo }, rows: ids(3).map(row) });
    job.undo();
    expect(undo).not.toHaveBeenCalled();
    await settle('0');
    await settle('1', apiError({ kind: 'invalid', message: 'It is locked' }));
    await settle('2');
    job.undo();
    expect(undo).toHaveBeenCalledWith(new Set(['0', '2']));
  });

  it('starts four requests in order, and the next one when one has ended', async () => {
    const { begun, settle, row } = server();
    const job = startBulkJob({ task: TASK, rows: ids(6).map(row) });
    expect(begun).toEqual(['0', '1', '2', '3']);
    await settle('2');
    expect(begun).toEqual(['0', '1', '2', '3', '4']);
    expect(statesOf(job)).toEqual(['running', 'running', 'done', 'running', 'running', 'waiting']);
    for (const id of ['0', '1', '3', '4', '5']) await settle(id);
    expect(phaseOf(job)).toBe('over');
  });

  it('has the message of the server for each failure', async () => {
    const { settle, row } = server();
    const job = startBulkJob({ task: TASK, rows: ids(4).map(row) });
    await settle('0', apiError({ kind: 'server', message: 'No room', requestId: 'r-1', status: 503 }));
    await settle('1', apiError({ kind: 'network', message: 'Not reached' }));
    await settle('2', 'a text');
    await settle('3', new Error(''));
    expect(job.getState().items.map(failureOf)).toEqual([
      { message: 'No room', requestId: 'r-1' },
      { message: 'Not reached', requestId: undefined },
      { message: 'Unknown server error', requestId: undefined },
      { message: 'Unknown server error', requestId: undefined },
    ]);
    expect(statesOf(job)).toEqual(['failed', 'unknown', 'failed', 'failed']);
  });

  it('counts an error thrown synchronously as a failure of its row', () => {
    const broken: Candidate = {
      ...server().row('0'),
      run: vi.fn(() => {
        throw new Error('At once');
      }),
    };
    const job = startBulkJob({ task: TASK, rows: [broken] });
    expect(job.getState().items).toMatchObject([{ state: 'failed', failure: { message: 'At once' } }]);
  });

  it('counts missing rows separately, and deselects them like successful ones', async () => {
    const { settle, row } = server();
    const onDone = vi.fn<(id: string) => void>();
    const job = startBulkJob({ task: TASK, rows: ids(3).map(row), onDone });
    await settle('0');
    await settle('1', apiError({ kind: 'not-found', message: 'Not found', status: 404 }));
    await settle('2', apiError({ kind: 'forbidden', message: 'Action not authorized', status: 403 }));
    expect(statesOf(job)).toEqual(['done', 'gone', 'failed']);
    expect(onDone.mock.calls).toEqual([['0'], ['1']]);
  });

  it('starts no further rows when it is stopped, and waits for the running ones', async () => {
    const { begun, settle, row } = server();
    const job = startBulkJob({ task: TASK, rows: ids(6).map(row) });
    job.stop();
    job.stop();
    expect(phaseOf(job)).toBe('stopping');
    expect(statesOf(job)).toEqual(['running', 'running', 'running', 'running', 'skipped', 'skipped']);
    for (const id of ids(4)) await settle(id);
    expect(phaseOf(job)).toBe('over');
    expect(begun).toHaveLength(4);
  });

  it('retries the failed rows, and no others', async () => {
    const { begun, settle, row } = server();
    const job = startBulkJob({ task: TASK, rows: ids(6).map(row) });
    job.retry();
    for (const id of ids(6)) await settle(id, Number(id) % 2 === 0 ? new Error('no') : undefined);
    expect(phaseOf(job)).toBe('over');
    begun.length = 0;
    job.retry();
    expect(phaseOf(job)).toBe('running');
    expect(begun).toEqual(['0', '2', '4']);
    for (const id of begun) await settle(id);
    expect(new Set(statesOf(job))).toEqual(new Set(['done']));
  });

  it('stops when the session has ended, and retries the rest after the sign-in', async () => {
    const { begun, settle, row } = server();
    const job = startBulkJob({ task: TASK, rows: ids(8).map(row) });
    await settle('0', apiError({ kind: 'unauthorized', message: 'Sign in', status: 401 }));
    expect(begun).toHaveLength(4);
    expect(statesOf(job).slice(4)).toEqual(['failed', 'failed', 'failed', 'failed']);
    expect(failureOf(job.getState().items[7])?.message).toBe('Not sent, because your session had ended.');
    for (const id of begun) await settle(id);
    expect(phaseOf(job)).toBe('over');
    begun.length = 0;
    job.retry();
    expect(begun).toEqual(['0', '4', '5', '6']);
    for (const id of ['0', '4', '5', '6', '7']) await settle(id);
    expect(new Set(statesOf(job))).toEqual(new Set(['done']));
  });

  // @sheet common-ui/34.30
  it('ends when all changes in progress on the server have ended, and has the result of each', async () => {
    const changes = new Map(ids(3).map((id) => [id, followed(id)]));
    const onDone = vi.fn<(id: string) => void>();
    const rows = ids(3).map((id) => ({ ...server().row(id), run: async () => changes.get(id) }));
    const job = startBulkJob({ task: TASK, rows, onDone });
    await vi.waitFor(() => expect(statesOf(job)).toEqual(['in progress', 'in progress', 'in progress']));
    expect(summaryOf(job.getState())).toBe('0 of 3 done, 3 in progress');
    expect(ids(3).map(isInBulkJob)).toEqual([true, true, true]);
    changes.get('0')?.see({ kind: 'state', state: 'off' });
    changes.get('1')?.see({ kind: 'state', state: 'broken' });
    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([['0']]));
    expect(phaseOf(job)).toBe('running');
    changes.get('2')?.see({ kind: 'refused' });
    await vi.waitFor(() => expect(phaseOf(job)).toBe('over'));
    expect(job.getState().items).toMatchObject([
      { state: 'done', took: expect.any(Number) },
      { state: 'failed', failure: { message: 'It is broken.' } },
      { state: 'unknown' },
    ]);
    expect(summaryOf(job.getState())).toBe('1 of 3 done, 1 failed, 1 unknown');
    expect(onDone.mock.calls).toEqual([['0']]);
  });

  it('does not wait for the end of a change before it starts the next row', async () => {
    const changes: Following[] = [];
    const rows = ids(9).map((id) => ({
      ...server().row(id),
      run: async () => {
        const change = followed(id);
        changes.push(change);
        return change;
      },
    }));
    const job = startBulkJob({ task: TASK, rows });
    await vi.waitFor(() => expect(changes.map(({ name }) => name)).toEqual(ids(9)));
    for (const change of changes) change.see({ kind: 'state', state: 'off' });
    await vi.waitFor(() => expect(phaseOf(job)).toBe('over'));
  });

  it('contains a row until it has finished that row', async () => {
    const { settle, row } = server();
    startBulkJob({ task: TASK, rows: ids(2).map(row) });
    expect(ids(3).map(isInBulkJob)).toEqual([true, true, false]);
    await settle('0');
    expect(ids(2).map(isInBulkJob)).toEqual([false, true]);
    await settle('1', new Error('no'));
    expect(ids(2).map(isInBulkJob)).toEqual([false, false]);
  });

  it('never has more than four pending requests, starts each row once and in order, and has the right result of each', async () => {
    const answer = fc.constantFrom('ok', 'fail', 'gone');
    await fc.assert(
      fc.asyncProperty(
        fc.array(answer, { minLength: 1, maxLength: 30 }),
        fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
        fc.option(fc.nat({ max: 30 })),
        async (answers, picks, stopAt) => {
          const { open, begun, settle, row } = server();
          const job = startBulkJob({ task: TASK, rows: ids(answers.length).map(row) });
          for (let step = 0; open.size > 0; step += 1) {
            expect(open.size).toBeLessThanOrEqual(AT_ONCE);
            if (step === stopAt) job.stop();
            const id = [...open.keys()][(picks[step] ?? 0) % open.size] ?? '';
            const said = answers[Number(id)];
            await settle(
              id,
              said === 'ok'
                ? undefined
                : apiError({ kind: said === 'gone' ? 'not-found' : 'server', message: 'no' }),
            );
          }
          expect(phaseOf(job)).toBe('over');
          expect(begun).toEqual(ids(begun.length));
          const expected = answers.map((said, index) => {
            if (index >= begun.length) return 'skipped';
            return said === 'ok' ? 'done' : said === 'gone' ? 'gone' : 'failed';
          });
          expect(statesOf(job)).toEqual(expected);
          if (stopAt === null) expect(begun).toHaveLength(answers.length);
        },
      ),
      { numRuns: 200 },
    );
  });
});
