import { Pencil } from 'lucide-react';
import { type Action, deleteInDialog } from '@console/shared/actions';
import type { Vpc } from '@console/shared/api';
import { seed } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { vpcByName } from './queries.ts';
import { deleteWithSubnets } from './vpc-deletion.ts';

/** What the actions of VPCs need to know of the screen. */
interface VpcActionContext {
  project: string;
  /** Opens the question before a VPC is deleted. */
  onDelete: (vpc: Vpc) => void;
}

/** What can be done with a VPC (docs/screens/network-access.md section 1.1). Keep the list in a `useMemo`. */
export const vpcActions = ({ project, onDelete }: VpcActionContext): readonly Action<Vpc>[] => [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    section: 'edit',
    to: ({ name }) => to('/projects/:project/vpcs/:vpc/edit', { project, vpc: name }),
    // The row is all the form needs: it opens without asking the server
    run: (vpc) => seed(vpcByName(project, vpc.name), vpc),
  },
  deleteInDialog(onDelete, {
    consequence:
      'Their subnets, firewall rules, routers and internet gateways go with them. A VPC in which there are network interfaces stays as it is.',
    run: (vpc) => deleteWithSubnets(project, vpc),
  }),
];
