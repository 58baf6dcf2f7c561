/** Storage of the positions: the browser's sessionStorage, or a map in tests. */
type Positions = Pick<Storage, 'getItem' | 'setItem'>;

const PREFIX = 'scroll-position-';

/** Minimum time between two writes of a position, in milliseconds (docs/specification.md section 9). */
export const SCROLL_PAUSE = 125;

/** Stored position of a history entry; 0 for a new entry and when storage is blocked. */
export function readPosition(entry: string, positions: () => Positions = () => sessionStorage): number {
  try {
    const value = Number(positions().getItem(PREFIX + entry));
    return Number.isFinite(value) && value > 0 ? value : 0;
  } catch {
    return 0;
  }
}

/** Stores the position of a history entry; it is lost when storage is full or blocked. */
export function writePosition(
  entry: string,
  position: number,
  positions: () => Positions = () => sessionStorage,
): void {
  try {
    positions().setItem(PREFIX + entry, String(Math.round(position)));
  } catch {
    // the page opens at the top next time
  }
}

/** Collects positions and writes the last one after a pause, or at once on request. */
export function createRecorder(
  entry: string,
  write: (entry: string, position: number) => void = writePosition,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    write(entry, last);
  };
  return {
    record: (position: number): void => {
      last = position;
      timer ??= setTimeout(flush, SCROLL_PAUSE);
    },
    flush,
  };
}
