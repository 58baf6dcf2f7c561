// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { instanceView } from '@console/shared/api';
import { clearCache, fetchQuery } from '@console/shared/query';
import { call } from '@console/shared/runtime';
import { KEPT_TASKS } from '../../../jobs/kept-tasks-key.ts';
import { scriptSteps } from '../../../jobs/script.ts';
import {
  changesOf,
  endOf,
  FATES,
  linesOf,
  mockWith,
  pictureOf,
  serve,
  useJobs,
  withoutNewIds,
} from '../../../jobs/test-jobs.ts';
import { namesError, namesOf, namingOf } from './names.ts';
import { type ClonePlan, diskName } from './plan.ts';
import { cloneSteps, stepsBeforeLastClone } from './steps.ts';
import { startClone } from './start.ts';
import { sourceOf } from './use-source.ts';

type Mock = ReturnType<typeof mockWith>;

useJobs();
beforeEach(() => {
  sessionStorage.clear();
  clearCache();
});
afterEach(() => sessionStorage.clear());

const PROJECT = 'edge-cache';
const SOURCE = 'cache-ams-01';
const GIB = 1024 ** 3;

const instanceIn = ({ store: { tables } }: Mock, name: string) =>
  [...tables.instances].find((row) => row.name === name);

/** The plan of two clones, which the demo's data also put into an affinity group. */
async function planFor(mock: Mock, change: Partial<ClonePlan> = {}): Promise<ClonePlan> {
  const instance = await call(instanceView, { path: { instance: SOURCE }, query: { project: PROJECT } });
  const { disks, left: _, ...source } = await fetchQuery(sourceOf(PROJECT, instance));
  const [group] = [...mock.store.tables.affinityGroups].filter(
    ({ projectId }) => projectId === instance.projectId,
  );
  const { id, name, description, ncpus, memory } = instance;
  return {
    project: PROJECT,
    ...source,
    source: { id, name, description, ncpus, memory },
    disks: disks.map((disk, index) => ({
      id: disk.id,
      name: disk.name,
      gib: disk.size / GIB,
      snapshot: `copy-${index}`,
      isBoot: disk.id === instance.bootDiskId,
    })),
    together: group ? [group.name] : [],
    isStarted: true,
    hasUserData: false,
    clones: ['test-a', 'test-b'].map((clone) => ({
      name: clone,
      disks: disks.map((disk) => `${clone}-${disk.name}`),
    })),
    ...change,
  };
}

const clone = async (plan: ClonePlan, userData?: string) => endOf(startClone(plan, userData));

it('sends as a script what the task sends', async () => {
  const mock = mockWith();
  const plan = await planFor(mock);
  const script = scriptSteps((made) => cloneSteps(plan, made, undefined));
  const before = mockWith();
  const sent = serve(mock);
  expect(await clone(plan)).toMatchObject({ state: 'done' });
  expect(withoutNewIds(linesOf(script), before)).toEqual(withoutNewIds(sent, before));
});

it('makes instances with the same disks, subnets, groups and keys, and leaves no snapshot', async () => {
  const mock = mockWith();
  const plan = await planFor(mock);
  expect(plan.together).toHaveLength(1);
  expect(plan.apart).toEqual(['cache-spread']);
  const before = pictureOf(mock);
  expect(await clone(plan, btoa('#cloud-config'))).toMatchObject({ state: 'done' });
  const { tables } = mock.store;
  const source = instanceIn(mock, SOURCE);
  const nics = (id: string | undefined) =>
    [...tables.interfaces].filter(({ instanceId }) => instanceId === id);
  for (const { name, disks } of plan.clones) {
    const made = instanceIn(mock, name);
    expect(made).toMatchObject({
      runState: 'running',
      ncpus: source?.ncpus,
      memory: source?.memory,
      hostname: name,
      userData: btoa('#cloud-config'),
    });
    const own = [...tables.disks].filter(({ state }) => 'instance' in state && state.instance === made?.id);
    expect(own.map((disk) => disk.name).toSorted()).toEqual(disks.toSorted());
    const boot = plan.disks.findIndex(({ isBoot }) => isBoot);
    expect(own.find(({ id }) => id === made?.bootDiskId)?.name).toBe(disks[boot]);
    expect(nics(made?.id).map(({ subnetId }) => subnetId)).toEqual(
      nics(source?.id).map(({ subnetId }) => subnetId),
    );
    for (const members of [tables.affinityMembers, tables.antiAffinityMembers])
      expect([...members].some(({ instanceId }) => instanceId === made?.id)).toBe(true);
    expect([...tables.ephemeralIps].some(({ instanceId }) => instanceId === made?.id)).toBe(true);
  }
  expect([...tables.snapshots].filter(({ name }) => name.startsWith('copy-'))).toEqual([]);
  // Nothing that existed before has changed
  expect(changesOf(before, pictureOf(mock)).filter((key) => before[key] !== undefined)).toEqual([]);
  expect(sessionStorage.getItem(KEPT_TASKS)).toBeNull();
});

