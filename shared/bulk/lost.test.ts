import { afterEach, describe, expect, it, vi } from 'vitest';
import { diskDelete, supportBundleCreate } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { type BulkJob, isInBulkJob, isLost, type Item, startBulkJob } from './job.ts';
import type { Candidate } from './task.ts';
import { summaryOf } from './words.ts';

const TASK = { label: 'Delete', noun: ['disk', 'disks'] } as const;

const statesOf = (job: BulkJob) => job.getState().items.map(({ state }) => state);
const phaseOf = (job: BulkJob) => job.getState().phase;
const failureOf = (item: Item | undefined) => (item && 'failure' in item ? item.failure : undefined);

describe('a bulk job with requests that got no response', () => {
  const deletion = (disk: string) => callTo(diskDelete, { path: { disk }, query: { project: 'edge' } });
  /** Serves the existing disks; deletions of the `lost` ones get no response. */
  function serve(there: ReadonlySet<string>, lost: ReadonlySet<string>) {
    const disks = new Set(there);
    const state = { isDown: false };
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
      const [, id = ''] = /disks\/([^?]*)/.exec(url) ?? [];
      if (method === 'DELETE') sent.push(id);
      if (state.isDown || (method === 'DELETE' && lost.has(id))) throw new TypeError('down');
      if (!disks.has(id))
        return Response.json({ message: 'gone', error_code: 'ObjectNotFound' }, { status: 404 });
      if (method !== 'DELETE') return Response.json({ id, name: id, state: { state: 'detached' } });
      disks.delete(id);
      return new Response(null, { status: 204 });
    });
    return { state, sent };
  }
  const rowOf = (id: string, last = 'diskDelete'): Candidate => ({
    id,
    name: id,
    allowed: true,
    last,
    run: async () => void (await deletion(id).send()),
  });
  const over = (job: BulkJob) => vi.waitFor(() => expect(phaseOf(job)).toBe('over'));

  afterEach(() => vi.unstubAllGlobals());

  // @sheet operator/13.5
  it('counts them as unknown, sends none of them again, and checks all of them at once', async () => {
    const { sent } = serve(new Set(['a', 'c']), new Set(['b', 'c']));
    const onDone = vi.fn<(id: string) => void>();
    const job = startBulkJob({ task: TASK, rows: ['a', 'b', 'c'].map((id) => rowOf(id)), onDone });
    await over(job);
    expect(summaryOf(job.getState())).toBe('1 of 3 done, 2 unknown');
    job.retry();
    await over(job);
    expect(sent).toEqual(['a', 'b', 'c']);
    const check = job.check();
    expect(statesOf(job)).toEqual(['done', 'checking', 'checking']);
    expect(['b', 'c'].map(isInBulkJob)).toEqual([true, true]);
    await check;
    expect(statesOf(job)).toEqual(['done', 'done', 'failed']);
    expect(failureOf(job.getState().items[2])?.message).toMatch(/^It was not done/);
    expect(onDone.mock.calls).toEqual([['a'], ['b']]);
    expect(sent).toEqual(['a', 'b', 'c']);
    vi.unstubAllGlobals();
    serve(new Set(['c']), new Set());
    job.retry();
    await over(job);
    expect(statesOf(job)).toEqual(['done', 'done', 'done']);
  });

  it('leaves them unknown while a check fails', async () => {
    const { state } = serve(new Set(), new Set(['a']));
    const job = startBulkJob({ task: TASK, rows: [rowOf('a')] });
    await over(job);
    state.isDown = true;
    await job.check();
    expect(job.getState().items).toMatchObject([
      { state: 'unknown', failure: { message: expect.stringMatching(/^The server could not be reached/) } },
    ]);
    state.isDown = false;
    await job.check();
    expect(statesOf(job)).toEqual(['done']);
  });

  // @sheet operator/13.5
  it('offers a retry for the rest when a request before the last one succeeded', async () => {
    serve(new Set(), new Set(['a']));
    const job = startBulkJob({ task: TASK, rows: [rowOf('a', 'vpcDelete')] });
    await over(job);
    await job.check();
    expect(failureOf(job.getState().items[0])?.message).toBe('Part of it was done. Try again for the rest.');
    expect(statesOf(job)).toEqual(['failed']);
  });

  it('reports when no read shows the outcome, and offers no further check', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')));
    const run = async () => void (await callTo(supportBundleCreate).send());
    const job = startBulkJob({ task: TASK, rows: [{ id: 'a', name: 'a', allowed: true, run }] });
    await over(job);
    expect(job.getState().items.some(isLost)).toBe(true);
    await job.check();
    expect(failureOf(job.getState().items[0])?.message).toMatch(
      /^It may have succeeded, but the console cannot verify it/,
    );
    expect(job.getState().items.some(isLost)).toBe(false);
  });
});
