import { Pencil } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import { columns } from '@console/shared/table';
import { StatusBadge } from '@console/shared/ui';

/** A row of the examples. */
export interface Disk {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly state: string;
  /** Bytes. */
  readonly size: number;
  readonly timeCreated: Date;
}

const GIB = 1024 ** 3;

/** As many disks, each different. */
export const disksOf = (count: number): Disk[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `disk-${index}`,
    description: index % 3 === 0 ? '' : `Data of web-${index}`,
    state: index % 2 === 0 ? 'attached' : 'detached',
    size: ((index % 8) + 1) * GIB,
    timeCreated: new Date(Date.UTC(2026, 0, 1 + (index % 28), 12)),
  }));

const col = columns<Disk>();

/** Columns of the examples. */
export const diskColumns = [
  col.name('name', ({ name }) => name),
  col.custom('state', ({ state }) => <StatusBadge entity="disk" status={state} />, {
    value: ({ state }) => state,
  }),
  col.size('size', ({ size }) => size),
  col.description(({ description }) => description),
  col.date('created', ({ timeCreated }) => timeCreated),
];

/** Actions of the examples: one that is not possible for all rows, one to confirm. */
export const diskActions: readonly Action<Disk>[] = [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    allowed: ({ state }) => state === 'detached' || 'Only detached disks can be edited',
    run: () => undefined,
  },
  {
    id: 'delete',
    label: 'Delete',
    section: 'delete',
    danger: true,
    confirm: ({ name }) => ({
      title: 'Delete disk',
      body: `Delete ${name} and its data?`,
      errorTitle: 'Could not delete disk',
    }),
    run: () => undefined,
  },
];
