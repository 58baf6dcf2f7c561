/** Tables of resources. Props: README.md. */
export { ActionBar } from './bars/action-bar.tsx';
export { EmptyCell, IpCell, type Lookup, LookupCell, NameButton, TypeValueCell } from './columns/cells.tsx';
export type { Columns } from './columns/column.ts';
export { columns } from './columns/columns.tsx';
export { ListPage } from './list/list-page.tsx';
export { ListTab } from './list/list-tab.tsx';
export { ActionButtons, ActionMenu } from './bars/page-actions.tsx';
export { type TableActions, useEntries } from './grid/row-menu.tsx';
export { Table } from './grid/table.tsx';
export { RefreshControl } from './bars/refresh-control.tsx';
export { RefreshFailure } from './bars/refresh-failure.tsx';
export { TableCard, TableSection } from './list/sections.tsx';
export { type OwnSelection, SelectionBar, useSelection } from './bars/selection.tsx';
export { useTableWidth } from './grid/use-width.ts';
export { useCarried } from './list/use-carried.ts';
export { backToList } from './list/use-view-address.ts';
export { wholePage } from './list/whole-page.ts';
