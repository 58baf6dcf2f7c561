import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '@console/shared/ui/basic';
import { ActionBar } from './action-bar.tsx';
import styles from './bars.module.css';
import type { Selection } from '../grid/model.ts';

/** A selection, and the functions with which a screen changes it. */
export type OwnSelection = Selection & {
  readonly clear: () => void;
  /** Removes rows from the selection; rows selected meanwhile stay. */
  readonly drop: (ids: readonly string[]) => void;
};

const without = (selected: ReadonlySet<string>, isGone: (id: string) => boolean): ReadonlySet<string> => {
  const kept = [...selected].filter((id) => !isGone(id));
  return kept.length === selected.size ? selected : new Set(kept);
};

/**
 * Selected rows as state of the screen. `present` has the ids of the rows shown; rows that are no longer shown are removed from
 * the selection, because they are deleted, filtered out or on another page: no action may run on a row that the user cannot see.
 */
export function useSelection(mode: Selection['mode'] = 'multi', present?: ReadonlySet<string>): OwnSelection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set());
  const kept = present ? without(selected, (id) => !present.has(id)) : selected;
  if (kept !== selected) setSelected(kept);
  return useMemo(
    () => ({
      mode,
      selected: kept,
      onChange: setSelected,
      clear: () => setSelected(new Set()),
      drop: (ids) => setSelected((now) => without(now, (id) => ids.includes(id))),
    }),
    [mode, kept],
  );
}

/** Replaces the pagination while rows are selected. */
export function SelectionBar(props: { count: number; onClear: () => void; children: ReactNode }) {
  const { count, onClear, children } = props;
  return (
    <ActionBar>
      <div className={styles.bar} role="group" aria-label="Selection">
        <span role="status">{`${count} selected`}</span>
        <Button variant="ghost" onClick={onClear}>
          Clear
        </Button>
        <span className={styles.spacer} />
        <div className={styles.actions} data-actions="">
          {children}
        </div>
      </div>
    </ActionBar>
  );
}
