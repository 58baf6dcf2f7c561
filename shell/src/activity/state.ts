import { jobsAtom } from '@console/shared/query';
import { onIdentityEnd, store } from '@console/shared/runtime';
import { atom } from '@console/shared/state';
import { entriesAtom } from './entries.ts';

/** The list is open. */
export const activityAtom = atom(false);

/** When the person has last seen the list; milliseconds since 1970. */
const seenAtom = atom(0);

/** States that a person should know of. */
const BAD: ReadonlySet<string> = new Set(['failed', 'unknown', 'interrupted']);
const BUSY: ReadonlySet<string> = new Set(['running', 'stopping']);

/** Whether it is still going on. */
export const isInProgress = ({ state }: { readonly state: string }): boolean => BUSY.has(state);

const allAtom = atom((get) => [...get(entriesAtom), ...get(jobsAtom).values()]);

/** How many are going on. */
export const busyCountAtom = atom((get) => get(allAtom).filter(isInProgress).length);

/** How many went wrong since the person has last seen the list. */
export const badCountAtom = atom((get) => {
  if (get(activityAtom)) return 0;
  const seen = get(seenAtom);
  return get(allAtom).filter(({ state, endedAt = Infinity }) => BAD.has(state) && endedAt > seen).length;
});

/** Opens the list. */
export const showActivity = (): void => store.set(activityAtom, true);

/** Closes the list: what it showed is seen. */
export function hideActivity(): void {
  store.set(seenAtom, Date.now());
  store.set(activityAtom, false);
}

/** Drops all that is over. */
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
