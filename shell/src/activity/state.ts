import { jobsAtom } from '@console/shared/query';
import { onIdentityEnd, store } from '@console/shared/runtime';
import { atom } from '@console/shared/state';
import { entriesAtom } from './entries.ts';

/** Whether the activity list is open. */
export const activityAtom = atom(false);

/** Time when the list was last open, in milliseconds since 1970. */
const seenAtom = atom(0);

/** States that need a look, in the order in which they are listed. */
export const BAD = ['failed', 'unknown', 'interrupted'] as const;
const BUSY: ReadonlySet<string> = new Set(['running', 'accepted', 'in progress', 'stopping']);

/** Whether an entry or job is still pending. */
export const isInProgress = ({ state }: { readonly state: string }): boolean => BUSY.has(state);

const allAtom = atom((get) => [...get(entriesAtom), ...get(jobsAtom).values()]);

/** Number of pending entries and jobs. */
export const busyCountAtom = atom((get) => get(allAtom).filter(isInProgress).length);

/** The states of `BAD` that were reached since the list was last open, one for each entry or job. */
export const badStatesAtom = atom((get) => {
  if (get(activityAtom)) return [];
  const seen = get(seenAtom);
  const unseen = get(allAtom).filter(({ endedAt = Infinity }) => endedAt > seen);
  return unseen.flatMap(({ state }) => BAD.filter((bad) => bad === state));
});

/** Number of failures since the list was last open. */
export const badCountAtom = atom((get) => get(badStatesAtom).length);

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
