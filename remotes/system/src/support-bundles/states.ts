import type { SupportBundleInfo, SupportBundleState } from '@console/shared/api';
import { wordFor } from '@console/shared/format';
import type { Changing } from '@console/shared/stuck';

/** Labels of the states (docs/screens/operator.md section 6.1), as the status table contains them. */
const WORDS: Readonly<Record<SupportBundleState, string>> = {
  collecting: 'collecting',
  active: 'ready',
  failed: 'failed',
  destroying: 'deleting',
};

/** The label of a state; a state of a newer server is shown unchanged. */
export const wordOf = (state: SupportBundleState): string => wordFor(WORDS, state);

/** Whether the state will change. */
export const isTransitional = ({ state }: Pick<SupportBundleInfo, 'state'>): boolean =>
  state === 'collecting' || state === 'destroying';

/** The state of a bundle, to be marked when it lasts too long: only the beginning of its collection is known. */
export const changingOf = ({ id, state, timeCreated }: SupportBundleInfo): Changing => ({
  id,
  kind: 'bundle',
  state,
  since: timeCreated,
});

/** `true`, or the reason why its files cannot be read. */
export function mayRead({ state }: Pick<SupportBundleInfo, 'state'>): true | string {
  if (state === 'collecting') return 'Still collecting';
  if (state === 'failed') return 'Collection failed';
  return state === 'destroying' ? 'It is being deleted' : true;
}

const FAST = 5_000;
const SLOW = 15_000;
/** Milliseconds for which a change is polled at the short interval. */
const WINDOW = 120_000;

/**
 * Milliseconds until the next poll while a bundle changes.
 * @param followed milliseconds since polling started
 */
export const paceAfter = (followed: number): number => (followed < WINDOW ? FAST : SLOW);

/** The poll interval for the bundles on screen: false while none of them changes. */
export function createPace(
  now: () => number = Date.now,
): (bundles: readonly SupportBundleInfo[]) => number | false {
  let since: number | undefined;
  return (bundles) => {
    if (!bundles.some(isTransitional)) since = undefined;
    else since ??= now();
    return since !== undefined && paceAfter(now() - since);
  };
}
