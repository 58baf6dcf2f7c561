import type { Instance, Utilization } from '@console/shared/api';
import { fetchToShow } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { siloUtilization } from '../../../storage/disks/queries.ts';
import { headroom } from './demand.ts';

/**
 * Whether an instance stays stopped although its start was requested: the server creates it even when CPUs or memory exceed the
 * quota (docs/contract/corrections.md "What the console must draw from it"), and only its state shows that.
 * @param start the value in the request
 */
export const isNotStarted = ({ runState }: Pick<Instance, 'runState'>, start: boolean): boolean =>
  start && runState === 'stopped';

/**
 * Why it stays stopped, and the remedy; derived from the remaining quota, because the response contains no reason.
 * @param use undefined when it could not be read
 */
export function notStartedReason(
  { ncpus, memory }: Pick<Instance, 'ncpus' | 'memory'>,
  use: Utilization | undefined,
): string {
  const { short } = use
    ? headroom(use, { cpus: ncpus, memory, storage: 0 }, ['cpus', 'memory'])
    : { short: '' };
  return short === ''
    ? 'The server gave no reason. It may exceed the quota of the silo: start it to see.'
    : `It exceeds the quota: the silo has only ${short} left. Resize it, or stop other instances, then start it.`;
}

/** Reports that a new instance was not started, and why, until the message is closed. Never rejects. */
export async function sayNotStarted(instance: Instance): Promise<void> {
  const use = await fetchToShow({ ...siloUtilization(), staleTime: 0 }).catch(() => undefined);
  toast({
    variant: 'error',
    title: `Instance ${instance.name} was created but did not start`,
    content: notStartedReason(instance, use),
    timeout: null,
  });
}
