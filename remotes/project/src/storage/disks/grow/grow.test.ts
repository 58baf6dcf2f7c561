// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_TASKS } from '../../../jobs/kept-tasks-key.ts';
import {
  changesOf,
  endOf,
  FATES,
  job,
  linesOf,
  mockWith,
  pictureOf,
  serve,
  useJobs,
  withoutNewIds,
} from '../../../jobs/test-jobs.ts';
import { scriptSteps } from '../../../jobs/script.ts';
import type { GrowPlan } from './plan.ts';
import { growSteps } from './plan.ts';
import { startGrow } from './start.ts';

type Mock = ReturnType<typeof mockWith>;

useJobs();
beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const GIB = 1024 ** 3;
const LARGER = 'grown-for-test';
const SNAPSHOT = 'snapshot-for-test';

function rowsOf({ store: { tables } }: Mock) {
  const instance = (name: string) => {
    const found = [...tables.instances].find((row) => row.name === name);
    if (!found) throw new Error(`no instance ${name}`);
    return found;
  };
  const disk = (name: string) => [...tables.disks].find((row) => row.name === name);
  const snapshot = (name: string) => [...tables.snapshots].find((row) => row.name === name);
  return { instance, disk, snapshot };
}

/** The cases: a boot disk and a data disk of an instance that runs or not, and a disk of none. */
const CASES = ['running boot', 'running data', 'stopped boot', 'detached'] as const;

function planFor(mock: Mock, which: (typeof CASES)[number], isTidy = false): GrowPlan {
  const { instance, disk } = rowsOf(mock);
  const host =
    which === 'detached'
      ? undefined
      : instance(which === 'stopped boot' ? 'schema-migrator' : 'cache-ams-01');
  const isBoot = which.endsWith('boot');
  const old = isBoot
    ? [...mock.store.tables.disks].find(({ id }) => id === host?.bootDiskId)
    : disk(host ? 'ams-01-access-logs' : 'spare-16');
  if (!old) throw new Error('no disk');
  return {
    project: 'edge-cache',
    disk: { id: old.id, name: old.name },
    larger: LARGER,
    snapshot: SNAPSHOT,
    gib: old.size / GIB + 10,
    ...(host && {
      instance: { id: host.id, name: host.name, isBoot, isRunning: host.runState === 'running' },
    }),
    isTidy,
    guest: '',
  };
}

describe.each(CASES)('the script that grows a %s disk', (which) => {
  it.each([false, true])('sends what the task sends; the old one is deleted: %s', async (isTidy) => {
    const mock = mockWith();
    const plan = planFor(mock, which, isTidy);
    const before = mockWith();
    const settings = { ncpus: 1, memory: GIB, bootDisk: null, autoRestartPolicy: null };
    const script = scriptSteps((made) => growSteps(plan, made, settings));
    const sent = serve(mock);
    await grow(plan);
    expect(withoutNewIds(linesOf(script), before)).toEqual(withoutNewIds(sent, before));
  });
});

const grow = (plan: GrowPlan) => endOf(startGrow(plan));

describe.each(CASES)('growing a %s disk', (which) => {
  it.each([false, true])('puts a larger disk in its place; the old one is deleted: %s', async (isTidy) => {
    const mock = mockWith();
    const plan = planFor(mock, which, isTidy);
    const before = pictureOf(mock);
    expect(await grow(plan)).toMatchObject({ state: 'done' });
    const { disk, snapshot, instance } = rowsOf(mock);
    const host = plan.instance?.id;
    expect(disk(LARGER)).toMatchObject({
      size: plan.gib * GIB,
      state: host === undefined ? { state: 'detached' } : { state: 'attached', instance: host },
    });
    expect(disk(plan.disk.name)?.state).toEqual(isTidy ? undefined : { state: 'detached' });
    expect(snapshot(SNAPSHOT) === undefined).toBe(isTidy);
    const now = plan.instance && instance(plan.instance.name);
    if (plan.instance?.isBoot) expect(now?.bootDiskId).toBe(disk(LARGER)?.id);
    if (plan.instance?.isRunning) expect(now?.runState).toBe('running');
    const named = [plan.disk.id, disk(LARGER)?.id, snapshot(SNAPSHOT)?.id, plan.instance?.isBoot && host];
    for (const key of changesOf(before, pictureOf(mock))) expect(named).toContain(key.split(' ')[1]);
    expect(sessionStorage.getItem(KEPT_TASKS)).toBeNull();
  });
});

