import type { CellValue, Column } from '../columns/column.ts';
import type { Filter } from './terms.ts';
import { isNothing } from './values.ts';
import type { ListView } from './view.ts';

/** Compares names with their numbers by value: web-2 before web-10. */
const collator = new Intl.Collator(undefined, { numeric: true });

const numberOf = (value: CellValue): number =>
  // True before false
  typeof value === 'boolean' ? -Number(value) : Number(value);

function compare(a: CellValue, b: CellValue): number {
  if (typeof a === 'string' || typeof b === 'string') return collator.compare(String(a), String(b));
  return numberOf(a) - numberOf(b);
}

/** Sorts rows by a value, stably. Rows without a value are last in both directions. */
function sorted<Row>(rows: readonly Row[], value: (row: Row) => CellValue, descending: boolean): Row[] {
  const keyed = rows.map((row) => ({ row, key: value(row) }));
  const sign = descending ? -1 : 1;
  keyed.sort(({ key: a }, { key: b }) => {
    if (isNothing(a) || isNothing(b)) return Number(isNothing(a)) - Number(isNothing(b));
    return sign * compare(a, b);
  });
  return keyed.map(({ row }) => row);
}

/** The rows of a view, in its order. */
export function arrange<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { sort }: Pick<ListView, 'sort'>,
  filter?: Filter<Row>,
): readonly Row[] {
  const found = filter?.matching(rows) ?? rows;
  const value = sort && columns.find(({ id }) => id === sort.column)?.value;
  return value ? sorted(found, value, sort.descending) : found;
}
