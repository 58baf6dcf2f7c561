import { formatDate } from '@console/shared/format';
import type { CellValue, Column } from '../columns/column.ts';
import type { ListView } from './view.ts';

/** Compares names with their numbers by value: web-2 before web-10. */
const collator = new Intl.Collator(undefined, { numeric: true });

const isNothing = (value: CellValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

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

function wordsOf<Row>({ value, words }: Column<Row>, row: Row): string {
  const now = value?.(row);
  if (isNothing(now)) return value ? '' : (words?.(row) ?? '');
  if (words) return words(row);
  if (!(now instanceof Date)) return String(now);
  const { date, time } = formatDate(now);
  return `${date} ${time}`;
}

/** Searched texts by column: a date costs more to write than a row to search, and the next letter searches all rows again. */
const searched = new WeakMap<object, WeakMap<object, string>>();

/** The text of a column in a row, in lower case. A row that changes is another object, and so is a column whose lookups change. */
function textOf<Row extends object>(column: Column<Row>, row: Row): string {
  const texts = searched.get(column) ?? new WeakMap<object, string>();
  searched.set(column, texts);
  const text = texts.get(row) ?? wordsOf(column, row).toLocaleLowerCase();
  texts.set(row, text);
  return text;
}

/** True for rows whose columns contain every word, ignoring case. */
function matcher<Row extends object>(columns: readonly Column<Row>[], filter: string): (row: Row) => boolean {
  const words = filter.toLocaleLowerCase().split(' ');
  return (row) => {
    // One line per column: a word must not match across two columns
    const text = columns.map((column) => textOf(column, row)).join('\n');
    return words.every((word) => text.includes(word));
  };
}

/**
 * The columns that a filter searches. Columns that do not fit are searched too, so that an address means
 * the same on every screen; columns that the user has hidden are not.
 */
export const searchedColumns = <Row>(
  columns: readonly Column<Row>[],
  { columns: chosen }: Pick<ListView, 'columns'>,
): readonly Column<Row>[] =>
  columns.filter(({ id, value, words }) => (value || words) && (chosen?.includes(id) ?? true));

/** The rows of a view, in its order. */
export function arrange<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  view: ListView,
): readonly Row[] {
  const { sort, filter } = view;
  const found = filter === '' ? rows : rows.filter(matcher(searchedColumns(columns, view), filter));
  const value = sort && columns.find(({ id }) => id === sort.column)?.value;
  return value ? sorted(found, value, sort.descending) : found;
}
