import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageState } from '@console/shared/query';
import { Button, ButtonLink, EmptyState, type IconType, PageHeader } from '@console/shared/ui/basic';
import styles from './bars.module.css';
import { ChooseToggle } from './list-tools.tsx';
import { RefreshControl, type RefreshControlProps } from './refresh-control.tsx';
import { RefreshFailure } from './refresh-failure.tsx';
import { type OwnSelection, useSelection } from './selection.tsx';
import { Table, type TableProps } from './table.tsx';
import { useViewedList } from './viewed-list.tsx';

/** The thing that makes a new row: a link to a form, or a press. */
export type Create = {
  readonly label: string;
  /** Why it is not possible now. */
  readonly reason?: string | undefined;
  /** No plus icon. */
  readonly plain?: boolean;
} & (
  | { readonly to: string; readonly onPress?: never }
  | { readonly onPress: () => void; readonly to?: never }
);

/** What stands in the place of an empty table. */
export type Empty = {
  readonly icon?: IconType;
  readonly title: string;
  readonly body?: ReactNode;
  /** Label of a button that does what `create` does. */
  readonly create?: string;
  readonly action?: ReactNode;
};

/** The parts of a table that lists and sections pass on. */
export type TablePassed<Row extends object> = Pick<
  TableProps<Row>,
  'columns' | 'actions' | 'rowId' | 'rowName' | 'copyId' | 'activeId' | 'tall'
>;

/** The create button of a header or toolbar, and of the empty state. */
export function CreateButton({ create, quiet = false }: { create: Create; quiet?: boolean }) {
  const { label, reason, plain = false } = create;
  const look = {
    variant: quiet ? 'secondary' : 'primary',
    icon: plain || quiet ? undefined : Plus,
    disabledReason: reason,
  } as const;
  return create.to === undefined ? (
    <Button {...look} onClick={create.onPress}>
      {label}
    </Button>
  ) : (
    <ButtonLink {...look} to={create.to}>
      {label}
    </ButtonLink>
  );
}

/** An empty state with the button of its list. */
export function emptyState(empty: Empty, create: Create | undefined, variant: 'page' | 'table'): ReactNode {
  const action =
    empty.action ??
    (create && empty.create !== undefined && (
      <CreateButton quiet create={{ ...create, label: empty.create }} />
    ));
  return (
    <EmptyState variant={variant} icon={empty.icon} title={empty.title} {...(action && { action })}>
      {empty.body}
    </EmptyState>
  );
}

/** Props of {@link ListPage}. */
export type ListPageProps<Row extends object> = TablePassed<Row> & {
  readonly title: string;
  readonly icon?: IconType | undefined;
  readonly status?: ReactNode;
  /** The docs popover. */
  readonly help?: ReactNode;
  /** Tells the age of the page's rows unless told another time. */
  readonly refresh?: RefreshControlProps | undefined;
  /** Before the create button. */
  readonly headerActions?: ReactNode;
  readonly create?: Create | undefined;
  readonly page: PageState<Row>;
  readonly empty: Empty;
  /**
   * What can be done with the chosen rows, such as a `BulkBar`; makes rows choosable. Drawn without rows too: what was begun
   * goes on when none is chosen any more.
   */
  readonly bulk?: ((rows: readonly Row[], selection: OwnSelection) => ReactNode) | undefined;
  /** Between header and table. */
  readonly children?: ReactNode;
};

const NO_ROWS: readonly never[] = [];

/** A page that is one list: header, table, pages. */
export function ListPage<Row extends { readonly id?: string; readonly name?: string }>(
  props: ListPageProps<Row>,
) {
  const { title, icon, status, help, refresh, headerActions, create, page, empty, bulk, children, ...table } =
    props;
  const [isChoosing, setChoosing] = useState(false);
  const rowId = table.rowId ?? ((row: Row) => row.id ?? row.name ?? '');
  const toggle = bulk && <ChooseToggle isOn={isChoosing} onToggle={() => setChoosing(!isChoosing)} />;
  const list = useViewedList(title, page, table.columns, toggle);
  const { rows, isEmpty, tools } = list;
  const isPhone = list.width === 'phone';
  // Nothing is done to a row that nobody sees, be it that it is filtered out or that rows have no boxes any more
  const choosable = isChoosing && rows ? rows : NO_ROWS;
  const selection = useSelection('multi', new Set(choosable.map(rowId)));
  const chosen = choosable.filter((row) => selection.selected.has(rowId(row)));
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
      <Table
        {...table}
        columns={list.columns}
        rows={rows}
        sort={list.sort}
        empty={isEmpty ? emptyState(empty, create, 'page') : list.noMatch}
        selection={bulk && isChoosing ? selection : undefined}
        onBoxesWanted={bulk && !isChoosing ? () => flushSync(() => setChoosing(true)) : undefined}
      />
      {bulk?.(chosen, selection)}
      {!isEmpty && chosen.length === 0 && list.foot}
    </div>
  );
}
