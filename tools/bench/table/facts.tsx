import { columns } from '@console/shared/table';

/** A row of the trial. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly state: string;
  readonly size: number;
  readonly timeCreated: Date;
}

const STATES = ['attached', 'detached', 'importing'];

/** As many rows as one request to the API returns, unsorted. */
export const ROWS: readonly Row[] = Array.from({ length: 1_000 }, (_, index) => {
  const number = (index * 617) % 1_000;
  return {
    id: `id-${number}`,
    name: `disk-${number}`,
    description: number % 3 === 0 ? '' : `About the disk of machine ${number}`,
    state: STATES[number % STATES.length] ?? '',
    size: (1 + (number % 64)) * 1024 ** 3,
    timeCreated: new Date(Date.UTC(2026, 0, 1 + (number % 300), number % 24)),
  };
});

const col = columns<Row>();

/** The same cells in both tables. */
export const COLUMNS = [
  col.name('name', (row) => row.name),
  col.description((row) => row.description),
  col.text('state', (row) => row.state),
  col.size('size', (row) => row.size),
  col.date('created', (row) => row.timeCreated),
];

/** The column that is hidden and shown again. */
export const AWAY = 'description';

/** Height of a row before any is measured, px. */
export const ROW_HEIGHT = 40;

/** Height of the content above the first row, px. */
export const HEAD_HEIGHT = 100;
