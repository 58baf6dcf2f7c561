import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import styles from './order.module.css';

/** Pixels that the pointer moves before a press becomes a drag. */
const THRESHOLD = 4;
/** Height in pixels of the zones at top and bottom in which the list scrolls, and pixels per frame at their edge. */
const ZONE = 56;
const SPEED = 14;

/** A place between two rows: the number of rows before it, and its position on the screen. */
interface Gap {
  readonly rows: number;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  /** Where the pointer is. */
  readonly x: number;
  readonly y: number;
}

/** The part of the page that scrolls, which belongs to the shell. */
const scrollerOf = (list: Element | null) => list?.closest('#scroll-container');

/** The gap nearest to a height of the window. Only the rows near the view are in the document. */
function gapAt(list: HTMLElement, order: readonly string[], x: number, y: number): Gap | undefined {
  const rows = [...list.querySelectorAll<HTMLElement>('tr[data-row]')];
  const boxes = rows.map((row) => row.getBoundingClientRect());
  const next = boxes.findIndex(({ top, height }) => y < top + height / 2);
  const at = next === -1 ? rows.length - 1 : next;
  const box = boxes[at];
  const place = order.indexOf(rows[at]?.dataset['row'] ?? '');
  if (!box || place === -1) return undefined;
  const { left, width } = box;
  const { bottom = Infinity } = scrollerOf(list)?.getBoundingClientRect() ?? {};
  const top = Math.min(next === -1 ? box.bottom : box.top, bottom);
  return { rows: next === -1 ? place + 1 : place, top, left, width, x, y };
}

/** Pixels to scroll per frame when the pointer is at a height of a box that scrolls. */
function speedAt(y: number, { top, bottom }: DOMRect): number {
  const into = Math.max(0, y - (bottom - ZONE)) - Math.max(0, top + ZONE - y);
  return Math.round((Math.max(-ZONE, Math.min(ZONE, into)) / ZONE) * SPEED);
}

export interface RowDragProps {
  readonly list: RefObject<HTMLElement | null>;
  /** Names of the rows, as shown. */
  readonly order: readonly string[];
  /** The row that was pressed, and the height of the window at which it was. */
  readonly name: string;
  readonly from: number;
  /** @param place the new place of the row, counted without it; undefined: unchanged */
  readonly onEnd: (place: number | undefined) => void;
}

/** A row that is dragged by mouse, pen or finger: a line shows its target, and Escape cancels the drag. */
export function RowDrag({ list, order, name, from, onEnd }: RowDragProps) {
  const [gap, setGap] = useState<Gap>();
  const aim = useEffectEvent((x: number, y: number) =>
    setGap(list.current ? gapAt(list.current, order, x, y) : undefined),
  );
  const end = useEffectEvent((isDropped: boolean) => {
    const own = order.indexOf(name);
    const place = isDropped && gap ? gap.rows - Number(gap.rows > own) : own;
    onEnd(place === own ? undefined : place);
  });
  // The pointer may be anywhere in the window
  useEffect(() => {
    const scroller = scrollerOf(list.current);
    let frame = 0;
    let [x, y] = [0, from];
    let isDragging = false;
    const scroll = () => {
      const by = scroller ? speedAt(y, scroller.getBoundingClientRect()) : 0;
      if (by !== 0) scroller?.scrollBy(0, by);
      aim(x, y);
      frame = requestAnimationFrame(scroll);
    };
    const move = (event: PointerEvent) => {
      // The button was released before this code had loaded
      if (event.buttons === 0) end(false);
      [x, y] = [event.clientX, event.clientY];
      if (isDragging || Math.abs(y - from) < THRESHOLD) return;
      isDragging = true;
      scroll();
    };
    const drop = () => end(true);
    const cancel = () => end(false);
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end(false);
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', drop);
    document.addEventListener('pointercancel', cancel);
    document.addEventListener('keydown', press, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', drop);
      document.removeEventListener('pointercancel', cancel);
      document.removeEventListener('keydown', press, { capture: true });
    };
  }, [list, from]);
  if (!gap) return null;
  const { top, left, width, x, y } = gap;
  return (
    <div className={styles.drag} aria-hidden="true">
      <div className={styles.line} style={{ top, left, width }} />
      <div className={styles.name} style={{ top: y, left: x }}>
        {name}
      </div>
    </div>
  );
}
