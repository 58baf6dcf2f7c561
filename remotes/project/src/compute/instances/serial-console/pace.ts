import type { Instance } from '@console/shared/api';
import { allows, isTransitioning } from '../../../base/instances/states.ts';
import type { ConnectionState } from './connection.ts';

/** Whether the instance is changing to a state with a console: the user only has to wait. */
export const willStart = ({ runState }: Pick<Instance, 'runState'>): boolean =>
  runState === 'creating' || runState === 'starting';

/**
 * Poll interval of the instance in milliseconds. While it starts each second counts; an open connection itself ends when the
 * instance stops.
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
 * Whether a panel replaces the output. An instance without a console shows why; after an interruption the output stays visible, a
 * connection that could not be opened shows the reason.
 */
export const hasPanel = (
  instance: Pick<Instance, 'runState'>,
  { status, wasOpen }: Pick<ConnectionState, 'status' | 'wasOpen'>,
): boolean =>
  !allows('serialConsole', instance) || status === 'error' || (!wasOpen && status !== 'connected');
