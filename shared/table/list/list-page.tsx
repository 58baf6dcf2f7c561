import type { ReactNode } from 'react';
import type { PageState } from '@console/shared/query';
import { type IconType, PageHeader } from '@console/shared/ui/basic';
import styles from '../bars/bars.module.css';
import { type Create, CreateButton, type Empty } from './create-button.tsx';
import { type Bulk, type TablePassed, useListBody } from './list-body.tsx';
import { RefreshControl, type RefreshControlProps } from '../bars/refresh-control.tsx';
import type { Preset } from '../viewed/filter-strip.tsx';
import { RefreshFailure } from '../bars/refresh-failure.tsx';

export type ListPageProps<Row extends object> = TablePassed<Row> & {
  readonly title: string;
  readonly icon?: IconType | undefined;
  readonly status?: ReactNode;
  /** The docs popover. */
  readonly help?: ReactNode;
  /** Default: shows the age of the page's rows. */
  readonly refresh?: RefreshControlProps | undefined;
  /** Shown before the create button. */
  readonly headerActions?: ReactNode;
  readonly create?: Create | undefined;
  readonly page: PageState<Row>;
  /** Filters that are one click away: `{ label: 'Older than 30 days', filter: 'age>30d' }`. */
  readonly presets?: readonly Preset[] | undefined;
  readonly empty: Empty;
  /**
   * The actions on the selected rows, such as a `BulkBar`; makes rows selectable. Rendered without selected rows too: a running action
   * continues when no row is selected.
   */
  readonly bulk?: Bulk<Row> | undefined;
  /** Shown between header and table. */
  readonly children?: ReactNode;
};

/** A page that is one list: header, table, pages. */
export function ListPage<Row extends { readonly id?: string; readonly name?: string }>(
  props: ListPageProps<Row>,
) {
  const {
    title,
    icon,
    status,
    help,
    refresh,
    headerActions,
    create,
    page,
    empty,
    bulk,
    presets,
    children,
    ...table
  } = props;
  const { tools, width, body } = useListBody({
    plural: title,
    page,
    create,
    empty,
    bulk,
    place: 'page',
    presets,
    table,
  });
  const isPhone = width === 'phone';
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeader
          title={title}
          icon={icon}
          status={status}
          help={help}
          actions={
            <>
              {!isPhone && tools}
              {refresh ? <RefreshControl updatedAt={page.updatedAt} {...refresh} /> : <RefreshFailure />}
              {headerActions}
              {create && <CreateButton create={create} />}
            </>
          }
        />
        {isPhone && tools}
      </div>
      {children}
      {body}
    </div>
  );
}
