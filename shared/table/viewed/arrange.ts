import { formatDate } from '@console/shared/format';
import type { CellValue, Column } from '../column.ts';
import type { ListView } from './view.ts';

/** As people sort names: web-2 before web-10. */
const collator = new Intl.Collator(undefined, { numeric: true });

const isNothing = (value: CellValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

const numberOf = (value: CellValue): number =>
  // Yes before no
  typeof value === 'boolean' ? -Number(value) : Number(value);

function compare(a: CellValue, b: CellValue): number {
  if (typeof a === 'string' || typeof b === 'string') return collator.compare(String(a), String(b));
  return numberOf(a) - numberOf(b);
}

/** Sorts rows by a value and leaves those that are equal in their order. Without a value they are last, both ways. */
function sorted<Row>(rows: readonly Row[], value: (row: Row) => CellValue, descending: boolean): Row[] {
  const keyed = rows.map((row) => ({ row, key: value(row) }));
  const sign = descending ? -1 : 1;
  keyed.sort(({ key: a }, { key: b }) => {
    if (isNothing(a) || isNothing(b)) return Number(isNothing(a)) - Number(isNothing(b));
    return sign * compare(a, b);
  });
  return keyed.map(({ row }) => row);
}

function wordsOf<Row>({ value, words }: Column<Row>, row: Row): string {
  const now = value?.(row);
  if (isNothing(now)) return '';
  if (words) return words(row);
  if (!(now instanceof Date)) return String(now);
  const { date, time } = formatDate(now);
  return `${date} ${time}`;
}

/** True for rows in whose columns every word is, in whatever case. */
function matcher<Row>(columns: readonly Column<Row>[], filter: string): (row: Row) => boolean {
  const words = filter.toLocaleLowerCase().split(' ');
  return (row) => {
    // A line each: a word must not go from one column into the next
    const text = columns
      .map((column) => wordsOf(column, row))
      .join('\n')
      .toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  };
}

/**
 * The rows a view shows, in its order. Columns that are hidden for want of room are searched too, so that an address means
 * the same on every screen; those that a person has put away are not.
 */
export function arrange<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { sort, filter, columns: chosen }: ListView,
): readonly Row[] {
  const searched = chosen ? columns.filter(({ id }) => chosen.includes(id)) : columns;
  const found = filter === '' ? rows : rows.filter(matcher(searched, filter));
  const value = sort && columns.find(({ id }) => id === sort.column)?.value;
  return value ? sorted(found, value, sort.descending) : found;
}
