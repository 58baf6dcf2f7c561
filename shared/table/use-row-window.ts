import { type RefObject, useEffect, useState } from 'react';

/** Up to so many rows are all in the document. */
export const WINDOW_FROM = 200;
/** Rows drawn above and below the view, so that a flick shows no gap. */
const OVERSCAN = 24;
/** The window moves in steps, so that most scroll events draw nothing. */
const STEP = 8;

/** Which rows are in the document, and the height of the ones that are not. */
export type RowWindow = {
  readonly start: number;
  readonly end: number;
  /** Pixels above and below. */
  readonly before: number;
  readonly after: number;
};

type Seen = { readonly start: number; readonly end: number; readonly height: number };

const initial: Seen = { start: 0, end: 2 * OVERSCAN, height: 40 };

function look(body: HTMLElement, count: number, height: number): Seen {
  const { top } = body.getBoundingClientRect();
  const first = Math.floor(-top / height);
  const last = first + Math.ceil(window.innerHeight / height);
  const start = Math.max(0, Math.floor((first - OVERSCAN) / STEP) * STEP);
  return {
    start: Math.min(start, Math.max(0, count - OVERSCAN)),
    end: Math.min(count, last + OVERSCAN + STEP),
    height,
  };
}

const isSame = (a: Seen, b: Seen) => a.start === b.start && a.end === b.end && a.height === b.height;

/** Height of a row of one line. */
function rowHeight(body: HTMLElement | null): number {
  const rows = [...(body?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
  const heights = rows.map((row) => row.offsetHeight).filter((height) => height > 0);
  return heights.length === 0 ? initial.height : Math.min(...heights);
}

/**
 * Draws only the rows near the view when there are many. `content-visibility` does nothing for table rows, whose boxes
 * cannot be contained, so the rows are windowed: rows above and below become one empty row of their height.
 */
export function useRowWindow(body: RefObject<HTMLTableSectionElement | null>, count: number): RowWindow {
  const windowed = count > WINDOW_FROM;
  const [seen, setSeen] = useState(initial);
  // The scroll position is the browser's
  useEffect(() => {
    if (!windowed) return;
    let frame = 0;
    // Measured once: names that wrap make some rows higher, and a height that changes would move what is on screen
    let height = rowHeight(body.current);
    const update = () => {
      frame = 0;
      if (!body.current) return;
      const next = look(body.current, count, height);
      setSeen((now) => (isSame(now, next) ? now : next));
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

  if (!windowed) return { start: 0, end: count, before: 0, after: 0 };
  const end = Math.min(seen.end, count);
  const start = Math.min(seen.start, end);
  return { start, end, before: start * seen.height, after: (count - end) * seen.height };
}
