import { useState } from 'react';
import type { Action } from '@console/shared/actions';
import { lazy } from '@console/shared/runtime';
import { type OwnSelection, SelectionBar, useTableWidth } from '@console/shared/table';
import { Button, InDialog, MenuButton } from '@console/shared/ui';
import { bulkActions, actionLabel, type Named, type Noun, taskOf } from './task.ts';

// The code of the dialog is loaded with the first action
const Dialog = lazy(
  'Action for the selection',
  async () => (await import(/* webpackChunkName: "bulk" */ './bulk-dialog.tsx')).BulkDialog,
  InDialog,
);

/** Props of {@link BulkBar}. */
export interface BulkBarProps<Row> {
  readonly noun: Noun;
  /** The actions of the row menu: those with `many` are offered. */
  readonly actions: readonly Action<Row>[];
  /** The selected rows. */
  readonly rows: readonly Row[];
  readonly selection: OwnSelection;
}

/** Actions on the selected rows, in place of the pagination: buttons, on phones a menu. */
export function BulkBar<Row extends Named>({ noun, actions, rows, selection }: BulkBarProps<Row>) {
  const [asked, setAsked] = useState<Action<Row>>();
  const isPhone = useTableWidth() === 'phone';
  const offered = bulkActions(actions).map((action) => ({
    id: action.id,
    label: actionLabel(action),
    icon: action.icon,
    danger: action.danger,
    onSelect: () => setAsked(action),
  }));
  return (
    <>
      {rows.length > 0 && (
        <SelectionBar count={rows.length} onClear={selection.clear}>
          {isPhone ? (
            <MenuButton label="Actions for the selection" entries={offered}>
              Actions
            </MenuButton>
          ) : (
            offered.map(({ id, label, icon, danger, onSelect }) => (
              <Button key={id} variant={danger ? 'danger' : 'secondary'} icon={icon} onClick={onSelect}>
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
