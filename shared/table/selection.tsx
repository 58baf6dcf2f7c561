import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '@console/shared/ui/basic';
import { ActionBar } from './action-bar.tsx';
import styles from './bars.module.css';
import type { Selection } from './model.ts';

/** A selection with what screens do to it themselves. */
export type OwnSelection = Selection & {
  readonly clear: () => void;
  /** Takes rows out of it, those chosen meanwhile stay. */
  readonly drop: (ids: readonly string[]) => void;
};

const without = (selected: ReadonlySet<string>, isGone: (id: string) => boolean): ReadonlySet<string> => {
  const kept = [...selected].filter((id) => !isGone(id));
  return kept.length === selected.size ? selected : new Set(kept);
};

/**
 * Chosen rows as state of the screen. With `present`, the ids of the rows that are shown, those that are not shown any more
 * leave the selection, be it that they are deleted, filtered out or on another page: nothing is done to what nobody sees.
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

/** Takes the place of the pagination while rows are chosen. */
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
        {children}
      </div>
    </ActionBar>
  );
}
