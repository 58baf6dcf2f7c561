import { type Instance, instanceUpdate, type InstanceUpdate } from '@console/shared/api';
import { type Call, callTo, fetchQuery } from '@console/shared/query';
import { instanceByName } from './queries.ts';

/** The settings of an instance as an update sends them. It replaces all of them: omitted ones would be unset. */
export const settingsOf = ({ ncpus, memory, bootDiskId, autoRestartPolicy }: Instance): InstanceUpdate => ({
  ncpus,
  memory,
  bootDisk: bootDiskId,
  autoRestartPolicy,
});

/** The write that changes some settings of an instance. */
export const settingsCall = (
  project: string,
  instance: Instance,
  change: Partial<InstanceUpdate>,
): Call<Instance> =>
  callTo(instanceUpdate, {
    path: { instance: instance.name },
    query: { project },
    body: { ...settingsOf(instance), ...change },
  });

/**
 * Changes some settings of an instance. The others are sent as the server has them now, not as the page shows them, so that
 * concurrent changes of them are kept.
 */
export async function changeSettings(
  project: string,
  { name }: Pick<Instance, 'name'>,
  change: Partial<InstanceUpdate>,
): Promise<Instance> {
  const instance = await fetchQuery({ ...instanceByName(project, name), staleTime: 0 });
  return settingsCall(project, instance, change).send();
}
