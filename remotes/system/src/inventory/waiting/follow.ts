import {
  physicalDiskList,
  type Sled,
  sledList,
  sledListUninitialized,
  sledPhysicalDiskList,
  sledSetProvisionPolicy,
  systemTimeseriesQuery,
  messageOf,
} from '@console/shared/api';
import { callTo, fetchToShow, type Job, optionalLookup, refresh, reportJob } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { onIdentityEnd, toast } from '@console/shared/runtime';
import { sledById, sledDiskPage } from '../queries.ts';
import { takesInstances } from '../../base/sleds/states.ts';
import { type AddedSled, keepAdded } from './added.ts';

/** The stages of a sled on its way into the system, in order (docs/screens/operator.md section 9.8). */
export const FOLLOW_STEPS = ['Accepted', 'Added, starting', 'Disks seen', 'Ready'] as const;
export type FollowStep = (typeof FOLLOW_STEPS)[number];

/** The stage of an added sled; `null` while the system does not list it. */
export function stepOf(sled: Pick<Sled, 'policy' | 'state'> | null, disks: number): FollowStep {
  if (!sled) return 'Accepted';
  if (disks === 0) return 'Added, starting';
  return takesInstances(sled) ? 'Ready' : 'Disks seen';
}

const MINUTE = 60_000;

/** Milliseconds until the next poll; undefined when polling should stop. */
export function pauseAfter(elapsed: number): number | undefined {
  if (elapsed >= 30 * MINUTE) return undefined;
  return elapsed < 2 * MINUTE ? 5000 : 15_000;
}

let session = new AbortController();
onIdentityEnd(() => {
  session.abort();
  session = new AbortController();
});

/** Waits; longer while the tab is hidden. */
async function wait(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (document.visibilityState !== 'hidden') return;
  await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

async function look(id: string): Promise<FollowStep | undefined> {
  try {
    const sled = await fetchToShow({ ...optionalLookup(sledById(id)), staleTime: 0 });
    const disks = sled && (await fetchToShow({ ...sledDiskPage(id)(undefined, 1), staleTime: 0 }));
    return stepOf(sled, disks?.items.length ?? 0);
  } catch {
    // A single failed request is not evidence about the sled
    return undefined;
  }
}

const pageOf = (id: string) => to('/system/inventory/sleds/:sledId/instances', { sledId: id });

/** Keeps new instances away from a sled that is to be tested first. */
const close = (id: string, serial: string) => async () => {
  const call = callTo(sledSetProvisionPolicy, { path: { sledId: id }, body: { state: 'non_provisionable' } });
  try {
    await call.send();
    toast({ content: `Sled ${serial} accepts no new instances` });
  } catch (error) {
    toast({
      variant: 'error',
      title: 'Could not change provision policy',
      content: messageOf(error),
    });
  }
};

/**
 * Follows a sled from `Accepted` to `Ready` as an entry of the activity, which continues on every page.
 * @param pause waits the given number of milliseconds; for tests
 */
export async function followAdded(added: AddedSled & { readonly id: string }, pause = wait): Promise<void> {
  const { id, serial } = added;
  const { signal } = session;
  const startedAt = Date.now();
  const job = { id: `add sled ${id}`, title: `Add sled ${serial}`, startedAt };
  const waitingList = to('/system/inventory/waiting-sleds');
  let step: FollowStep = 'Accepted';
  const tell = (more: Partial<Job>) => {
    const percent = (FOLLOW_STEPS.indexOf(step) / (FOLLOW_STEPS.length - 1)) * 100;
    reportJob({
      ...job,
      state: 'running',
      note: step,
      percent: Math.round(percent),
      to: waitingList,
      ...more,
    });
  };
  tell({});
  let elapsed = 0;
  for (let next = pauseAfter(0); next !== undefined; next = pauseAfter(elapsed)) {
    await pause(next);
    elapsed += next;
    if (signal.aborted) return;
    const seen = await look(id);
    if (signal.aborted) return;
    if (seen === undefined || seen === step) continue;
    step = seen;
    keepAdded({ ...added, step });
    void refresh(
      sledList,
      sledListUninitialized,
      physicalDiskList,
      sledPhysicalDiskList,
      systemTimeseriesQuery,
    );
    if (step !== 'Ready') {
      tell({});
      continue;
    }
    const action = { label: 'Make non-provisionable', run: () => void close(id, serial)() };
    tell({ state: 'done', to: pageOf(id), endedAt: Date.now(), actions: [action] });
    toast({ content: `Sled ${serial} is ready`, link: { label: 'View sled', to: pageOf(id) } });
    return;
  }
  keepAdded({ ...added, step, isLate: true });
  tell({
    state: 'interrupted',
    note: `Still “${step}” after 30 minutes. A support bundle can show why.`,
    actions: [{ label: 'Check again', run: () => void followAdded(added) }],
  });
}
