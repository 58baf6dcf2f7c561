// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { Fault } from '@console/mock';
import { instanceList } from '@console/shared/api';
import { call, store, toastsAtom } from '@console/shared/runtime';
import { answerTo, mockApi } from '../../../../tools/testing/mock-api.ts';
import { addSeveral } from './add-several.ts';
import { joinNew } from './join-new.ts';
import { affinity } from './kinds.ts';
import { stopAndAdd } from './stop-and-add.ts';
import { KEPT_TASKS } from '../jobs/kept-tasks-key.ts';
import { endOf, job, over, useJobs } from '../jobs/test-jobs.ts';
import { isMember, NAME, planIn, stateIn } from './test-group.ts';

type Mock = ReturnType<typeof mockApi>;

useJobs();

/** The demo data of a running instance, and the task that adds it to a group. */
async function begin(fault?: Fault) {
  const mock = fault ? mockApi(fault) : mockApi();
  return { mock, run: stopAndAdd(await planIn(mock)) };
}

describe('stop, add and start again', () => {
  // @sheet common-ui/34.34
  it('leaves the instance a member of the group and started', async () => {
    const { mock, run } = await begin();
    expect(await endOf(run)).toMatchObject({
      state: 'done',
      note: 'It is in group purge-spread. log-shipper was started again.',
    });
    expect(await isMember(mock)).toBe(true);
    expect(await stateIn(mock)).toBe('running');
    expect(job()).toMatchObject({
      title: 'Add instance log-shipper to anti-affinity group purge-spread',
      to: '/projects/edge-cache/affinity/purge-spread',
    });
  });

  it('changes nothing when it cannot be stopped, and says so', async () => {
    const { mock } = await begin({ operation: 'instanceStop', status: 403 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await stateIn(mock)).toBe('running');
    expect(store.get(toastsAtom)).toMatchObject([
      {
        variant: 'error',
        title: 'Could not add log-shipper to purge-spread',
        content: 'Stop log-shipper: Action not authorized. Nothing was changed.',
      },
    ]);
  });

  it('adds and starts nothing when the session ends while it waits, and offers to continue or undo', async () => {
    vi.spyOn(location, 'assign').mockReturnValue();
    const { mock, run } = await begin();
    mock.faults.add({ operation: 'instanceView', status: 401, message: 'Signed out' });
    expect(await endOf(run)).toMatchObject({
      state: 'failed',
      note: expect.stringMatching(/^Stop log-shipper: Signed out\. Not done: /),
      actions: [{ label: 'Continue' }, { label: 'Undo' }],
    });
    expect(mock.calls.get('antiAffinityGroupMemberInstanceAdd') ?? 0).toBe(0);
    expect(mock.calls.get('instanceStart') ?? 0).toBe(0);
  });

  // @sheet network-access/B-G1 network-access/B-G4
  it.each([
    ['is refused', { status: 503, message: 'The group is locked' }, 'The group is locked'],
    [
      'is refused with a message of the server',
      { status: 400, message: 'instance has a reservation' },
      'Stop the instance to add it to a group',
    ],
  ])('starts it again when adding it %s', async (_, rule, reason) => {
    const { mock, run } = await begin({ operation: 'antiAffinityGroupMemberInstanceAdd', ...rule });
    expect(await endOf(run)).toMatchObject({
      state: 'failed',
      note: `Add log-shipper to anti-affinity group purge-spread: ${reason}. Everything was undone.`,
    });
    expect(await isMember(mock)).toBe(false);
    expect(await stateIn(mock)).toBe('running');
  });

  it('counts it as added when the server reports that it is a member', async () => {
    const { mock, run } = await begin();
    await endOf(run);
    expect(await endOf(stopAndAdd(await planIn(mock)))).toMatchObject({ state: 'done' });
  });

  it('offers to start it when starting failed', async () => {
    const { mock, run } = await begin({
      operation: 'instanceStart',
      status: 503,
      message: 'No sled is free',
      count: 1,
    });
    expect(await endOf(run)).toMatchObject({
      state: 'failed',
      note: 'Start log-shipper again: No sled is free. Not done: Start log-shipper again.',
      actions: [{ label: 'Try again' }, { label: 'Undo' }],
    });
    job()?.actions?.[0]?.run();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await stateIn(mock)).toBe('running');
    expect(await isMember(mock)).toBe(true);
  });

  it('starts it again when the user cancels it', async () => {
    const { mock, run } = await begin();
    await vi.advanceTimersByTimeAsync(500);
    void job()?.stop?.();
    expect(await endOf(run)).toMatchObject({ state: 'given up' });
    expect(await isMember(mock)).toBe(false);
    expect(await stateIn(mock)).toBe('running');
    expect(store.get(toastsAtom)).toEqual([]);
  });
});

