import { numberFormat } from './intl.ts';
import { NOT_READABLE } from './text.ts';

/** Text for values that do not exist, such as a share of zero. */
export const EM_DASH = '—';

/** Despite its type: a response may have anything in place of a number, and computing with that yields `NaN`. */
const isNumber = (value: unknown): boolean =>
  typeof value === 'bigint' || (typeof value === 'number' && !Number.isNaN(value));

/** Rounds to a number of decimals, half away from zero (`1.005` gives `1.01`). */
export function round(value: number, digits = 2): number {
  // Shifting the decimal exponent in text avoids 1.005 * 100 = 100.49999999999999
  const shifted = Math.round(Number(`${toPlain(Math.abs(value))}e${digits}`));
  const rounded = Number(`${shifted}e-${digits}`);
  return Number.isFinite(rounded) ? Math.sign(value) * rounded : value;
}

/** `Number` writes 1e-7 for small numbers, which takes no second exponent. */
function toPlain(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20) : text;
}

/** `2404.126` as `2,404.13`: locale grouping, at most two decimals, no trailing zeros. */
export function formatNumber(value: number | bigint, locale?: string): string {
  return isNumber(value) ? numberFormat(locale, { maximumFractionDigits: 2 }).format(value) : NOT_READABLE;
}

/** A number split at its decimal separator, so that the decimals can be rendered in a softer color. */
export type SplitNumber = {
  /** `1,204`, with sign and grouping. */
  readonly whole: string;
  /** `.95` with the separator of the locale, or an empty string. */
  readonly decimals: string;
};

/** `46.949` as `46` and `.95`, in any locale. */
export function splitDecimal(value: number, locale?: string): SplitNumber {
  const parts = numberFormat(locale, { maximumFractionDigits: 2 }).formatToParts(value);
  const decimal = parts.findIndex((part) => part.type === 'decimal');
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map((part) => part.value)
      .join('');
  return decimal < 0
    ? { whole: text(0), decimals: '' }
    : { whole: text(0, decimal), decimals: text(decimal) };
}

/** The share of `part` in `total` in percent, without the `%`. A share of zero is an em dash. */
export function formatPercent(part: number | bigint, total: number | bigint, locale?: string): SplitNumber {
  const percent = percentOf(part, total);
  if (!isNumber(part) || !isNumber(total)) return { whole: NOT_READABLE, decimals: '' };
  return percent === undefined ? { whole: EM_DASH, decimals: '' } : splitDecimal(percent, locale);
}

/** The share of `part` in `total` in percent; undefined for a total of zero. Accepts big integers, as pools have them. */
export function percentOf(part: number | bigint, total: number | bigint): number | undefined {
  const percent = (Number(part) / Number(total)) * 100;
  return Number.isFinite(percent) ? percent : undefined;
}

/** A number that may be abbreviated. */
export type BigNumberText = {
  /** `1.2M`. */
  readonly text: string;
  /** `1,234,567` when `text` is abbreviated: show it in a tooltip. */
  readonly full: string | undefined;
};

const COMPACT_FROM = 1_000_000n;
const POWER_FROM = 1_000_000_000_000_000n;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * Grouped below a million, compact with one decimal up to 10^15 (`894.3T`), a power of ten above (`23.1 × 10²⁷`). Accepts big
 * integers: IPv6 pools contain up to 2^128 addresses.
 */
export function formatBigNumber(value: number | bigint, locale?: string): BigNumberText {
  if (!isNumber(value)) return { text: NOT_READABLE, full: undefined };
  const size = value < 0 ? -value : value;
  if (size < COMPACT_FROM) return { text: formatNumber(value, locale), full: undefined };
  const notation = size < POWER_FROM ? 'compact' : 'engineering';
  const parts = numberFormat(locale, { notation, maximumFractionDigits: 1 }).formatToParts(value);
  const text = parts.map((part) => {
    if (part.type === 'exponentSeparator') return ' × 10';
    return part.type === 'exponentInteger'
      ? part.value.replaceAll(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? '')
      : part.value;
  });
  return { text: text.join(''), full: numberFormat(locale).format(value) };
}

/** `1 vCPU`, `2 vCPUs`: the count and the matching form of the noun. */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`;
}
