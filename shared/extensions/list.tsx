import { type ReactNode, useMemo, useState } from 'react';
import { type Action, actionItems } from '@console/shared/actions';
import type { BulkEntry } from '@console/shared/bulk';
import { extensionsAt, lazy, type PartFailure, type Registered } from '@console/shared/runtime';
import { type Columns, columns as kinds, type TableActions } from '@console/shared/table';
import { actionOf, ADDED, beforeDelete, Opened } from './actions.tsx';
import { drawn, NAME } from './drawn-part.ts';
import type { OneProps } from './drawn.tsx';
import type { Listed, Subjects } from './props.ts';

/** In a row there is no room for a message. */
const InCell = (props: { readonly failure: PartFailure | undefined; readonly children?: ReactNode }) =>
  props.failure ? 'Not available' : props.children;

const Cell = lazy<OneProps>(NAME, async () => (await drawn()).Cell, InCell);

interface Own<Kind extends Listed, Row> {
  /** The props of an extension for a row. The same function in every render. */
  readonly of: (row: Row) => Subjects[Kind];
  readonly columns: Columns<Row>;
  readonly actions: TableActions<Row>;
}

interface Extended<Row> {
  readonly columns: Columns<Row>;
  readonly actions: TableActions<Row>;
  /** Entries for the bar of the selected rows. */
  readonly bulk: (rows: readonly Row[]) => readonly BulkEntry[];
  /** The dialog of the chosen action. */
  readonly opened: ReactNode;
}

const withActions = <Row,>(own: TableActions<Row>, added: readonly Action<Row>[]): TableActions<Row> => {
  if (added.length === 0) return own;
  return typeof own === 'function'
    ? (row, refusal) => beforeDelete(own(row, refusal), actionItems(added, row, refusal))
    : beforeDelete(own, added);
};

/**
 * The columns, row actions and actions on the selection that other areas add to a list of resources, among its own. No code of another area
 * is fetched for the menus; that of a column is when a row with it is shown and the page is idle.
 */
export function useListExtensions<Kind extends Listed, Row extends object>(
  kind: Kind,
  { of, columns, actions }: Own<Kind, Row>,
): Extended<Row> {
  const [open, setOpen] = useState<{ readonly of: Registered; readonly given: object }>();
  const dismiss = () => setOpen(undefined);
  return {
    columns: useMemo(() => {
      const added = extensionsAt(`${kind}.column`).map((one) =>
        kinds<Row>().custom(one.label, (row) => <Cell of={one} given={of(row)} />, {
          id: `${one.area}.${one.id}`,
          rank: 3,
          width: 10,
        }),
      );
      return added.length === 0 ? columns : [...columns, ...added];
    }, [kind, of, columns]),
    actions: useMemo(
      () =>
        withActions(
          actions,
          extensionsAt(`${kind}.action`).map((one) =>
            actionOf<Row>(one, (row) => setOpen({ of: one, given: of(row) })),
          ),
        ),
      [kind, of, actions],
    ),
    bulk: (rows) =>
      extensionsAt(`${kind}.bulk`).map((one) => ({
        id: `${one.area}.${one.id}`,
        label: one.label,
        icon: ADDED,
        onSelect: () => setOpen({ of: one, given: { selected: rows.map(of) } }),
      })),
    opened: open && <Opened {...open} onDismiss={dismiss} />,
  };
}
