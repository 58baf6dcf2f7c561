import type { CellValue, Column } from '../columns/column.ts';
import type { Filter } from './terms.ts';
import { choiceWord } from './values.ts';
import { slugOf } from './view.ts';

/** A value of a column, and the number of rows that a press on it leads to. */
export type ValueCount = readonly [value: string, count: number];

/** A column that is counted, and its values in order. */
export type Counted<Row> = { readonly column: Column<Row>; readonly counts: readonly ValueCount[] };

/**
 * How many rows have each value of the counted columns, without the terms on the column itself. Every row is tested once for all
 * columns, and words are computed per value, not per row: a list of a thousand rows is counted again with each typed letter.
 */
export function countsOf<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { failedBy }: Filter<Row>,
): readonly Counted<Row>[] {
  const counted = columns
    .filter((column) => column.counted)
    .map((column) => ({ column, name: slugOf(column.id), found: new Map<CellValue, number>() }));
  if (counted.length === 0) return [];
  for (const row of rows) {
    const failed = failedBy(row);
    for (const { column, name, found } of counted) {
      const value = column.value ? column.value(row) : column.words?.(row);
      const isHit = failed === undefined || failed === name;
      found.set(value, (found.get(value) ?? 0) + Number(isHit));
    }
  }
  return counted.map(({ column, found }) => ({ column, counts: byWord(found) }));
}

/** Counts of values as counts of their words, which several values may share. */
function byWord(found: ReadonlyMap<CellValue, number>): readonly ValueCount[] {
  const words = new Map<string, number>();
  for (const [value, count] of found) {
    const word = choiceWord(value);
    if (word !== undefined) words.set(word, (words.get(word) ?? 0) + count);
  }
  return [...words].toSorted(([a], [b]) => a.localeCompare(b));
}
