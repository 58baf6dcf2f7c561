// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_TASKS } from '../../../jobs/kept-tasks-key.ts';
import { runningTask } from '../../../jobs/run-task.ts';
import { changesOf, endOf, FATES, mockWith, pictureOf, serve, useJobs } from '../../../jobs/test-jobs.ts';
import type { RetentionPlan } from './plan.ts';
import { resumeRetention, retentionId, startRetention } from './start.ts';

useJobs();
beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

type Mock = ReturnType<typeof mockWith>;

/** Ready snapshots of the disk of the demo that has most of them. */
function snapshotsOf({ store: { tables } }: Mock) {
  const ready = [...tables.snapshots].filter(({ state }) => state === 'ready');
  const byDisk = [...Map.groupBy(ready, ({ diskId }) => diskId).values()];
  const [most = []] = byDisk.toSorted((a, b) => b.length - a.length);
  return most.toSorted((a, b) => Number(b.timeCreated) - Number(a.timeCreated));
}

/** Deletes three snapshots of one disk, whose newest stays. */
function planFor(mock: Mock): RetentionPlan {
  const [newest, ...others] = snapshotsOf(mock);
  if (!newest || others.length < 3) throw new Error('too few snapshots');
  return {
    project: 'edge-cache',
    daily: 1,
    weekly: 0,
    deletions: others.slice(0, 3).map(({ id, name }) => ({ id, name, disk: 'disk', size: 2 ** 30, newest })),
  };
}
const keysOf = ({ deletions }: RetentionPlan) => deletions.map(({ id }) => `snapshots ${id}`);
const run = (mock: Mock) => endOf(startRetention(planFor(mock)));

it('deletes what the plan names, and nothing else', async () => {
  const mock = mockWith();
  const before = pictureOf(mock);
  const plan = planFor(mock);
  expect(await run(mock)).toMatchObject({ state: 'done', note: '3 snapshots were deleted, 3 GiB freed.' });
  expect(new Set(changesOf(before, pictureOf(mock)))).toEqual(new Set(keysOf(plan)));
  expect(sessionStorage.getItem(KEPT_TASKS)).toBeNull();
});

describe.each([0, 1, 2])('deletion %i', (at) => {
  it.each(FATES)('that is %s leaves nothing that the plan does not name', async (fate) => {
    const mock = mockWith(at, fate);
    const before = pictureOf(mock);
    const keys = keysOf(planFor(mock));
    const end = await run(mock);
    const isRefused = fate === 'refused';
    expect(end.state).toBe(isRefused ? 'failed' : 'done');
    if (isRefused)
      expect(end.note).toMatch(
        /^2 snapshots were deleted, 2 GiB freed\. Not done: Delete snapshot \S+ of disk: It is locked\.$/,
      );
    const gone = changesOf(before, pictureOf(mock));
    expect(new Set(gone)).toEqual(new Set(isRefused ? keys.filter((_, index) => index !== at) : keys));
  });
});

describe('what a colleague changes meanwhile', () => {
  /** After the first deletion. */
  const changed = async (change: (mock: Mock, plan: RetentionPlan) => void) => {
    const mock: Mock = mockWith(0, () => change(mock, plan));
    const plan = planFor(mock);
    const end = await run(mock);
    return { end, mock, plan };
  };

  it('a new snapshot is not touched', async () => {
    const { end, mock } = await changed(({ store: { tables } }, { deletions: [first] }) => {
      const row = [...tables.snapshots].find(({ id }) => id === first?.newest.id);
      if (row) tables.snapshots.put({ ...row, id: crypto.randomUUID(), name: 'of-a-colleague' });
    });
    expect(end.state).toBe('done');
    expect([...mock.store.tables.snapshots].some(({ name }) => name === 'of-a-colleague')).toBe(true);
  });

  it('a snapshot that they have deleted counts as deleted', async () => {
    const { end } = await changed(({ store: { tables } }, { deletions: [, second] }) => {
      if (second) tables.snapshots.remove(second.id);
    });
    expect(end.state).toBe('done');
  });

  it('nothing more is deleted of a disk whose newest snapshot has gone', async () => {
    const { end, mock, plan } = await changed(({ store: { tables } }, { deletions: [first] }) => {
      if (first) tables.snapshots.remove(first.newest.id);
    });
    expect(end.state).toBe('failed');
    expect(end.note).toMatch(
      /^1 snapshot was deleted, 1 GiB freed\. Not done: Delete .+ and Delete .+: the newest snapshot of disk, .+, has changed; make a new plan\.$/,
    );
    const left = plan.deletions.filter(({ id }) => mock.store.tables.snapshots.get(id));
    expect(left).toHaveLength(2);
  });

  it('a snapshot that is not ready any more stays', async () => {
    const { end, mock, plan } = await changed(({ store: { tables } }, { deletions: [, second] }) => {
      const row = second && tables.snapshots.get(second.id);
      if (row) tables.snapshots.put({ ...row, state: 'faulted' });
    });
    expect(end.note).toMatch(/^2 snapshots were deleted, .+: the snapshot is faulted\.$/);
    const [, second] = plan.deletions;
    expect(plan.deletions.filter(({ id }) => mock.store.tables.snapshots.get(id))).toEqual([second]);
  });
});

it('tries again only what was refused', async () => {
  const mock = mockWith(0);
  const plan = planFor(mock);
  const started = startRetention(plan);
  const { actions } = await endOf(started);
  // Nothing is left to go on with, so the dialog offers a new plan
  expect(runningTask(retentionId(plan.project))).toBeUndefined();
  const before = mock.sent.length;
  actions?.[0]?.run();
  expect(await endOf(started)).toMatchObject({
    state: 'done',
    note: '3 snapshots were deleted, 3 GiB freed.',
  });
  expect(mock.sent.slice(before)).toEqual([`DELETE /v1/snapshots/${plan.deletions[0]?.id}`]);
});

it('tells after a reload what was refused before it', async () => {
  const mock = mockWith();
  const plan = planFor(mock);
  resumeRetention({
    id: retentionId(plan.project),
    kind: 'retention',
    plan,
    made: {},
    done: 1,
    phase: 'go',
    refused: [[0, 'It is locked.']],
  });
  const left = runningTask(retentionId(plan.project));
  const end = left && (await endOf(left));
  expect(end?.note).toMatch(/^2 snapshots were deleted, .+ Not done: Delete snapshot .+: It is locked\.$/);
  expect(mock.sent).toHaveLength(2);
});

it('goes on after a reload in the middle', async () => {
  let kept = '';
  const mock: Mock = mockWith(1, ({ faults }) => {
    kept = sessionStorage.getItem(KEPT_TASKS) ?? '';
    // The previous document sends nothing more
    faults.add({ operation: '*', abort: true });
  });
  const plan = planFor(mock);
  await run(mock);
  mock.faults.clear();
  vi.clearAllTimers();
  vi.resetModules();
  const next = serve(mock);
  sessionStorage.setItem(KEPT_TASKS, kept);
  const { goOnWithAll } = await import('../../../go-on-tasks.ts');
  goOnWithAll();
  for (let turn = 0; turn < 200 && sessionStorage.getItem(KEPT_TASKS) !== null; turn += 1)
    await vi.advanceTimersByTimeAsync(1_000);
  const [, , last] = plan.deletions;
  expect(next).toEqual([`DELETE /v1/snapshots/${last?.id}`]);
  expect(plan.deletions.filter(({ id }) => mock.store.tables.snapshots.get(id))).toEqual([]);
});
