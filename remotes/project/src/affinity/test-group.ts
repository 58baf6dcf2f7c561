import { afterEach, beforeEach, vi } from 'vitest';
import { jobsAtom } from '@console/shared/query';
import { store, toastsAtom } from '@console/shared/runtime';
import { answerTo, type mockApi } from '../../../../tools/testing/mock-api.ts';
import { antiAffinity } from './kinds.ts';

type Mock = ReturnType<typeof mockApi>;

/** Lets a test file run jobs on a fake clock; each test starts without jobs and toasts. */
export function useJobs(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    store.set(jobsAtom, new Map());
    store.set(toastsAtom, []);
  });
}

/** A running instance of the demo data that is in no group. */
export const NAME = 'log-shipper';
const instanceIn = (mock: Mock) => answerTo(mock, `/v1/instances/${NAME}?project=edge-cache`);
export const stateIn = async (mock: Mock) => (await instanceIn(mock))['run_state'];
/** Whether it is a member of the test group. */
export const isMember = async (mock: Mock) => {
  const { value } = await answerTo(
    mock,
    `/v1/anti-affinity-groups/purge-spread/members/instance/${NAME}?project=edge-cache`,
  );
  return value !== undefined;
};
/** The request that adds it to the test group. */
export const planIn = async (mock: Mock) => {
  const { id } = await instanceIn(mock);
  return {
    kind: antiAffinity,
    place: { project: 'edge-cache', group: 'purge-spread' },
    instance: { id: typeof id === 'string' ? id : '', name: NAME },
  };
};
export const job = () => [...store.get(jobsAtom).values()].at(-1);

/** Advances the time until a job is over. */
export async function over<End>(running: Promise<End>): Promise<End> {
  let isOver = false;
  void running.then(() => (isOver = true));
  for (let turn = 0; turn < 400 && !isOver; turn += 1) await vi.advanceTimersByTimeAsync(2_000);
  return running;
}
