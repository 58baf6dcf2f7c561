import type { Silo } from '@console/shared/api';
import { columns } from '@console/shared/table';
import { IdentityMode } from './identity-mode.tsx';

const col = columns<Silo>();

/** Columns of the fleet's silos. */
export const siloColumns = [
  col.name('name', ({ name }) => name),
  col.description(({ description }) => description),
  col.boolean('discoverable', ({ discoverable }) => discoverable, { meta: () => null }),
  col.custom('Identity mode', ({ identityMode }) => <IdentityMode mode={identityMode} />, {
    rank: 2,
    width: 9,
  }),
  col.date('created', ({ timeCreated }) => timeCreated),
];
