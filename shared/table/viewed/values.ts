import { formatDate, humanize, NOT_READABLE } from '@console/shared/format';
import type { CellValue, Column } from '../columns/column.ts';

export const isNothing = (value: CellValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

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
export function textOf<Row extends object>(column: Column<Row>, row: Row): string {
  const texts = searched.get(column) ?? new WeakMap<object, string>();
  searched.set(column, texts);
  const text = texts.get(row) ?? wordsOf(column, row).toLocaleLowerCase();
  texts.set(row, text);
  return text;
}

/** The value of a column of choices as a word; undefined for none. */
export const choiceOf = <Row>({ value, words }: Column<Row>, row: Row): string | undefined =>
  choiceWord(value ? value(row) : words?.(row));

/** A value of a column of choices as a word; undefined for none. */
export function choiceWord(now: CellValue): string | undefined {
  if (typeof now === 'boolean') return now ? 'yes' : 'no';
  if (isNothing(now)) return undefined;
  // As it is shown: identifiers of the API are written with spaces
  return typeof now === 'string' ? humanize(now) : typeof now === 'number' ? String(now) : NOT_READABLE;
}
