import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '@console/shared/ui/basic';
import { ActionBar } from './action-bar.tsx';
import styles from './bars.module.css';
import type { Selection } from './model.ts';

/** Chosen rows as state of the screen. */
export function useSelection(mode: Selection['mode'] = 'multi'): Selection & { readonly clear: () => void } {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set());
  return useMemo(
    () => ({ mode, selected, onChange: setSelected, clear: () => setSelected(new Set()) }),
    [mode, selected],
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
