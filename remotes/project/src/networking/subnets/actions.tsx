import { Cable, Pencil } from 'lucide-react';
import { type Action, deleteInDialog } from '@console/shared/actions';
import { type VpcSubnet, vpcSubnetDelete } from '@console/shared/api';
import { callTo, seed } from '@console/shared/query';
import { to } from '@console/shared/routing';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { subnetByName } from './queries.ts';

/** What the actions of subnets need to know of the screen. */
interface SubnetActionContext {
  place: VpcPlace;
  /** Opens the question before a subnet is deleted. */
  onDelete: (subnet: VpcSubnet) => void;
}

/** The request that deletes a subnet. */
export const subnetDeletion = ({ project, vpc }: VpcPlace, { name }: VpcSubnet) =>
  callTo(vpcSubnetDelete, { path: { subnet: name }, query: { project, vpc } });

/**
 * What can be done with a subnet (docs/screens/network-access.md section 4.1, docs/screens/operator.md section 7.4). Keep
 * the list in a `useMemo`.
 */
export const subnetActions = ({ place, onDelete }: SubnetActionContext): readonly Action<VpcSubnet>[] => {
  // The row is all that form and panel need of the subnet itself: they open without asking the server for it
  const keep = (subnet: VpcSubnet) => seed(subnetByName({ ...place, subnet: subnet.name }), subnet);
  return [
    {
      id: 'interfaces',
      label: 'Interfaces',
      icon: Cable,
      section: 'view',
      to: ({ name }) => to('/projects/:project/vpcs/:vpc/subnets/:subnet', { ...place, subnet: name }),
      run: keep,
    },
    {
      id: 'edit',
      label: 'Edit',
      icon: Pencil,
      section: 'edit',
      to: ({ name }) => to('/projects/:project/vpcs/:vpc/subnets/:subnet/edit', { ...place, subnet: name }),
      run: keep,
    },
    deleteInDialog(onDelete, {
      consequence: 'Their blocks become free. A subnet in which there are network interfaces stays as it is.',
      run: (subnet) => subnetDeletion(place, subnet).send(),
    }),
  ];
};