describe('after a reload of the page', () => {
  /** The next document: reloaded modules, the same storage. */
  async function reload(kept: string): Promise<void> {
    vi.resetModules();
    sessionStorage.setItem(KEPT_TASKS, kept);
    await (await import('../resume-tasks.ts')).resumeTasks();
    await vi.advanceTimersByTimeAsync(20_000);
  }

  // @sheet network-access/15.59
  it('the stopped instance is added and started, once', async () => {
    const { mock } = await begin();
    await vi.advanceTimersByTimeAsync(500);
    await reload(sessionStorage.getItem(KEPT_TASKS) ?? '');
    expect(await isMember(mock)).toBe(true);
    expect(await stateIn(mock)).toBe('running');
    expect(mock.calls.get('instanceStop')).toBe(1);
    expect(sessionStorage.getItem(KEPT_TASKS)).toBeNull();
  });

  // @sheet network-access/15.59
  it('an instance that still runs is not stopped without another click', async () => {
    const mock = mockApi();
    const { place, instance } = await planIn(mock);
    const task = { id: 'a', kind: 'join', plan: { isApart: true, place, instance }, made: {} };
    await reload(JSON.stringify([null, 1, { id: 'a' }, { ...task, done: 0, phase: 'go' }]));
    expect(mock.calls.get('instanceStop') ?? 0).toBe(0);
    expect(await stateIn(mock)).toBe('running');
  });
});

describe('several instances', () => {
  it('are added as one job, which shows the step of each and the reason of a failure', async () => {
    const mock = mockApi({
      operation: 'antiAffinityGroupMemberInstanceAdd',
      status: 503,
      message: 'Busy',
      count: 1,
    });
    const { kind, place } = await planIn(mock);
    const all = await call(instanceList, { query: { project: place.project } });
    const added = addSeveral(
      kind,
      place,
      all.items.filter(({ name }) => [NAME, 'schema-migrator'].includes(name)),
    );
    const steps = new Set<string>();
    added.subscribe(() => {
      for (const item of added.getState().items)
        if (item.state === 'running' && item.step !== undefined) steps.add(item.step);
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(added.getState()).toMatchObject({ phase: 'over' });
    expect(added.getState().items.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
      { name: NAME, state: 'done' },
      { name: 'schema-migrator', state: 'failed', failure: { message: 'Busy' } },
    ]);
    expect([...steps]).toEqual([
      `Stop ${NAME}`,
      `Add ${NAME} to anti-affinity group purge-spread`,
      `Start ${NAME} again`,
    ]);
    expect(store.get(toastsAtom)).toEqual([]);
  });
});

describe('a new instance for affinity groups', () => {
  const member = async (mock: Mock, isStarted: boolean) => {
    const { instance, place } = await planIn(mock);
    return { project: place.project, instance, groups: ['near-the-probe'], isStarted };
  };
  const stopped = async (mock: Mock) => {
    await mock.handle(
      new Request(`http://console.test/v1/instances/${NAME}/stop?project=edge-cache`, { method: 'POST' }),
    );
    await vi.advanceTimersByTimeAsync(10_000);
  };
  const members = (mock: Mock) =>
    answerTo(mock, '/v1/affinity-groups/near-the-probe/members?project=edge-cache');

  it.each([
    [true, 'log-shipper is in near-the-probe. It was started.'],
    [false, 'log-shipper is in near-the-probe.'],
  ])('joins them, then starts if requested: %s', async (isStarted, note) => {
    const mock = mockApi();
    await stopped(mock);
    expect(await over(joinNew(await member(mock, isStarted)))).toMatchObject({ state: 'done', note });
    expect((await members(mock))['items']).toHaveLength(1);
    expect(mock.calls.get('instanceStart') ?? 0).toBe(isStarted ? 1 : 0);
    expect(affinity.id).toBe('affinity');
  });

  it('stays as it was created when the session ends while it waits, and shows how to continue', async () => {
    vi.spyOn(location, 'assign').mockReturnValue();
    const mock = mockApi();
    await stopped(mock);
    const created = await member(mock, true);
    mock.faults.add({ operation: 'instanceView', status: 401, message: 'Signed out', count: 1 });
    expect(await over(joinNew(created))).toMatchObject({
      state: 'failed',
      note: 'log-shipper was created but not started. Signed out.',
      actions: [{ label: 'Try again' }, { label: 'Start log-shipper' }],
    });
    expect((await members(mock))['items']).toEqual([]);
    expect(mock.calls.get('instanceStart') ?? 0).toBe(0);
  });

  it('stays stopped when a group refuses it, and shows how to continue', async () => {
    const mock = mockApi({
      operation: 'affinityGroupMemberInstanceAdd',
      status: 503,
      message: 'Busy',
      count: 1,
    });
    await stopped(mock);
    expect(await over(joinNew(await member(mock, true)))).toMatchObject({
      state: 'failed',
      note: 'log-shipper was created but not started. It could not be added to affinity group near-the-probe: Busy.',
    });
    expect(await stateIn(mock)).toBe('stopped');
    expect(job()?.actions?.map(({ label }) => label)).toEqual(['Try again', 'Start log-shipper']);
    expect(store.get(toastsAtom)).toMatchObject([
      { title: 'Instance log-shipper is not ready', timeout: null },
    ]);
    job()?.actions?.[0]?.run();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(job()?.state).toBe('done');
    expect(await stateIn(mock)).toBe('running');
  });
});
