import type { Instance } from '@console/shared/api';
import { allows, isTransitioning } from '../states.ts';
import type { ConnectionState } from './connection.ts';

/** True while the instance is on its way to a state with a console: one only has to wait. */
export const willStart = ({ runState }: Pick<Instance, 'runState'>): boolean =>
  runState === 'creating' || runState === 'starting';

/**
 * Milliseconds until the instance is read again. While it starts each second counts; an open connection tells by
 * itself when the instance stops.
 */
export function pollPace(
  instance: Pick<Instance, 'runState'>,
  { status }: Pick<ConnectionState, 'status'>,
): number | false {
  if (willStart(instance)) return 1_000;
  if (isTransitioning(instance)) return 2_000;
  if (!allows('serialConsole', instance)) return 10_000;
  return status === 'connected' || status === 'connecting' ? false : 5_000;
}

/**
 * Whether something is said instead of showing output. An instance without a console says why; a connection that broke
 * leaves what was shown in sight, one that could not be opened says so.
 */
export const hasPanel = (
  instance: Pick<Instance, 'runState'>,
  { status, wasOpen }: Pick<ConnectionState, 'status' | 'wasOpen'>,
): boolean =>
  !allows('serialConsole', instance) || status === 'error' || (!wasOpen && status !== 'connected');
