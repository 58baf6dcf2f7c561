import { Columns2, Pencil } from 'lucide-react';
import { type Action, deleteInDialog } from '@console/shared/actions';
import type { Vpc } from '@console/shared/api';
import { seed } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { rulesComparePath } from './compare-path.ts';
import { vpcByName } from './queries.ts';
import { deleteWithSubnets } from './vpc-deletion.ts';

interface VpcActionContext {
  project: string;
  /** Opens the confirmation of a VPC's deletion. */
  onDelete: (vpc: Vpc) => void;
}

/** The actions of a VPC (docs/screens/network-access.md section 1.1). Keep the list in a `useMemo`. */
export const vpcActions = ({ project, onDelete }: VpcActionContext): readonly Action<Vpc>[] => [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    section: 'edit',
    to: ({ name }) => to('/projects/:project/vpcs/:vpc/edit', { project, vpc: name }),
    // The row contains all data of the form: it opens without a request
    run: (vpc) => seed(vpcByName(project, vpc.name), vpc),
  },
  {
    id: 'compare',
    label: 'Compare rules…',
    icon: Columns2,
    section: 'view',
    to: ({ name }) => rulesComparePath(project, name),
  },
  deleteInDialog(onDelete, {
    consequence:
      'Their subnets, firewall rules, routers and internet gateways are deleted too. A VPC with network interfaces cannot be deleted.',
    run: (vpc) => deleteWithSubnets(project, vpc),
  }),
];
