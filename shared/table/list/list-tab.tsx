import type { ReactNode } from 'react';
import type { PageState } from '@console/shared/query';
import { Toolbar } from '@console/shared/ui/basic';
import styles from '../bars/bars.module.css';
import { type Create, CreateButton, type Empty } from './create-button.tsx';
import { type Bulk, type TablePassed, useListBody } from './list-body.tsx';

export type ListTabProps<Row extends object> = TablePassed<Row> & {
  /** Name of the rows in the label of the filter field: `Sleds`. */
  readonly plural: string;
  /** Heading of the list, for pages with more than this list. */
  readonly title?: string | undefined;
  readonly page: PageState<Row>;
  readonly empty: Empty;
  readonly create?: Create | undefined;
  /** Shown before the create button. */
  readonly headerActions?: ReactNode;
  /** Same as for `ListPage`. */
  readonly bulk?: Bulk<Row> | undefined;
  /** Shown between toolbar and table. */
  readonly children?: ReactNode;
};

/** A tab that is one list, with everything a `ListPage` has except its header: filter, order, columns, selection, pages. */
export function ListTab<Row extends { readonly id?: string; readonly name?: string }>(
  props: ListTabProps<Row>,
) {
  const { plural, title, page, empty, create, headerActions, bulk, children, ...table } = props;
  const { tools, width, body } = useListBody({ plural, page, create, empty, bulk, place: 'tab', table });
  const isPhone = width === 'phone';
  const hasActions = title !== undefined || create !== undefined || headerActions !== undefined;
  return (
    <section>
      <div className={styles.tabHead}>
        {(hasActions || (tools && !isPhone)) && (
          <Toolbar title={title}>
            {!isPhone && tools}
            {headerActions}
            {create && <CreateButton create={create} />}
          </Toolbar>
        )}
        {isPhone && tools}
      </div>
      {children}
      {body}
    </section>
  );
}
