import { type Vpc, vpcDelete, type VpcSubnet } from '@console/shared/api';
import { callTo, fetchQuery } from '@console/shared/query';
import type { Blocker } from '../deletion/blockers.tsx';
import { subnetDeletion } from '../subnets/actions.tsx';
import { allSubnets, subnetInterfaces } from '../subnets/queries.ts';
import type { VpcPlace } from './tabs.ts';

/** The request that deletes a VPC. */
export const vpcDeletion = ({ project, vpc }: VpcPlace) =>
  callTo(vpcDelete, { path: { vpc }, query: { project } });

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
  for (const subnet of subnets) await subnetDeletion(place, subnet).send();
  await vpcDeletion(place).send();
}
