import { capitalize, isAcronym } from '@console/shared/format';
import { store } from '@console/shared/runtime';
import type { MenuEntry } from '@console/shared/ui';
import { type Column, type Columns, flatColumns } from '../columns/column.ts';
import type { TableWidth } from '../grid/use-width.ts';
import { fittingColumns, toggledColumns } from './choice.ts';
import { currentView, savedViews, savingAtom, setCurrentView } from './saved.ts';
import { type ChangeView, type ListView, readView, writeView } from './view.ts';

/** The label of a column: abbreviations that the head shows in capitals, such as `CPU`, are in capitals here too. */
export const columnLabel = (header: string) =>
  isAcronym(header) ? header.toUpperCase() : capitalize(header);

/** The menu of a list: its columns, its order where the head has no buttons, and the reset. */
export function entriesOf<Row>(
  columns: Columns<Row>,
  width: TableWidth,
  view: ListView,
  change: ChangeView,
  list: string,
): MenuEntry[] {
  const all = flatColumns(columns);
  const shown = view.columns ?? fittingColumns(columns, width);
  const isChanged = view.sort !== undefined || view.filter !== '' || view.columns !== undefined;
  return [
    { id: 'columns', kind: 'heading', label: 'Columns' },
    // The first column has the name of the row and always stays
    ...all.slice(1).map(({ id, header }): MenuEntry => ({
      id,
      label: columnLabel(header),
      checked: shown.includes(id),
      onSelect: () => change({ columns: toggledColumns(columns, shown, id, width) }),
    })),
    ...(width === 'wide' ? [] : sortEntries(all, view, change)),
    ...savedEntries(all, view, change, list),
    { id: 'before-reset', kind: 'separator' },
    {
      id: 'reset',
      label: 'Reset view',
      disabledReason: isChanged ? undefined : 'Nothing is changed',
      onSelect: () => change({ sort: undefined, filter: '', columns: undefined }),
    },
  ];
}

/** The named views, and the entry that names this one. */
function savedEntries<Row>(
  all: readonly Column<Row>[],
  view: ListView,
  change: ChangeView,
  list: string,
): MenuEntry[] {
  const now = writeView('', view);
  const current = currentView(list, now);
  return [
    { id: 'saved', kind: 'heading', label: 'Saved views' },
    ...savedViews(list).map(({ name, search }): MenuEntry => ({
      id: `saved ${name}`,
      kind: 'radio',
      label: name,
      checked: name === current,
      onSelect: () => {
        setCurrentView(list, name);
        // An equal view changes only the mark in the menu, which is not a step in the history
        change(search === now ? {} : readView(search, all));
      },
    })),
    { id: 'save', label: 'Save or delete views…', onSelect: () => store.set(savingAtom, list) },
  ];
}

/** The entries for the order, where not every column has a button in the head. */
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
    radio('none', 'Default order', !sort, undefined),
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
