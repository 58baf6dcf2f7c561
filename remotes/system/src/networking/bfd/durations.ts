import { formatNumber } from '@console/shared/format';

const MILLI = 1000;
const SECOND = 1_000_000;

/** Formats microseconds: `300 ms`, `3 s`. */
export function formatMicros(micros: number): string {
  if (micros < MILLI) return `${formatNumber(micros)} µs`;
  return micros < SECOND ? `${formatNumber(micros / MILLI)} ms` : `${formatNumber(micros / SECOND)} s`;
}
