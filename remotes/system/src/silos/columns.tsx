import type { Silo } from '@console/shared/api';
import { columns } from '@console/shared/table';

const col = columns<Silo>();

/** Columns of the fleet's silos. */
export const siloColumns = [
  col.name('name', ({ name }) => name),
  col.description(({ description }) => description),
  col.boolean('discoverable', ({ discoverable }) => discoverable, { meta: () => null }),
  col.tag('Identity mode', ({ identityMode }) => identityMode),
  col.date('created', ({ timeCreated }) => timeCreated),
];
