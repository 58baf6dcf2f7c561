import { type ReactNode, useId } from 'react';
import type { PageState } from '@console/shared/query';
import { CardBlock, EmptyState, Toolbar } from '@console/shared/ui/basic';
import { type Create, CreateButton, type Empty, emptyState } from './create-button.tsx';
import type { TablePassed } from './list-body.tsx';
import { LostView } from './lost-view.tsx';
import { Pagination } from '../bars/pagination.tsx';
import { Table } from '../grid/table.tsx';
import { useCardSort } from './use-card-sort.ts';

/** All rows, or pages of rows. */
type Source<Row> =
  | { readonly page: PageState<Row>; readonly rows?: never }
  | { readonly rows: readonly Row[] | undefined; readonly page?: never };

export type TableSectionProps<Row extends object> = TablePassed<Row> &
  Source<Row> & {
    /** Heading of the toolbar. */
    readonly title?: string;
    readonly hint?: ReactNode;
    readonly create?: Create | undefined;
    /** Shown before the create button. */
    readonly headerActions?: ReactNode;
    readonly empty?: Empty | undefined;
    /** The table is named by the title. */
    readonly named?: boolean;
  };

/** The content of a tab that is one table: toolbar, table, pages. */
export function TableSection<Row extends object>(props: TableSectionProps<Row>) {
  const { title, hint, create, headerActions, empty, named = false, page, rows, ...table } = props;
  const id = useId();
  const items = page ? page.items : rows;
  const hasToolbar = title !== undefined || create !== undefined || headerActions !== undefined;
  return (
    <section>
      {hasToolbar && (
        <Toolbar title={title} titleId={id} hint={hint}>
          {headerActions}
          {create && <CreateButton create={create} />}
        </Toolbar>
      )}
      <Table
        {...table}
        rows={items}
        variant={hasToolbar ? 'bleed' : 'flush'}
        labelledBy={named ? id : undefined}
        empty={empty && (!page || page.page === 1) ? emptyState(empty, create, 'table') : undefined}
      />
      {page && page.items.length > 0 && <Pagination page={page} />}
    </section>
  );
}

export type TableCardProps<Row extends object> = TablePassed<Row> & {
  readonly title: string;
  readonly description?: ReactNode;
  readonly headerActions?: ReactNode;
  readonly footer?: ReactNode;
  readonly rows: readonly Row[] | undefined;
  readonly empty?: Empty | undefined;
};

/** A block of a page with a small table, named by the title of the block. Clicks on its heads sort it. */
export function TableCard<Row extends object>(props: TableCardProps<Row>) {
  const { title, description, headerActions, footer, rows, empty, ...table } = props;
  const id = useId();
  const sorted = useCardSort(title, rows, table.columns);
  return (
    <CardBlock
      title={title}
      titleId={id}
      description={description}
      actions={headerActions}
      footer={footer}
      flush
    >
      <LostView lost={sorted.lost} />
      <Table
        {...table}
        rows={sorted.rows}
        sort={sorted.sort}
        variant="inset"
        labelledBy={id}
        keys={false}
        empty={
          empty && (
            <EmptyState variant="table" icon={empty.icon} title={empty.title} action={empty.action}>
              {empty.body}
            </EmptyState>
          )
        }
      />
    </CardBlock>
  );
}
