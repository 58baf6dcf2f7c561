/** Tables of resources over @tanstack/react-table. Props: README.md. */
export { ActionBar } from './action-bar.tsx';
export { EmptyCell, IpCell, type Lookup, LookupCell, TypeValueCell } from './cells.tsx';
export {
  type CellValue,
  type Column,
  type ColumnGroup,
  type ColumnOptions,
  type Columns,
  type Rank,
} from './column.ts';
export { columns } from './columns.tsx';
export { type Create, type Empty, ListPage, type ListPageProps } from './list-page.tsx';
export type { Selection } from './model.ts';
export { ActionButtons, type ActionButtonsProps, ActionMenu, type ActionMenuProps } from './page-actions.tsx';
export { PAGE_SIZE, Pagination } from './pagination.tsx';
export { RefreshControl, type RefreshControlProps } from './refresh-control.tsx';
export type { TableActions } from './row-menu.tsx';
export { TableCard, type TableCardProps, TableSection, type TableSectionProps } from './sections.tsx';
export { type OwnSelection, SelectionBar, useSelection } from './selection.tsx';
export { Table, type TableProps } from './table.tsx';
export { type TableWidth, useTableWidth } from './use-width.ts';
export { backToList } from './use-view-address.ts';
