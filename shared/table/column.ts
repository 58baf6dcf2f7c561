import type { ReactNode } from 'react';

/** When a column is shown: 1 always, 2 under the name on phones, 3 from 72rem on. */
export type Rank = 1 | 2 | 3;

/** What rows are sorted by, and the words they are found by. Nothing stands last. */
export type CellValue = string | number | boolean | Date | null | undefined;

/** What every kind of column takes last. */
export type ColumnOptions<Row> = {
  /** The header unless told. */
  readonly id?: string;
  readonly rank?: Rank;
  /** In rem. Columns without a width share what is left. */
  readonly width?: number;
  readonly align?: 'start' | 'end';
  /** What stands under the name on phones instead of the cell; `null` for nothing. */
  readonly meta?: (row: Row) => ReactNode;
  /** A sentence behind a tip in the head. */
  readonly tip?: string;
  /** What rows are sorted and filtered by. Kinds of one plain value know it; without it a column is for neither. */
  readonly value?: (row: Row) => CellValue;
  /** The cell may need more room than the column has: it is cut with an ellipsis. Kinds of a known width are not. */
  readonly cut?: boolean;
};

/** A column: header text of the DOM and a cell. */
export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly rank: Rank;
  readonly width: number | undefined;
  readonly align: 'start' | 'end';
  readonly meta: ((row: Row) => ReactNode) | undefined;
  /** The names of things: they wrap, they are never cut. */
  readonly isName: boolean;
  readonly tip: string | undefined;
  readonly value: ((row: Row) => CellValue) | undefined;
  /** The value in words where it is a number with a unit or a glyph. */
  readonly words: ((row: Row) => string) | undefined;
  /** Cut where it is wider than the column. A clip costs in every frame, so only cells that need one have it. */
  readonly cut: boolean;
};

/** Columns under a second head row. */
export type ColumnGroup<Row> = {
  readonly header: string;
  readonly columns: readonly Column<Row>[];
};

/** What a table takes. */
export type Columns<Row> = readonly (Column<Row> | ColumnGroup<Row>)[];

type Defaults<Row> = Omit<ColumnOptions<Row>, 'id' | 'tip'> & {
  readonly isName?: boolean;
  readonly words?: (row: Row) => string;
};

/** Makes a column of what its kind says and what the table says. */
export function column<Row>(
  header: string,
  cell: (row: Row) => ReactNode,
  options: ColumnOptions<Row>,
  defaults: Defaults<Row> = {},
): Column<Row> {
  return {
    id: options.id ?? header,
    header,
    cell,
    rank: options.rank ?? defaults.rank ?? 1,
    width: options.width ?? defaults.width,
    align: options.align ?? defaults.align ?? 'start',
    meta: options.meta ?? defaults.meta,
    isName: defaults.isName ?? false,
    tip: options.tip,
    value: options.value ?? defaults.value,
    words: defaults.words,
    cut: options.cut ?? defaults.cut ?? !defaults.isName,
  };
}

/** The columns of a table in their order, without groups. */
export const flatColumns = <Row>(all: Columns<Row>): readonly Column<Row>[] =>
  all.flatMap((item) => ('columns' in item ? item.columns : [item]));
