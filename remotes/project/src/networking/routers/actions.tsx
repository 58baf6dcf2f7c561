import { Pencil } from 'lucide-react';
import { type Action, deleteAction } from '@console/shared/actions';
import { type VpcRouter, vpcRouterDelete } from '@console/shared/api';
import { callTo, seed } from '@console/shared/query';
import { to } from '@console/shared/routing';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { routerByName } from './queries.ts';
import { RouterUse } from './router-use.tsx';

/** The actions of a router (docs/screens/network-access.md section 5.1). Keep the list in a `useMemo`. */
export const routerActions = ({ project, vpc }: VpcPlace): readonly Action<VpcRouter>[] => [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    section: 'edit',
    to: ({ name }) => to('/projects/:project/vpcs/:vpc/routers/:router/edit', { project, vpc, router: name }),
    // The row contains all data of the form: it opens without a request
    run: (router) => seed(routerByName(project, vpc, router.name), router),
  },
  deleteAction({
    noun: 'router',
    consequence: (router) => <RouterUse place={{ project, vpc }} router={router} />,
    many: {
      consequence: 'Their routes are deleted too. Subnets that use them then use only the system router.',
    },
    allowed: ({ kind }) => kind !== 'system' || 'The system router of a VPC cannot be deleted',
    call: ({ name }) => callTo(vpcRouterDelete, { path: { router: name }, query: { project, vpc } }),
  }),
];
