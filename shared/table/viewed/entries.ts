import { capitalize, isAcronym } from '@console/shared/format';
import type { MenuEntry } from '@console/shared/ui';
import { type Column, type Columns, flatColumns } from '../column.ts';
import type { TableWidth } from '../use-width.ts';
import { fittingColumns, toggledColumns } from './choice.ts';
import type { ChangeView, ListView } from './view.ts';

/** `cpu` is no word: what stands in the head in capitals stands here so too. */
const columnLabel = (header: string) => (isAcronym(header) ? header.toUpperCase() : capitalize(header));

/** The menu of a list: its columns, its order where there is no head to press, and the way back. */
export function entriesOf<Row>(
  columns: Columns<Row>,
  width: TableWidth,
  view: ListView,
  change: ChangeView,
): MenuEntry[] {
  const all = flatColumns(columns);
  const shown = view.columns ?? fittingColumns(columns, width);
  const isChanged = view.sort !== undefined || view.filter !== '' || view.columns !== undefined;
  return [
    { id: 'columns', kind: 'heading', label: 'Columns' },
    // The first is the name of a row, without which it is nothing
    ...all.slice(1).map(({ id, header }): MenuEntry => ({
      id,
      label: columnLabel(header),
      checked: shown.includes(id),
      onSelect: () => change({ columns: toggledColumns(columns, shown, id, width) }),
    })),
    ...(width === 'wide' ? [] : sortEntries(all, view, change)),
    { id: 'before-reset', kind: 'separator' },
    {
      id: 'reset',
      label: 'Reset view',
      disabledReason: isChanged ? undefined : 'Nothing has been changed',
      onSelect: () => change({ sort: undefined, filter: '', columns: undefined }),
    },
  ];
}

/** The order, where not every column has a head to press. */
function sortEntries<Row>(all: readonly Column<Row>[], { sort }: ListView, change: ChangeView): MenuEntry[] {
  const radio = (id: string, label: string, checked: boolean, next: ListView['sort']): MenuEntry => ({
    id: `sort ${id}`,
    kind: 'radio',
    label,
    checked,
    onSelect: () => change({ sort: next }),
  });
  const descending = sort?.descending ?? false;
  return [
    { id: 'sort', kind: 'heading', label: 'Sort by' },
    radio('none', 'Usual order', !sort, undefined),
    ...all
      .filter(({ value }) => value)
      .map(({ id, header }) =>
        radio(id, columnLabel(header), sort?.column === id, { column: id, descending }),
      ),
    ...(sort
      ? [
          { id: 'direction', kind: 'heading' as const, label: 'Direction' },
          radio('up', 'Ascending', !descending, { ...sort, descending: false }),
          radio('down', 'Descending', descending, { ...sort, descending: true }),
        ]
      : []),
  ];
}
