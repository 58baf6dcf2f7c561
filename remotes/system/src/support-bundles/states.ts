import type { SupportBundleInfo, SupportBundleState } from '@console/shared/api';

/** What a state is called (docs/screens/operator.md section 6.1), as the status table knows it. */
const WORDS: Readonly<Record<SupportBundleState, string>> = {
  collecting: 'collecting',
  active: 'ready',
  failed: 'failed',
  destroying: 'deleting',
};

/** The word for a state; one that a newer server has made up stays as it is. */
export const wordOf = (state: SupportBundleState): string => WORDS[state] ?? state;

/** On its way to another state. */
export const isTransitional = ({ state }: Pick<SupportBundleInfo, 'state'>): boolean =>
  state === 'collecting' || state === 'destroying';

/** `true`, or why its files cannot be read. */
export function mayRead({ state }: Pick<SupportBundleInfo, 'state'>): true | string {
  if (state === 'collecting') return 'Still collecting';
  if (state === 'failed') return 'It failed';
  return state === 'destroying' ? 'It is being deleted' : true;
}

const FAST = 5_000;
const SLOW = 15_000;
/** Milliseconds for which a change is followed closely. */
const WINDOW = 120_000;

/**
 * Milliseconds until the next ask while a bundle changes.
 * @param followed milliseconds since it is watched
 */
export const paceAfter = (followed: number): number => (followed < WINDOW ? FAST : SLOW);

/** The pace for bundles on screen: false while none of them changes. */
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
