import { type KeyboardEvent, useId, useState } from 'react';
import type { Action } from '@console/shared/actions';
import type { Sled } from '@console/shared/api';
import type { UseBySled } from '../../../capacity/model/use.ts';
import { actionsFor } from '../../sleds/actions.tsx';
import { CellMenu, SlotCell } from './cell.tsx';
import {
  cellAt,
  type CellId,
  move,
  type Position,
  positionOf,
  RACK_ROWS,
  type RackRow,
  SLOTS,
} from './geometry.ts';
import { isFound } from './matches.ts';
import { type Measured, type Overlay, readingOf } from './overlays.ts';
import type { Placement, Slot } from './place-sleds.ts';
import styles from './rack.module.css';
import { statusOf } from './slot-status.ts';
import { SwitchCell } from './switch-cell.tsx';

export interface DrawingProps {
  label: string;
  placement: Placement;
  measured: Measured;
  overlay: Overlay;
  /** The filter: cells that do not match fade. Empty: none fade. */
  filter: string;
  actions: readonly Action<Sled>[];
  onOpen: (slot: Slot) => void;
}

const isDimmed = ({ sled, waiting }: Slot, filter: string, instances: UseBySled | undefined): boolean =>
  filter !== '' && ![sled, waiting].some((one) => one && isFound(one, filter, instances));

const keyOf = (row: RackRow): string => (row === 'power' ? row : row.join(' '));

/** The rack from top to bottom, one tab stop: the arrow keys move by geometry (docs/screens/operator.md section 9.1). */
export function Drawing(props: DrawingProps) {
  const { label, placement, measured, overlay, filter, actions, onOpen } = props;
  const prefix = useId();
  const [position, setPosition] = useState<Position>(positionOf(SLOTS - 2));
  const current = cellAt(position);
  const idOf = (cell: CellId) => `${prefix}${cell}`;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isInCell = event.target instanceof Element && event.target.matches('[data-cell]');
    if (!isInCell) return;
    if (event.key === '.') {
      const menu = event.currentTarget.querySelector<HTMLElement>('[data-cell-menu] button');
      // Also on cells without actions, the browser's context menu must not open
      event.preventDefault();
      event.stopPropagation();
      menu?.click();
      return;
    }
    const next = move(position, event.key);
    if (!next) return;
    event.preventDefault();
    setPosition(next);
    document.getElementById(idOf(cellAt(next)))?.focus();
  };
  const cell = (id: CellId) => {
    if (typeof id === 'string')
      return (
        <div key={id} role="gridcell" className={styles.place}>
          <SwitchCell id={idOf(id)} place={id} isTabStop={id === current} isDimmed={filter !== ''} />
        </div>
      );
    const slot = placement.slots[id] ?? { slot: id };
    const { sled } = slot;
    return (
      <SlotCell
        key={id}
        id={idOf(id)}
        slot={slot}
        status={statusOf(slot, placement.isComplete)}
        overlay={overlay}
        reading={sled && readingOf(overlay, sled, measured)}
        isPending={measured.isPending}
        isDimmed={isDimmed(slot, filter, measured.instances)}
        isTabStop={id === current}
        onOpen={onOpen}
      >
        {id === current && sled && <CellMenu sled={sled} actions={actionsFor(actions, sled)} />}
      </SlotCell>
    );
  };
  return (
    <div className={styles.scroll}>
      <div
        role="grid"
        aria-label={label}
        className={styles.rack}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const id = target.getAttribute('data-cell');
          const focused = RACK_ROWS.flat().find((one) => String(one) === id);
          if (focused !== undefined && focused !== 'power' && focused !== current)
            setPosition(positionOf(focused));
        }}
      >
        {RACK_ROWS.map((row) => (
          <div key={keyOf(row)} role="row" className={styles.row}>
            {row === 'power' ? (
              <div role="gridcell" className={styles.power}>
                Power shelf
              </div>
            ) : (
              row.map(cell)
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
