import type { IpPoolRange } from '@console/shared/api';
import { columns } from '@console/shared/table';

const col = columns<IpPoolRange>();

/** A range as text: first and last address, both inclusive. */
export const rangeText = ({ range: { first, last } }: Pick<IpPoolRange, 'range'>): string =>
  `${first}–${last}`;

export const rangeColumns = [
  col.ip('First', ({ range }) => range.first, { copy: false, width: 18 }),
  col.ip('Last', ({ range }) => range.last, { copy: false, width: 18 }),
  col.date('created', ({ timeCreated }) => timeCreated),
];
