import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Checkbox } from '@console/shared/ui/basic';
import { chooseRow } from '../grid/use-row-keys.ts';
import styles from './filter.module.css';

/** The row of an event inside a list. */
const rowOf = (region: Element | null | undefined, { target }: Event): HTMLElement | undefined => {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;
  return row && region?.contains(row) ? row : undefined;
};

/**
 * The checkbox of the row under the mouse or with the focus, in the margin before its name, while the rows have no checkboxes. It is
 * rendered after its table and only for the mouse: keys have X, touch has the button Select, and the name of the cell must not change.
 * @param onBoxesWanted shows the checkboxes of all rows at once
 */
export function HoverBox({ onBoxesWanted }: { onBoxesWanted: () => void }) {
  const marker = useRef<HTMLSpanElement>(null);
  const [row, setRow] = useState<HTMLElement>();
  // The rows are elements of the table, which must not render for a pointer that passes
  useEffect(() => {
    const region = marker.current?.previousElementSibling;
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setRow(rowOf(region, event));
    };
    const focus = (event: FocusEvent) => setRow(rowOf(region, event));
    document.addEventListener('pointerover', over);
    document.addEventListener('focusin', focus);
    return () => {
      document.removeEventListener('pointerover', over);
      document.removeEventListener('focusin', focus);
    };
  }, []);
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    if (row) chooseRow(row, event.shiftKey, onBoxesWanted);
  };
  const cell = row?.querySelector('td');
  return (
    <>
      <span ref={marker} hidden />
      {row &&
        cell &&
        createPortal(
          <span
            className={styles.hover}
            aria-hidden="true"
            // The focus stays where it is
            onMouseDown={(event) => event.preventDefault()}
            onClick={choose}
          >
            <Checkbox tabIndex={-1} checked={false} readOnly />
          </span>,
          cell,
          row.dataset['row'],
        )}
    </>
  );
}