describe('growing the boot disk of a running instance', () => {
  const which = 'running boot';
  const posts = (sent: readonly string[], path: RegExp) =>
    sent.filter((one) => one.startsWith('POST') && path.test(one)).length;

  it('changes nothing that remains when a step is refused, and finishes when an answer is lost', async () => {
    const steps = growSteps(planFor(mockWith(), which, true), {});
    const keptFrom = steps.findIndex(({ undo }) => !undo);
    for (let at = 0; at < steps.length; at += 1)
      for (const fate of FATES) {
        const mock = mockWith(at, fate);
        const before = pictureOf(mock);
        const end = await grow(planFor(mock, which, true));
        const about = `step ${at} ${fate}: ${end.note}`;
        if (fate !== 'refused') expect(end.state, about).toBe('done');
        else {
          expect(end, about).toMatchObject({ state: 'failed' });
          expect(end.note, about).toMatch(/: It is locked\./);
          if (at < keptFrom) expect(changesOf(before, pictureOf(mock)), about).toEqual([]);
          else expect(end.note, about).toMatch(/Not done: /);
        }
      }
  }, 60_000);

  /** Runs it until its nth write has been sent, and returns what is kept for the next document. */
  async function cutOff(mock: Mock, plan: GrowPlan, writes: number): Promise<string> {
    startGrow(plan);
    for (let turn = 0; turn < 200 && mock.sent.length < writes; turn += 1)
      await vi.advanceTimersByTimeAsync(100);
    return sessionStorage.getItem(KEPT_TASKS) ?? '';
  }
  /** The next document: the previous one sends nothing more. */
  async function reload(mock: Mock, kept: string) {
    vi.clearAllTimers();
    vi.resetModules();
    const next = serve(mock);
    sessionStorage.setItem(KEPT_TASKS, kept);
    const { goOnWithAll } = await import('../../../go-on-tasks.ts');
    goOnWithAll();
    goOnWithAll();
    return next;
  }
  const isOver = async () => {
    for (let turn = 0; turn < 200 && sessionStorage.getItem(KEPT_TASKS) !== null; turn += 1)
      await vi.advanceTimersByTimeAsync(1_000);
  };

  it.each([2, 3, 5, 7])('goes on after a reload in the middle: after %i writes', async (writes) => {
    const mock = mockWith();
    const plan = planFor(mock, which);
    const next = await reload(mock, await cutOff(mock, plan, writes));
    await isOver();
    const { disk, instance, snapshot } = rowsOf(mock);
    expect(instance('cache-ams-01')).toMatchObject({ bootDiskId: disk(LARGER)?.id, runState: 'running' });
    expect(snapshot(SNAPSHOT)).toBeDefined();
    expect(disk(plan.disk.name)?.state).toEqual({ state: 'detached' });
    for (const path of [/snapshots/, /\/disks$/, /\/stop$/])
      expect(posts([...mock.sent, ...next], path)).toBe(1);
  });

  it('does not begin after a reload what had changed nothing', async () => {
    const mock = mockWith();
    const plan = planFor(mock, which);
    const before = pictureOf(mock);
    const kept = [{ id: `grow-${plan.disk.id}`, kind: 'grow', plan, made: {}, done: 0, phase: 'go' }];
    const next = await reload(mock, JSON.stringify(kept));
    await isOver();
    expect(next).toEqual([]);
    expect(changesOf(before, pictureOf(mock))).toEqual([]);
  });

  it.each([
    [
      'starts the instance',
      undefined,
      /^Detach .+: Cannot detach .+ Not done: Set cache-ams-01-root as boot disk/,
    ],
    ['chooses another boot disk', 'ams-01-hot', /its boot disk has been changed\. Everything was undone\.$/],
  ] as const)('gives way when a colleague %s meanwhile', async (_, boot, note) => {
    // After the larger disk was created, or the boot disk unset
    const mock = mockWith(boot ? 2 : 3, ({ store: { tables } }) => {
      const row = [...tables.instances].find(({ name }) => name === 'cache-ams-01');
      const bootDiskId = [...tables.disks].find(({ name }) => name === boot)?.id;
      if (row) tables.instances.put({ ...row, ...(boot ? { bootDiskId } : { runState: 'running' }) });
    });
    const end = await grow(planFor(mock, which));
    expect(end.state).toBe('failed');
    expect(end.note).toMatch(note);
    expect(rowsOf(mock).disk(LARGER) === undefined).toBe(boot !== undefined);
    expect(rowsOf(mock).instance('cache-ams-01').runState).toBe('running');
  });

  // The instance is stopping, the disk is being created, the old disk is detached
  it.each([0, 2, 4])('undoes everything when it is canceled after write %i', async (at) => {
    const mock = mockWith(at, () => void job()?.stop?.());
    const before = pictureOf(mock);
    expect(await grow(planFor(mock, which))).toMatchObject({
      state: 'given up',
      note: 'It was canceled. Everything was undone.',
    });
    expect(changesOf(before, pictureOf(mock))).toEqual([]);
  });

  it('names what it cannot undo, and undoes the rest on request', async () => {
    const mock = mockWith();
    const before = pictureOf(mock);
    mock.faults.add({ operation: 'instanceDiskAttach', status: 400, message: 'The disk is busy' });
    const running = startGrow(planFor(mock, which));
    const end = await endOf(running);
    expect(end).toMatchObject({
      state: 'failed',
      actions: [{ label: 'Undo the rest' }, { label: 'Continue' }],
    });
    expect(end.note).toMatch(
      /Attach cache-ams-01-root to cache-ams-01 again: The disk is busy\. Not done: Attach .+, Set .+, Delete disk .+, Delete snapshot .+, and Start cache-ams-01 again\.$/,
    );
    mock.faults.clear();
    job()?.actions?.[0]?.run();
    expect(await endOf(running)).toMatchObject({ state: 'failed' });
    expect(changesOf(before, pictureOf(mock))).toEqual([]);
  });

  it('stops without a connection, and continues on request', async () => {
    const mock = mockWith(3, ({ faults }) => void faults.add({ operation: '*', abort: true }));
    const running = startGrow(planFor(mock, which));
    const end = await endOf(running);
    expect(end).toMatchObject({ state: 'failed', actions: [{ label: 'Continue' }, { label: 'Undo' }] });
    expect(sessionStorage.getItem(KEPT_TASKS)).not.toBeNull();
    mock.faults.clear();
    job()?.actions?.[0]?.run();
    expect(await endOf(running)).toMatchObject({ state: 'done' });
  });
});
