import { formatBytes } from '@console/shared/format';

/** Progress of the file at a time. */
interface Sample {
  readonly done: number;
  /** Milliseconds. */
  readonly at: number;
}

/** Progress of the file in bytes, including chunks that need not be sent. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Measurements of the last seconds, oldest first, for the speed. */
  readonly samples: readonly Sample[];
}

/** Milliseconds over which the speed is measured: long enough to be steady, short enough to follow a change. */
const WINDOW = 10_000;

/** Milliseconds of measurements before a speed is shown. */
const LEAST_SPAN = 1_000;

export const progressOf = (total: number): Progress => ({ done: 0, total, samples: [] });

export function withSample({ total, samples }: Progress, { done, at }: Sample): Progress {
  const recent = samples.filter((sample) => at - sample.at <= WINDOW);
  return { total, done, samples: [...recent, { done, at }] };
}

/** Whole percent; 100 only when all is done. */
export const percentOf = ({ done, total }: Progress): number => Math.floor((done / total) * 100);

/** Speed in bytes per second; undefined before enough measurements. */
export function rateOf({ samples }: Progress): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < LEAST_SPAN) return undefined;
  return ((last.done - first.done) / (last.at - first.at)) * 1000;
}

/** `4.2 MiB/s, 3 min left`; undefined before enough measurements and when the file is complete. */
export function paceText(progress: Progress): string | undefined {
  const rate = rateOf(progress);
  const left = progress.total - progress.done;
  if (rate === undefined || rate <= 0 || left <= 0) return undefined;
  return `${formatBytes(Math.round(rate)).text}/s, ${timeLeftText(left / rate)}`;
}

/** Time left, rounded up so that it is never too short: `8 s left`, `3 min left`, `2 h 5 min left`. */
export function timeLeftText(seconds: number): string {
  if (seconds <= 60) return `${Math.max(1, Math.ceil(seconds))} s left`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes} min left`;
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)} h`;
  return rest === 0 ? `${hours} left` : `${hours} ${rest} min left`;
}
