import type { LucideIcon } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Action } from '@console/shared/actions';
import { useCommands } from '@console/shared/routing';
import { type Command, lazy, usePageRefusal } from '@console/shared/runtime';
import { type OwnSelection, SelectionBar, useTableWidth } from '@console/shared/table';
import { Button, ButtonLink, InDialog, MenuButton } from '@console/shared/ui';
import { useBarKeys } from './use-bar-keys.ts';
import { bulkActions, actionLabel, type Named, type Noun, taskOf } from './task.ts';

// The code of the dialog is loaded with the first action
const Dialog = lazy(
  'Action for the selection',
  async () => (await import(/* webpackChunkName: "bulk" */ './bulk-dialog.tsx')).BulkDialog,
  InDialog,
);

/** An action on the selected rows that opens a dialog. */
export interface BulkEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  readonly onSelect: () => void;
}

export interface BulkBarProps<Row> {
  readonly noun: Noun;
  /** The actions of the row menu: those with `many` are offered. */
  readonly actions: readonly Action<Row>[];
  /** The selected rows. */
  readonly rows: readonly Row[];
  readonly selection: OwnSelection;
  /** A page about the selected rows, before the actions. */
  readonly link?: { readonly label: string; readonly to: string; readonly reason?: string | undefined };
  /** Entries of other areas, before the actions. */
  readonly added?: readonly BulkEntry[];
}

const NONE: readonly BulkEntry[] = [];

interface Offered extends BulkEntry {
  readonly danger?: boolean | undefined;
  readonly disabledReason?: string | undefined;
}

/** Palette entries: the actions on the selected rows. */
function useSelectionCommands<Row>(
  [one, many]: Noun,
  actions: readonly Action<Row>[],
  count: number,
  onSelect: (action: Action<Row>) => void,
): Command[] {
  return useMemo(
    () =>
      (count > 0 ? bulkActions(actions) : []).map((action) => ({
        group: 'Actions',
        label: `${actionLabel(action)} ${count} selected ${count === 1 ? one : many}`,
        run: () => onSelect(action),
      })),
    [one, many, actions, count, onSelect],
  );
}

/** Actions on the selected rows, in place of the pagination: buttons, on phones a menu. */
export function BulkBar<Row extends Named>(props: BulkBarProps<Row>) {
  const { noun, actions, rows, selection, link, added = NONE } = props;
  const [asked, setAsked] = useState<Action<Row>>();
  // Fetches code over the network while the user reads the question
  useEffect(() => asked?.prepare?.(), [asked]);
  const refusal = usePageRefusal();
  const isPhone = useTableWidth() === 'phone';
  useBarKeys(rows.length > 0);
  useCommands(useSelectionCommands(noun, actions, refusal === undefined ? rows.length : 0, setAsked));
  const own = bulkActions(actions).map((action) => ({
    id: action.id,
    label: actionLabel(action),
    icon: action.icon,
    danger: action.danger,
    disabledReason: action.hasOwnRole ? undefined : refusal,
    onSelect: () => setAsked(action),
  }));
  const offered: readonly Offered[] = [...added, ...own];
  return (
    <>
      {rows.length > 0 && (
        <SelectionBar count={rows.length} onClear={selection.clear}>
          {link && (
            <ButtonLink to={link.to} disabledReason={link.reason}>
              {link.label}
            </ButtonLink>
          )}
          {isPhone ? (
            <MenuButton label="Actions for the selection" entries={offered}>
              Actions
            </MenuButton>
          ) : (
            offered.map(({ id, label, icon, danger, disabledReason, onSelect }) => (
              <Button
                key={id}
                variant={danger ? 'quietDanger' : 'secondary'}
                icon={icon}
                disabledReason={disabledReason}
                onClick={onSelect}
              >
                {label}
              </Button>
            ))
          )}
        </SelectionBar>
      )}
      {asked && (
        <Dialog
          task={taskOf(asked, rows, noun)}
          onDone={(id) => selection.drop([id])}
          onDismiss={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
