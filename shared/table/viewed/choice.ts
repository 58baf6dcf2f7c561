import { type Column, type Columns, flatColumns } from '../columns/column.ts';
import { columnsFor, metaColumns, type TableWidth } from '../grid/use-width.ts';

/** Ids of the columns that fit. */
export const fittingColumns = <Row>(all: Columns<Row>, width: TableWidth): string[] => {
  const shown = new Set([...flatColumns(columnsFor(all, width)), ...metaColumns(all, width)]);
  return flatColumns(all)
    .filter((column) => shown.has(column))
    .map(({ id }) => id);
};

/** The chosen columns after a click on one; undefined when they are those shown by default. */
export function toggledColumns<Row>(
  all: Columns<Row>,
  shown: readonly string[],
  toggled: string,
  width: TableWidth,
): string[] | undefined {
  const chosen = flatColumns(all)
    .map(({ id }) => id)
    .filter((id) => shown.includes(id) !== (id === toggled));
  const fitting = fittingColumns(all, width);
  return chosen.length === fitting.length && chosen.every((id) => fitting.includes(id)) ? undefined : chosen;
}

/**
 * The columns that the user has chosen. They are shown in narrow windows too: then the table scrolls sideways,
 * and on phones they are shown under the name.
 */
export function chosenColumns<Row>(
  all: Columns<Row>,
  ids: readonly string[] | undefined,
  width: TableWidth,
): Columns<Row> {
  if (!ids) return all;
  const least = width === 'phone' ? 2 : 1;
  const choose = (columns: readonly Column<Row>[]): Column<Row>[] =>
    columns
      .filter(({ id }) => ids.includes(id))
      .map((column) => (column.rank > least ? { ...column, rank: least } : column));
  return all.flatMap((item): Columns<Row> => {
    if (!('columns' in item)) return choose([item]);
    const inner = choose(item.columns);
    return inner.length === 0 ? [] : [{ ...item, columns: inner }];
  });
}
