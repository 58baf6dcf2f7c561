import { type Instance, instanceUpdate, type InstanceUpdate } from '@console/shared/api';
import { type Call, callTo, fetchQuery } from '@console/shared/query';
import { instanceByName } from '../../base/instances/queries.ts';

/** The write that changes some settings of an instance. An update replaces all of them: omitted ones would be unset. */
export const settingsCall = (
  project: string,
  { name, ncpus, memory, bootDiskId, autoRestartPolicy }: Instance,
  change: Partial<InstanceUpdate>,
): Call<Instance> =>
  callTo(instanceUpdate, {
    path: { instance: name },
    query: { project },
    body: { ncpus, memory, bootDisk: bootDiskId, autoRestartPolicy, ...change },
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
