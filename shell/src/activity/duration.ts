const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Formats a duration in milliseconds: `320 ms`, `1.2 s`, `42 s`, `3 min 5 s`, `2 h 4 min`. */
export function durationText(ms: number): string {
  const whole = Math.max(0, Math.round(ms));
  if (whole < SECOND) return `${whole} ms`;
  if (whole < 10 * SECOND) return `${(Math.floor(whole / 100) / 10).toString()} s`;
  if (whole < MINUTE) return `${Math.floor(whole / SECOND)} s`;
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)} min ${Math.floor((whole % MINUTE) / SECOND)} s`;
  return `${Math.floor(whole / HOUR)} h ${Math.floor((whole % HOUR) / MINUTE)} min`;
}

/** Like `durationText`, in whole seconds: for pending requests. */
export const elapsedText = (ms: number): string =>
  durationText(Math.max(SECOND, Math.floor(ms / SECOND) * SECOND));
