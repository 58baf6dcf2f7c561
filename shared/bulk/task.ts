import type { ReactNode } from 'react';
import {
  type Action,
  type ActionReason,
  allowedTo,
  type Following,
  performOne,
} from '@console/shared/actions';
import { refusalAtom, store, type Undo } from '@console/shared/runtime';

export type Named = { readonly id: string; readonly name: string };

/** Name of a type of resource: singular and plural. */
export type Noun = readonly [one: string, many: string];

/** A selected row with one action bound to it. */
export interface Candidate extends Named {
  /** `true`, or why the action is disabled. */
  readonly allowed: true | ActionReason;
  /**
   * Runs the action. Resolves to a follower when the change continues after the response. Rejects when the action fails.
   * @param say shows the step of an action with several
   */
  readonly run: (say: (step: string) => void) => Promise<Following | undefined | void>;
  /** Operation id of the last request of an action with several requests. */
  readonly last?: string | undefined;
}

/** An action on the selected rows. */
export interface Task {
  readonly label: string;
  readonly noun: Noun;
  /** The button is red, and the focus starts on Cancel. */
  readonly isDanger: boolean;
  /** The deletion is permanent: several rows are confirmed by typing their number. */
  readonly isFinal: boolean;
  readonly consequence: ReactNode;
  readonly candidates: readonly Candidate[];
  /** The reverse for the rows with these ids, as they were before the action. */
  readonly undo?: ((ids: ReadonlySet<string>) => Undo | undefined) | undefined;
}

/** Actions that can run on several rows, in the order of the menu, red ones last. */
export function bulkActions<Row>(actions: readonly Action<Row>[]): Action<Row>[] {
  const offered = actions.filter(({ many }) => many !== undefined);
  return [...offered.filter(({ danger }) => !danger), ...offered.filter(({ danger }) => danger)];
}

/** The label of an action, when it is the same for every row; else its id. */
export const actionLabel = <Row>({ label, id }: Action<Row>): string =>
  typeof label === 'string' ? label : id;

function consequenceOf<Row>({ many }: Action<Row>, rows: readonly Row[]): ReactNode {
  const consequence = many?.consequence;
  return typeof consequence === 'function' ? consequence(rows) : consequence;
}

export const taskOf = <Row extends Named>(action: Action<Row>, rows: readonly Row[], noun: Noun): Task => ({
  label: actionLabel(action),
  noun,
  isDanger: rows.some((row) => action.danger ?? action.confirm?.(row).danger ?? false),
  isFinal: action.section === 'delete',
  consequence: consequenceOf(action, rows),
  candidates: rows.map((row) => ({
    id: row.id,
    name: row.name,
    allowed: allowedTo(action, row, store.get(refusalAtom)),
    run: () => performOne(action, row),
    last: action.call?.(row).operation.id,
  })),
  undo: action.many?.undo && ((ids) => action.many?.undo?.(rows.filter(({ id }) => ids.has(id)))),
});
