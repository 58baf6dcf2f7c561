const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A duration in milliseconds, rounded to the shown units: `320 ms`, `1.2 s`, `42 s`, `3 min 5 s`, `2 h 4 min`. */
export function formatDuration(ms: number): string {
  const whole = Math.max(0, Math.round(ms));
  if (whole < SECOND) return `${whole} ms`;
  const tenths = Math.round(whole / 100);
  if (tenths < 100) return `${(tenths / 10).toString()} s`;
  const seconds = Math.round(whole / SECOND);
  if (seconds < 60) return `${seconds} s`;
  if (seconds < HOUR / SECOND) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  const minutes = Math.round(whole / MINUTE);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Like `formatDuration`, in whole elapsed seconds, for something that is still running. */
export const formatElapsed = (ms: number): string =>
  formatDuration(Math.max(SECOND, Math.floor(ms / SECOND) * SECOND));
