import { type Vpc, vpcDelete, type VpcSubnet, vpcSubnetDelete } from '@console/shared/api';
import { callTo, fetchQuery, runAbortable } from '@console/shared/query';
import type { Blocker } from '../deletion/blockers.tsx';
import type { Step } from '../deletion/run.ts';
import { allSubnets, subnetInterfaces } from '../subnets/queries.ts';
import type { VpcPlace } from './tabs.ts';

/** A signal that never aborts, because no step can be canceled halfway. */
const { signal } = new AbortController();

/** Deletes a subnet, as part of a job or alone. */
export const subnetStep = (parents: VpcPlace, { name }: VpcSubnet): Step => ({
  id: `subnet ${name}`,
  title: `Subnet ${name}`,
  send: (isPart) =>
    runAbortable(vpcSubnetDelete, { path: { subnet: name }, query: { ...parents } }, signal, { isPart }),
});

/** The request that deletes a VPC. */
export const vpcDeletion = ({ project, vpc }: VpcPlace) =>
  callTo(vpcDelete, { path: { vpc }, query: { project } });

/** The steps of a VPC's deletion: its subnets are deleted first, one after the other. */
export const vpcSteps = (place: VpcPlace, subnets: readonly VpcSubnet[]): Step[] => [
  ...subnets.map((subnet) => subnetStep(place, subnet)),
  {
    id: 'vpc',
    title: `VPC ${place.vpc}`,
    send: (isPart) =>
      runAbortable(vpcDelete, { path: { vpc: place.vpc }, query: { project: place.project } }, signal, {
        isPart,
      }),
  },
];

/** The interfaces in some subnets, which block their deletion and that of their VPC. */
export const blockersIn = (
  subnets: readonly VpcSubnet[],
  interfaces: readonly (readonly Blocker['nic'][])[],
): Blocker[] =>
  subnets.flatMap(({ name }, index) => (interfaces[index] ?? []).map((nic) => ({ nic, subnet: name })));

/**
 * Deletes a VPC with its subnets, for the bulk bar, which reports the result. Rejects before any deletion when there is a network
 * interface in one of the subnets.
 */
export async function deleteWithSubnets(project: string, { name }: Pick<Vpc, 'name'>): Promise<void> {
  const place = { project, vpc: name };
  const { items: subnets } = await fetchQuery(allSubnets(project, name));
  const pages = await Promise.all(
    subnets.map((subnet) => fetchQuery(subnetInterfaces({ ...place, subnet: subnet.name }))),
  );
  const [blocker] = blockersIn(
    subnets,
    pages.map(({ items }) => items),
  );
  if (blocker) throw new Error(`The subnet ${blocker.subnet} has network interfaces. Delete them first.`);
  for (const { send } of vpcSteps(place, subnets)) await send(false);
}
