import { formatNumber, round } from './numbers.ts';
import { NOT_READABLE } from './text.ts';

/** Bytes in one KiB, MiB, GiB and TiB. Everything in the console counts in multiples of 1024. */
export const KiB = 1024;
export const MiB = 1024 * KiB;
export const GiB = 1024 * MiB;
export const TiB = 1024 * GiB;

export type ByteUnit = 'B' | 'KiB' | 'MiB' | 'GiB' | 'TiB';

/** A size split into number and unit, because the unit is rendered in a softer color. */
export type Size = {
  /** At most two decimals, grouped for the locale. */
  readonly value: string;
  readonly unit: ByteUnit;
  /** Both with a space between: `1.5 TiB`. */
  readonly text: string;
};

const UNITS = [
  ['B', 1],
  ['KiB', KiB],
  ['MiB', MiB],
  ['GiB', GiB],
  ['TiB', TiB],
] as const;

/** The largest unit that keeps the shown number at or above 1. */
export function formatBytes(bytes: number, locale?: string): Size {
  let chosen: (typeof UNITS)[number] = UNITS[0];
  for (const unit of UNITS) {
    // Rounded first: otherwise 1,048,575 bytes would be shown as 1,024 KiB
    if (round(Math.abs(bytes) / chosen[1]) >= 1024) chosen = unit;
  }
  const value = formatNumber(bytes / chosen[1], locale);
  return { value, unit: chosen[0], text: value === NOT_READABLE ? value : `${value} ${chosen[0]}` };
}

/** Bytes as GiB with at most two decimals: the value of a form field. */
export const toGiB = (bytes: number): number => round(bytes / GiB);

/** GiB as bytes, the unit of the API. */
export const fromGiB = (gib: number): number => Math.round(gib * GiB);

/** Bytes as TiB with at most two decimals. */
export const toTiB = (bytes: number): number => round(bytes / TiB);
