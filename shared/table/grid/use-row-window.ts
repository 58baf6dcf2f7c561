import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { approach, paced, type Span } from './row-span.ts';

/** Up to this number, all rows are in the document. */
export const WINDOW_FROM = 200;
/** Height in pixels of a row before the first measurement. */
const USUAL_HEIGHT = 40;

/**
 * The rows that are mounted with the table: half of what the browser window can show. Mounting all of them together with the rest of
 * the page is one long frame; the others follow frame by frame.
 */
const firstSpan = (): Span => ({ start: 0, end: Math.ceil(window.innerHeight / USUAL_HEIGHT / 2) });

/** Height in pixels of what is above the rows of a page, and of a row in the denser form: at least. */
const LEAST_ABOVE = 200;
const LEAST_HEIGHT = 32;

/** The rows that can be visible on a page that is not scrolled. */
const fitting = (): number => Math.max(1, Math.ceil((window.innerHeight - LEAST_ABOVE) / LEAST_HEIGHT));

let wasDrawn = false;

/** Whether a visit begins with this table. After a reload and after Back from another site the page may be scrolled. */
const isBeginning = (): boolean =>
  !wasDrawn &&
  // Not all versions of the types of the browser know what kind of entries these are
  performance.getEntriesByType('navigation').some((one) => 'type' in one && one.type === 'navigate');

/**
 * True until the first table of a visit is painted: the rows below the window are not worth waiting for
 * (docs/decisions/027-order-of-a-start.md). A list to which the user comes back has all rows at once, since it may be scrolled.
 */
function useIsFirstPaint(): boolean {
  const [isFirst, setFirst] = useState(isBeginning);
  // The paint belongs to the browser
  useEffect(() => {
    if (!isFirst) return undefined;
    wasDrawn = true;
    const frame = requestAnimationFrame(() => startTransition(() => setFirst(false)));
    return () => cancelAnimationFrame(frame);
  }, [isFirst]);
  return isFirst;
}

/** Which rows are in the document, and the height of the ones that are not. */
export type RowWindow = {
  /** Indexes of the rows in the document, in order. */
  readonly shown: readonly number[];
  /** Height of a row in pixels. */
  readonly height: number;
};

/** The rows between the top and the bottom of the browser window. */
function inSight(body: HTMLElement, count: number, height: number): Span {
  const { top } = body.getBoundingClientRect();
  const at = (y: number) => Math.min(Math.max(0, Math.ceil((y - top) / height)), count);
  return { start: Math.max(0, at(0) - 1), end: at(window.innerHeight) };
}

/** Index of the row that has the focus, as the row counts itself: from 1, after the header. Not a number when the focus is elsewhere. */
const focusedRow = (): number =>
  Number(document.activeElement?.closest('tr[data-row]')?.getAttribute('aria-rowindex')) - 2;

/** Height of a row of one line. */
function rowHeight(body: HTMLElement | null): number {
  const rows = [...(body?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
  const heights = rows.map((row) => row.offsetHeight).filter((height) => height > 0);
  return heights.length === 0 ? USUAL_HEIGHT : Math.min(...heights);
}

/**
 * Renders only the rows near the view when there are many. `content-visibility` does nothing for table rows, whose boxes
 * cannot be contained, so the rows are windowed: rows above and below become one empty row of their height. The window
 * follows the view frame by frame, with a few rows in each, so that no frame takes long however far the user scrolls. The row that has the
 * focus stays in the document: without it the keys would go to the page, and J to another row.
 */
export function useRowWindow(body: RefObject<HTMLTableSectionElement | null>, count: number): RowWindow {
  const windowed = count > WINDOW_FROM;
  const isFirstPaint = useIsFirstPaint();
  const [seen, setSeen] = useState(() => ({ span: firstSpan(), focused: -1, height: USUAL_HEIGHT }));
  const drawn = useRef(seen.span);
  // The scroll position belongs to the browser
  useEffect(() => {
    if (!windowed) return;
    let frame = 0;
    let room = 0;
    let last = 0;
    // Measured once: names that wrap make some rows higher, and another height would move the visible rows
    let height = rowHeight(body.current);
    const update = (now: number) => {
      frame = 0;
      if (!body.current) return;
      room = paced(room, now - last);
      last = now;
      const before = drawn.current;
      const span = approach(before, inSight(body.current, count, height), count, room);
      if (span.start === before.start && span.end === before.end) return;
      drawn.current = span;
      const focused = focusedRow();
      // In this frame, so that the new rows are painted together with the scrolling, and the rows of two frames are never added in one
      flushSync(() => setSeen({ span, focused, height }));
      schedule();
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    const resize = () => {
      height = rowHeight(body.current);
      schedule();
    };
    schedule();
    // Capturing: scroll events of the sheet do not bubble
    document.addEventListener('scroll', schedule, { capture: true, passive: true });
    window.addEventListener('resize', resize);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', schedule, { capture: true });
      window.removeEventListener('resize', resize);
    };
  }, [body, count, windowed]);

  const { span, focused, height } = seen;
  const all = Array.from({ length: count }, (_, at) => at);
  const isNear = (at: number) => at === focused || (at >= span.start && at < span.end);
  if (windowed) return { shown: all.filter(isNear), height };
  return { shown: isFirstPaint ? all.slice(0, fitting()) : all, height };
}
