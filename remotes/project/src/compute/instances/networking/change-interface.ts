import {
  type InstanceNetworkInterface,
  instanceNetworkInterfaceUpdate,
  type InstanceNetworkInterfaceUpdate,
  instanceNetworkInterfaceView,
} from '@console/shared/api';
import { type Call, callTo, fetchQuery, query } from '@console/shared/query';

/** The write that changes an interface. An update without the transit IPs would clear them. */
export const interfaceCall = (
  { id, transitIps }: InstanceNetworkInterface,
  change: InstanceNetworkInterfaceUpdate,
): Call<InstanceNetworkInterface> =>
  callTo(instanceNetworkInterfaceUpdate, { path: { interface: id }, body: { transitIps, ...change } });

const textOf = (list: readonly string[] = []) => list.join();

/**
 * Changes an interface. Members that equal those of `shown` are sent with the server's current values, so that concurrent changes are kept.
 * @param shown the interface as the user saw it
 */
export async function changeInterface(
  shown: InstanceNetworkInterface,
  { name, description, transitIps, ...others }: InstanceNetworkInterfaceUpdate,
): Promise<InstanceNetworkInterface> {
  const view = query(instanceNetworkInterfaceView, { path: { interface: shown.id } });
  const current = await fetchQuery({ ...view, staleTime: 0 });
  return interfaceCall(current, {
    ...others,
    ...(name !== shown.name && { name }),
    ...(description !== shown.description && { description }),
    ...(transitIps && textOf(transitIps) !== textOf(shown.transitIps) && { transitIps }),
  }).send();
}
