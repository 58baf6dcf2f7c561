import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import type { UserRow } from './rows.ts';
import { SiloRoles } from './silo-roles.tsx';

const col = columns<UserRow>();

/** Address of the panel of a user (docs/screens/operator.md section 4.1). */
const userPath = (silo: string, userId: string): string =>
  `${to('/system/silos/:silo', { silo })}?tab=users&user=${userId}`;

/** Columns of the users of a silo. The API returns neither their groups nor their last sign-in. */
export const userColumns = (silo: string) => [
  col.link(
    'Name',
    ({ name }) => name,
    ({ id }) => userPath(silo, id),
  ),
  col.id('ID', ({ id }) => id),
  col.custom('Roles', ({ id }) => <SiloRoles silo={silo} userId={id} />, { rank: 2, width: 10 }),
];
