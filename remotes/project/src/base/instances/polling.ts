import type { Instance } from '@console/shared/api';
import { usePacedPolling } from '../polling.ts';
import { isDueForRestart, isTransitioning } from './states.ts';

type Row = Pick<Instance, 'id' | 'runState'>;

/** The pending state change of an instance. */
const changeOf = (row: Row): string | undefined =>
  isTransitioning(row) ? `${row.id} ${row.runState}` : undefined;

/** Poll interval of a list of instances, for `usePage`. */
export const usePolling = () => usePacedPolling(changeOf);

/** Poll interval of one instance in milliseconds, while it changes or a failed one waits for its restart. */
const VIEW_FAST = 2_000;
const VIEW_WAITING = 30_000;

/**
 * Milliseconds until the next request for an instance, or `false` for none (docs/screens/compute-storage.md section 5.1).
 * During a cooldown the next request is sent when the cooldown ends.
 */
export function viewPollInterval(instance: Instance, now: number): number | false {
  if (isTransitioning(instance) || isDueForRestart(instance, now)) return VIEW_FAST;
  const { runState, autoRestartEnabled, autoRestartCooldownExpiration: cooldown } = instance;
  if (runState !== 'failed' || !autoRestartEnabled || !cooldown) return false;
  return Math.min(VIEW_WAITING, Math.max(VIEW_FAST, cooldown.getTime() - now));
}

/** Poll interval of the page of an instance, for `useLoaded`. */
export const viewPolling = (instance: Instance) => viewPollInterval(instance, Date.now());
