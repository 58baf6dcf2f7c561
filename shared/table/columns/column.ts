import type { ReactNode } from 'react';
import { NOT_READABLE, readableNode } from '@console/shared/format';

/** When a column is shown: 1 always, 2 under the name on phones, 3 from 72rem on, 4 only when the user has chosen it. */
export type Rank = 1 | 2 | 3 | 4;

/** Value for sorting and filtering. Rows without a value are sorted last. */
export type CellValue = string | number | boolean | Date | null | undefined;

/**
 * How a field of the filter compares the values of a column, where their type does not show it: sizes are numbers of bytes, addresses
 * are found by their beginning, and a choice is one of a few words.
 */
export type FieldKind = 'size' | 'date' | 'address' | 'choice';

/** Options of every kind of column, its last parameter. */
export type ColumnOptions<Row> = {
  /** Default: the header. */
  readonly id?: string;
  readonly rank?: Rank;
  /** Width in rem. Columns without a width share the rest. */
  readonly width?: number;
  readonly align?: 'start' | 'end';
  /** Shown under the name on phones instead of the cell; `null` shows nothing. */
  readonly meta?: (row: Row) => ReactNode;
  /** Writes the header before the value under the name: a bare number or word does not explain itself. */
  readonly labeled?: boolean;
  /** Lets the line under the name wrap, so that all of the value can be read. */
  readonly wraps?: boolean;
  /** Text of a tip in the head. */
  readonly tip?: string;
  /** The value that rows are sorted and filtered by. Kinds with one plain value have it; a column without it can be used for neither. */
  readonly value?: (row: Row) => CellValue;
  /** The text that the filter searches, where it is not the text of the value. */
  readonly words?: (row: Row) => string;
  readonly kind?: FieldKind;
  /** Above the list, rows are counted by this value, which is a choice. */
  readonly counted?: boolean;
  /** Truncates cells that are wider than the column with an ellipsis. Kinds of a fixed width do not need it. */
  readonly cut?: boolean;
};

/** A column: its header text in the DOM and its cell. */
export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly rank: Rank;
  readonly width: number | undefined;
  readonly align: 'start' | 'end';
  readonly meta: ((row: Row) => ReactNode) | undefined;
  readonly labeled: boolean | undefined;
  readonly wraps: boolean | undefined;
  /** The column with the names of the rows: they wrap and are never truncated. */
  readonly isName: boolean;
  readonly tip: string | undefined;
  readonly value: ((row: Row) => CellValue) | undefined;
  /** The text that the filter searches, where it is not the text of the value: a number has a unit, a list has several values. */
  readonly words: ((row: Row) => string) | undefined;
  readonly kind: FieldKind | undefined;
  /** Rows are counted by this value above the list. */
  readonly counted: boolean | undefined;
  /** Truncated where it is wider than the column. Clipping costs time in every frame, so only columns that need it have it. */
  readonly cut: boolean;
};

/** Columns under a second head row. */
export type ColumnGroup<Row> = {
  readonly header: string;
  readonly columns: readonly Column<Row>[];
};

/** The columns of a table, with or without groups. */
export type Columns<Row> = readonly (Column<Row> | ColumnGroup<Row>)[];

type Defaults<Row> = Omit<ColumnOptions<Row>, 'id' | 'tip'> & { readonly isName?: boolean };

/** The value of a row; another one for a row that cannot be read, because the server sent a value of another type. */
function readable<Row, Value>(
  read: ((row: Row) => Value) | undefined,
  otherwise: Value,
): ((row: Row) => Value) | undefined {
  return (
    read &&
    ((row) => {
      try {
        return read(row);
      } catch {
        return otherwise;
      }
    })
  );
}

/** Creates a column from the options of its kind and those of the table. */
export function column<Row>(
  header: string,
  cell: (row: Row) => ReactNode,
  options: ColumnOptions<Row>,
  defaults: Defaults<Row> = {},
): Column<Row> {
  const read = readable(cell, NOT_READABLE);
  const meta = readable(options.meta ?? defaults.meta, NOT_READABLE);
  return {
    id: options.id ?? header,
    header,
    cell: (row) => readableNode(read?.(row)),
    rank: options.rank ?? defaults.rank ?? 1,
    width: options.width ?? defaults.width,
    align: options.align ?? defaults.align ?? 'start',
    meta: meta && ((row) => readableNode(meta(row))),
    labeled: options.labeled ?? defaults.labeled,
    wraps: options.wraps,
    isName: defaults.isName ?? false,
    tip: options.tip,
    value: readable(options.value ?? defaults.value, undefined),
    words: readable(options.words ?? defaults.words, NOT_READABLE),
    kind: options.kind ?? defaults.kind,
    counted: options.counted,
    cut: options.cut ?? defaults.cut ?? !defaults.isName,
  };
}

/** The columns of a table in their order, without groups. */
export const flatColumns = <Row>(all: Columns<Row>): readonly Column<Row>[] =>
  all.flatMap((item) => ('columns' in item ? item.columns : [item]));
