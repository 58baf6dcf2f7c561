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

/** Index of the largest unit that keeps the shown number at or above 1. */
function rankOf(bytes: number): number {
  let rank = 0;
  UNITS.forEach((_, index) => {
    // Rounded first: otherwise 1,048,575 bytes would be shown as 1,024 KiB
    if (round(Math.abs(bytes) / (UNITS[rank]?.[1] ?? 1)) >= 1024) rank = index;
  });
  return rank;
}

function sizeIn(rank: number, bytes: number, locale?: string): Size {
  const [unit, factor] = UNITS[rank] ?? UNITS[0];
  const value = formatNumber(bytes / factor, locale);
  return { value, unit, text: value === NOT_READABLE ? value : `${value} ${unit}` };
}

/** The largest unit that keeps the shown number at or above 1. */
export const formatBytes = (bytes: number, locale?: string): Size => sizeIn(rankOf(bytes), bytes, locale);

/**
 * Formats amounts of one quantity, in a sentence or in rows that are compared, in one unit: that of the smallest above zero, but at
 * most one below that of the largest.
 */
export function inOneUnit(amounts: readonly number[], locale?: string): (bytes: number) => string {
  const ranks = amounts.filter((bytes) => bytes > 0).map(rankOf);
  const rank = ranks.length === 0 ? 0 : Math.max(Math.min(...ranks), Math.max(...ranks) - 1);
  return (bytes) => sizeIn(rank, bytes, locale).text;
}

/** Bytes as GiB with at most two decimals: the value of a form field. */
export const toGiB = (bytes: number): number => round(bytes / GiB);

/** GiB as bytes, the unit of the API. */
export const fromGiB = (gib: number): number => Math.round(gib * GiB);

/** Bytes as TiB with at most two decimals. */
export const toTiB = (bytes: number): number => round(bytes / TiB);
