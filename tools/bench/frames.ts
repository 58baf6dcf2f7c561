import { quantile, type Finding } from './finding.ts';

/** Milliseconds that a frame may take: three refreshes of the screen. */
const LONG_FRAME = 50;
/** The times of frames are rounded: three refreshes are sometimes reported as 50.1, four would be 66.7. */
const ROUNDING = 1;
/** Runs in the page: records the time of each frame, and the highest number of rows in one frame. */
export function watchFrames(): void {
  const seen = { frames: [0], rows: 0 };
  Object.assign(globalThis, { seen });
  let last = performance.now();
  const tick = (now: number) => {
    seen.frames.push(now - last);
    last = now;
    seen.rows = Math.max(seen.rows, document.querySelectorAll('tr[data-row]').length);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

export interface Seen {
  frames: number[];
  rows: number;
}

/** Runs in the page: what was recorded since the last call. */
export function takeFrames(): Seen {
  const seen: unknown = Reflect.get(globalThis, 'seen');
  const isSeen = (value: unknown): value is Seen => typeof value === 'object' && value !== null;
  if (!isSeen(seen)) return { frames: [], rows: 0 };
  const { rows, frames } = seen;
  seen.frames = [];
  return { rows, frames };
}

/** Head of the lines of `printFrames`. */
export const headOfFrames = `${' '.repeat(14)} frames   p50   p95   most   over ${LONG_FRAME}`;

/**
 * Prints the times of frames in ms, and whether one took too long.
 * @param section name of the section of the bench
 */
export function printFrames(section: string, what: string, frames: readonly number[]): Finding {
  const long = frames.filter((frame) => frame > LONG_FRAME + ROUNDING).length;
  const parts = [0.5, 0.95, 1].map((part) => quantile(frames, part).toFixed(0).padStart(5));
  console.log(
    [what.padEnd(14), String(frames.length).padStart(6), ...parts, String(long).padStart(8)].join(' '),
  );
  return {
    what: `${section}: ${what}, ${long} of ${frames.length} frames over ${LONG_FRAME} ms`,
    holds: long === 0,
    timed: true,
  };
}
