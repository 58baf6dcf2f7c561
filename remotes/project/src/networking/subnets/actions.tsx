import { Cable, Pencil } from 'lucide-react';
import { type Action, deleteInDialog } from '@console/shared/actions';
import { type VpcSubnet, vpcSubnetDelete } from '@console/shared/api';
import { callTo, seed } from '@console/shared/query';
import { to } from '@console/shared/routing';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { subnetByName } from './queries.ts';

interface SubnetActionContext {
  place: VpcPlace;
  /** Opens the confirmation of a subnet's deletion. */
  onDelete: (subnet: VpcSubnet) => void;
}

/** The request that deletes a subnet. */
export const subnetDeletion = ({ project, vpc }: VpcPlace, { name }: VpcSubnet) =>
  callTo(vpcSubnetDelete, { path: { subnet: name }, query: { project, vpc } });

/**
 * The actions of a subnet (docs/screens/network-access.md section 4.1, docs/screens/operator.md section 7.4). Keep the list in a
 * `useMemo`.
 */
export const subnetActions = ({ place, onDelete }: SubnetActionContext): readonly Action<VpcSubnet>[] => {
  // The row contains the subnet's data for form and panel: they open without requesting it
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
      consequence: 'Their blocks become free. A subnet with network interfaces cannot be deleted.',
      run: (subnet) => subnetDeletion(place, subnet).send(),
    }),
  ];
};
