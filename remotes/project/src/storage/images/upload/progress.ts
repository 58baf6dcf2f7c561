import { formatBytes } from '@console/shared/format';

/** How far the file was at a moment. */
interface Sample {
  readonly done: number;
  /** Milliseconds. */
  readonly at: number;
}

/** How far the file is. Bytes; chunks that need no sending are done as well. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Of the last seconds, oldest first: they tell the pace. */
  readonly samples: readonly Sample[];
}

/** Milliseconds over which the pace is taken: long enough to be steady, short enough to follow a change. */
const WINDOW = 10_000;

/** A pace of less than this is guessing. */
const LEAST_SPAN = 1_000;

export const progressOf = (total: number): Progress => ({ done: 0, total, samples: [] });

export function withSample({ total, samples }: Progress, { done, at }: Sample): Progress {
  const recent = samples.filter((sample) => at - sample.at <= WINDOW);
  return { total, done, samples: [...recent, { done, at }] };
}

/** Whole percent; 100 only when all is done. */
export const percentOf = ({ done, total }: Progress): number => Math.floor((done / total) * 100);

/** Pace in bytes a second; undefined while too little is known. */
export function rateOf({ samples }: Progress): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < LEAST_SPAN) return undefined;
  return ((last.done - first.done) / (last.at - first.at)) * 1000;
}

/** `4.2 MiB/s, 3 min left`; undefined while too little is known and when nothing is left to wait for. */
export function paceText(progress: Progress): string | undefined {
  const rate = rateOf(progress);
  const left = progress.total - progress.done;
  if (rate === undefined || rate <= 0 || left <= 0) return undefined;
  return `${formatBytes(Math.round(rate)).text}/s, ${timeLeftText(left / rate)}`;
}

/** Rounded up, so that nobody waits longer than told: `8 s left`, `3 min left`, `2 h 5 min left`. */
export function timeLeftText(seconds: number): string {
  if (seconds <= 60) return `${Math.max(1, Math.ceil(seconds))} s left`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes} min left`;
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)} h`;
  return rest === 0 ? `${hours} left` : `${hours} ${rest} min left`;
}
