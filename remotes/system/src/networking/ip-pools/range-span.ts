import type { IpPoolRange } from '@console/shared/api';
import { type IpRange, overlaps, parseAddress, rangeSize } from '@console/shared/format';
import type { RangeInput } from './range-schema.ts';

/** The ranges of a pool before they are known. */
export const NO_RANGES: readonly IpPoolRange[] = [];

/** The addresses from first to last; undefined while the two are not a valid range. */
export function spanOf({ first, last }: RangeInput): IpRange | undefined {
  const [from, to] = [parseAddress(String(first).trim()), parseAddress(String(last).trim())];
  if (!from || !to || from.version !== to.version || from.value > to.value) return undefined;
  return { version: from.version, first: from.value, last: to.value };
}

/** Number of addresses of a range; undefined while the range is invalid. */
export function sizeOfRange(range: RangeInput): bigint | undefined {
  const span = spanOf(range);
  return span?.version === 4 ? rangeSize(span) : undefined;
}

/** The first of the ranges that overlaps a new one; with only one end typed, the one that contains that end. */
export function overlapWith(range: RangeInput, ranges: readonly IpPoolRange[]): IpPoolRange | undefined {
  const { first, last } = range;
  const spans = [range, { first, last: first }, { first: last, last }].flatMap((one) => spanOf(one) ?? []);
  return ranges.find(({ range: taken }) => {
    const known = spanOf(taken);
    return known && spans.some((span) => overlaps(span, known));
  });
}

/** Number of addresses in all ranges of a pool. */
export const sizeOfRanges = (ranges: readonly IpPoolRange[]): bigint =>
  ranges.reduce((sum, { range }) => {
    const span = spanOf(range);
    return span ? sum + rangeSize(span) : sum;
  }, 0n);
