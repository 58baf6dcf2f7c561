import { memo, type ReactNode } from 'react';
import type { Sled } from '@console/shared/api';
import type { Action } from '@console/shared/actions';
import { actionItems } from '@console/shared/actions';
import { useEntries } from '@console/shared/table';
import { cx, RowActions, Skeleton, StatusBadge, Unknown } from '@console/shared/ui';
import { InlineMeter } from '@console/shared/ui/detail';
import type { Overlay, Reading } from './overlays.ts';
import type { Slot } from './place-sleds.ts';
import styles from './rack.module.css';
import { nameOf, serialsOf, type SlotStatus } from './slot-status.ts';

/** Last characters of a serial, which differ between sleds. */
const TELLING = 6;

interface SlotCellProps {
  /** Id in the document. */
  id: string;
  slot: Slot;
  status: SlotStatus;
  overlay: Overlay;
  /** The sled's value in the current overlay; undefined when it is not known. */
  reading: Reading | undefined;
  /** Whether values are loading. */
  isPending: boolean;
  isDimmed: boolean;
  isTabStop: boolean;
  onOpen: (slot: Slot) => void;
  /** Rendered beside the link: a menu. */
  children?: ReactNode;
}

/** A slot of the drawing. Its accessible name contains everything that it shows; a click opens the sled in it. */
export const SlotCell = memo(function SlotCell(props: SlotCellProps) {
  const { id, slot, status, overlay, reading, isPending, isDimmed, isTabStop, onOpen, children } = props;
  const hasSled = slot.sled !== undefined && overlay !== 'status';
  const missing = isPending ? undefined : 'not available';
  const name = nameOf(slot, status, hasSled ? (reading?.text ?? missing) : undefined);
  const common = {
    id,
    className: cx(styles.cell, isDimmed && styles.dimmed),
    'data-status': status,
    'data-cell': slot.slot,
    'aria-label': name,
    tabIndex: isTabStop ? 0 : -1,
  };
  // The accessible name contains all of it in words
  const content = (
    <span className={styles.content} aria-hidden="true">
      <span className={styles.number}>{slot.slot}</span>
      <span className={styles.serials}>
        {serialsOf(slot).map((serial) => (
          <Serial key={serial} serial={serial} />
        ))}
      </span>
      <span className={styles.state}>
        {/* With a value beside it, the usual status would only be noise */}
        {!(hasSled && status === 'in service') && <StatusBadge entity="slot" status={status} />}
        {hasSled && <Value reading={reading} isPending={isPending} />}
      </span>
    </span>
  );
  // An empty slot has no link, so the cell itself takes the focus
  if (!slot.sled && !slot.waiting)
    return (
      <div role="gridcell" {...common} className={cx(styles.place, common.className)}>
        {content}
      </div>
    );
  return (
    <div role="gridcell" className={styles.place}>
      <button type="button" {...common} onClick={() => onOpen(slot)}>
        {content}
      </button>
      {children}
    </div>
  );
});

function Serial({ serial }: { serial: string }) {
  return (
    <span className={styles.serial}>
      {String(serial).slice(0, -TELLING)}
      <b>{String(serial).slice(-TELLING)}</b>
    </span>
  );
}

/** The value of the overlay; one that deviates from the usual stands out. */
function Value({ reading, isPending }: Pick<SlotCellProps, 'reading' | 'isPending'>) {
  if (!reading) return isPending ? <Skeleton width="4rem" /> : <Unknown />;
  const { share, text, isUnusual = false } = reading;
  if (share) return <InlineMeter label="Memory" used={share.used} total={share.total} />;
  return <span className={cx(styles.reading, isUnusual && styles.unusual)}>{text}</span>;
}

interface CellMenuProps {
  sled: Sled;
  actions: readonly Action<Sled>[];
}

/** The actions of the focused sled. The full stop opens them, so the button is not in the tab order. */
export function CellMenu({ sled, actions }: CellMenuProps) {
  const entries = useEntries(actionItems(actions, sled), sled.id, 'Copy ID');
  return (
    <span className={styles.menu} data-cell-menu>
      <RowActions
        entries={entries}
        label="Sled actions"
        menuLabel={`Actions for ${sled.baseboard.serial}`}
        tabIndex={-1}
      />
    </span>
  );
}
