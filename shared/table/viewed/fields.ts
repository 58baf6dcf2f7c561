import type { CellValue, Column, FieldKind } from '../columns/column.ts';
import { isNothing } from './values.ts';
import { slugOf } from './view.ts';

/** The type of a field, which determines its conditions; undefined while no row has a value that shows it. */
export type Kind = FieldKind | 'number' | 'text' | 'age' | undefined;

/** A field of the filter. Its name, its kind and its values are those of columns. */
export type Field<Row> = {
  /** As it is written before the operator: `attached-to`. */
  readonly name: string;
  readonly kind: Kind;
  /** The columns of which one must match. */
  readonly columns: readonly Column<Row>[];
};

function typeOf(value: CellValue): Kind {
  if (value instanceof Date) return 'date';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'choice' : 'text';
}

function kindOf<Row>({ counted, kind, value }: Column<Row>, rows: readonly Row[]): Kind {
  if (counted) return 'choice';
  if (kind ?? !value) return kind ?? 'text';
  for (const row of rows) {
    const now = value(row);
    if (!isNothing(now)) return typeOf(now);
  }
  return undefined;
}

/**
 * The fields of a list: one for each column that has a value or words, in their order; `ip` for all columns of addresses, and `age`
 * for the first date. Hidden columns have fields too: a user names a field explicitly.
 */
export function fieldsOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): readonly Field<Row>[] {
  const own = columns
    .filter(({ value, words }) => value ?? words)
    .map((column): Field<Row> => ({
      name: slugOf(column.id),
      kind: kindOf(column, rows),
      columns: [column],
    }));
  const addresses = columns.filter(({ kind }) => kind === 'address');
  const date = columns.find(({ kind }) => kind === 'date');
  const general: Field<Row>[] = [
    ...(addresses.length > 0 ? [{ name: 'ip', kind: 'address' as const, columns: addresses }] : []),
    ...(date ? [{ name: 'age', kind: 'age' as const, columns: [date] }] : []),
  ];
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...general.filter(({ name }) => !names.has(name))];
}
