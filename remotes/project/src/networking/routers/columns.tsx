import type { VpcRouter } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';

const col = columns<VpcRouter>();

/** Columns of the routers of a VPC (docs/screens/network-access.md section 5.1). */
export const routerColumns = (place: { project: string; vpc: string }) => [
  col.link(
    'name',
    ({ name }) => name,
    ({ name }) => to('/projects/:project/vpcs/:vpc/routers/:router', { ...place, router: name }),
  ),
  col.description(({ description }) => description, 'description', {
    meta: ({ description }) => description || null,
  }),
  col.date('created', ({ timeCreated }) => timeCreated),
];
