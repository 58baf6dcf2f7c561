import { jobsAtom } from '@console/shared/query';
import { onIdentityEnd, store } from '@console/shared/runtime';
import { atom } from '@console/shared/state';
import { entriesAtom } from './entries.ts';

/** Whether the activity list is open. */
export const activityAtom = atom(false);

/** Time when the list was last open, in milliseconds since 1970. */
const seenAtom = atom(0);

/** States that count as failures. */
const BAD: ReadonlySet<string> = new Set(['failed', 'unknown', 'interrupted']);
const BUSY: ReadonlySet<string> = new Set(['running', 'accepted', 'in progress', 'stopping']);

/** Whether an entry or job is still pending. */
export const isInProgress = ({ state }: { readonly state: string }): boolean => BUSY.has(state);

const allAtom = atom((get) => [...get(entriesAtom), ...get(jobsAtom).values()]);

/** Number of pending entries and jobs. */
export const busyCountAtom = atom((get) => get(allAtom).filter(isInProgress).length);

/** Number of failures since the list was last open. */
export const badCountAtom = atom((get) => {
  if (get(activityAtom)) return 0;
  const seen = get(seenAtom);
  return get(allAtom).filter(({ state, endedAt = Infinity }) => BAD.has(state) && endedAt > seen).length;
});

/** Opens the list. */
export const showActivity = (): void => store.set(activityAtom, true);

/** Closes the list and marks its entries as seen. */
export function hideActivity(): void {
  store.set(seenAtom, Date.now());
  store.set(activityAtom, false);
}

/** Removes all finished entries and jobs. */
export function clearFinished(): void {
  store.set(entriesAtom, (all) => all.filter(isInProgress));
  store.set(
    jobsAtom,
    (all) => new Map([...all].filter(([, job]) => isInProgress(job) || job.endedAt === undefined)),
  );
}

onIdentityEnd(() => {
  store.set(entriesAtom, []);
  store.set(jobsAtom, new Map());
});
