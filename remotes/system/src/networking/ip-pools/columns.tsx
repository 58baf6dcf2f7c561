import type { IpPool } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { UtilizationCell } from './utilization-cell.tsx';

const col = columns<IpPool>();

const utilization = ({ name }: IpPool) => <UtilizationCell pool={name} />;

export const ipPoolColumns = [
  col.link(
    'name',
    ({ name }) => name,
    ({ name }) => to('/system/networking/ip-pools/:pool', { pool: name }),
  ),
  // On phones there is room for one of them: the utilization
  col.description(({ description }) => description, 'description', { meta: () => null }),
  // Each row requests its own utilization, so the rows cannot be sorted by it
  col.custom('Utilization', utilization, {
    rank: 2,
    width: 17,
    meta: utilization,
    labeled: true,
    cut: false,
  }),
  col.date('created', ({ timeCreated }) => timeCreated),
];
