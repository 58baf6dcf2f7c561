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

const PENDING = 'in progress';

/** A word of bulk results for each pending entry or job, and for each that failed since the list was last open. */
export const newsAtom = atom((get) => {
  const seen = get(activityAtom) ? Infinity : get(seenAtom);
  return get(allAtom).flatMap((item): string[] => {
    if (isInProgress(item)) return [PENDING];
    const { state, endedAt = Infinity } = item;
    return BAD.has(state) && endedAt > seen ? [state] : [];
  });
});

/** Number of pending entries and jobs. */
export const busyCountAtom = atom((get) => get(newsAtom).filter((word) => word === PENDING).length);

/** Number of failures since the list was last open. */
export const badCountAtom = atom((get) => get(newsAtom).length - get(busyCountAtom));

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