it('leaves nothing behind when a step is refused, and finishes when an answer is lost', async () => {
  const plan = await planFor(mockWith());
  const [boot, other] = plan.disks;
  if (!boot || !other) throw new Error('too few disks');
  const small = (names: ClonePlan): ClonePlan => ({
    ...names,
    disks: [boot, other],
    clones: names.clones.map(({ name, disks }) => ({ name, disks: disks.slice(0, 2) })),
  });
  const steps = cloneSteps(small(plan), {});
  const keptFrom = steps.findIndex(({ undo }) => !undo);
  expect(stepsBeforeLastClone(small(plan))).toBe(keptFrom - 1);
  for (let at = 0; at < steps.length; at += 1)
    // One step of each kind loses its answer
    for (const fate of at === 0 || at === 2 || at === 3 ? FATES : (['refused'] as const)) {
      clearCache();
      const mock = mockWith(at, fate);
      const before = pictureOf(mock);
      const end = await clone(small(await planFor(mock)));
      const about = `step ${at} ${fate}: ${end.note}`;
      if (fate !== 'refused') {
        expect(end.state, about).toBe('done');
        expect([instanceIn(mock, 'test-a')?.runState, instanceIn(mock, 'test-b')?.runState]).toEqual([
          'running',
          'running',
        ]);
      } else {
        expect(end, about).toMatchObject({ state: 'failed' });
        if (at < keptFrom) expect(changesOf(before, pictureOf(mock)), about).toEqual([]);
        else expect(end.note, about).toMatch(/Not done: /);
      }
    }
}, 90_000);

describe('a colleague', () => {
  it('who takes the name of a clone keeps the instance, and nothing else is left', async () => {
    // After the first clone was created
    const mock = mockWith(4, ({ store: { tables } }) => {
      const row = [...tables.instances].find(({ name }) => name === SOURCE);
      if (row)
        tables.instances.put({ ...row, id: crypto.randomUUID(), name: 'test-b', bootDiskId: undefined });
    });
    const plan = await planFor(mock);
    const before = pictureOf(mock);
    const end = await clone(plan);
    expect(end.note).toMatch(/^Create instance test-b with 4 disks: .+ Everything was undone\.$/);
    expect(instanceIn(mock, 'test-b')).toBeDefined();
    expect(changesOf(before, pictureOf(mock))).toHaveLength(1);
  });
});

describe('after a reload in the middle', () => {
  async function reload(mock: Mock, plan: ClonePlan, writes: number, userData?: string): Promise<void> {
    startClone(plan, userData);
    for (let turn = 0; turn < 200 && mock.sent.length < writes; turn += 1)
      await vi.advanceTimersByTimeAsync(100);
    const kept = sessionStorage.getItem(KEPT_TASKS) ?? '';
    vi.clearAllTimers();
    vi.resetModules();
    serve(mock);
    sessionStorage.setItem(KEPT_TASKS, kept);
    const { goOnWithAll } = await import('../../../go-on-tasks.ts');
    goOnWithAll();
    for (let turn = 0; turn < 200 && sessionStorage.getItem(KEPT_TASKS) !== null; turn += 1)
      await vi.advanceTimersByTimeAsync(1_000);
  }

  it('goes on', async () => {
    const mock = mockWith();
    await reload(mock, await planFor(mock), 5);
    expect([instanceIn(mock, 'test-a')?.runState, instanceIn(mock, 'test-b')?.runState]).toEqual([
      'running',
      'running',
    ]);
  });

  it('deletes everything when user data is needed, which is not kept', async () => {
    const mock = mockWith();
    const plan = await planFor(mock, { hasUserData: true });
    const before = pictureOf(mock);
    await reload(mock, plan, 5, btoa('secret'));
    expect(changesOf(before, pictureOf(mock))).toEqual([]);
    expect(sessionStorage.getItem(KEPT_TASKS)).toBeNull();
  });
});

describe('names', () => {
  const none = () => false;

  it('continue the number of the source, with its digits, and skip what is taken', () => {
    expect(namesOf(namingOf('web-07'), 3, (name) => name === 'web-09')).toEqual([
      'web-08',
      'web-10',
      'web-11',
    ]);
    expect(namesOf(namingOf('web'), 2, none)).toEqual(['web-1', 'web-2']);
  });

  it('are refused when they are too few, taken, or no names', () => {
    expect(namesError(['web'], 2, none)).toBe('Put {n} where the number goes');
    expect(namesError(['web'], 1, () => true)).toBe('Name is already in use');
    expect(namesError(['Web-1'], 1, none)).toMatch(/^Can only contain lower-case/);
    expect(namesError(['web-1'], 1, none)).toBeUndefined();
  });

  it('of disks follow those of the instance', () => {
    expect(diskName('web-08', 'web-07', 'web-07-root', none)).toBe('web-08-root');
    expect(diskName('web-08', 'web-07', 'data', none)).toBe('web-08-data');
    expect(diskName('web-08', 'web-07', 'data', () => true)).toMatch(/^web-08-data-[0-9a-f]{6}$/);
    expect(diskName('web-08', 'web-07', 'd'.repeat(60), none).length).toBeLessThanOrEqual(63);
  });
});
