import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import type { Backup } from '../api/vault.ts';

const col = columns<Backup>();

/** Columns of the list. */
export const backupColumns = [
  col.link(
    'name',
    ({ name }) => name,
    ({ name }) => to('/gallery/backups/:backup/summary', { backup: name }),
  ),
  col.description(({ description }) => description),
  col.size('size', ({ bytes }) => bytes),
  col.boolean('kept', ({ isKept }) => isKept),
  col.date('created', ({ timeCreated }) => timeCreated),
];
