import type { Instance } from '@console/shared/api';
import { usePacedPolling } from '../../polling.ts';
import { isDueForRestart, isTransitioning } from './states.ts';

type Row = Pick<Instance, 'id' | 'runState'>;

/** The change an instance is in the middle of. */
const changeOf = (row: Row): string | undefined =>
  isTransitioning(row) ? `${row.id} ${row.runState}` : undefined;

/** The pace of a list of instances, for `usePage`. */
export const usePolling = () => usePacedPolling(changeOf);

/** Milliseconds between two asks for one instance: while it changes, and while a failed one waits for its restart. */
const VIEW_FAST = 2_000;
const VIEW_WAITING = 30_000;

/**
 * Milliseconds until an instance is asked for again, or `false` for never (docs/screens/compute-storage.md section 5.1).
 * The ask after a cooldown comes when it is over.
 */
export function viewPollInterval(instance: Instance, now: number): number | false {
  if (isTransitioning(instance) || isDueForRestart(instance, now)) return VIEW_FAST;
  const { runState, autoRestartEnabled, autoRestartCooldownExpiration: cooldown } = instance;
  if (runState !== 'failed' || !autoRestartEnabled || !cooldown) return false;
  return Math.min(VIEW_WAITING, Math.max(VIEW_FAST, cooldown.getTime() - now));
}

/** The pace of the page of an instance, for `useLoaded`. */
export const viewPolling = (instance: Instance) => viewPollInterval(instance, Date.now());
