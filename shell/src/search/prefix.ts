import { IP_BITS, type IpRange, type IpVersion } from '@console/shared/format';

/** Notation of the groups of an address: octets of IPv4, words of IPv6. */
interface Notation {
  readonly version: IpVersion;
  readonly separator: '.' | ':';
  readonly base: 10 | 16;
  /** Digits of the longest group. */
  readonly digits: number;
  /** Bits of a group. */
  readonly bits: number;
}

const IPV4: Notation = { version: 4, separator: '.', base: 10, digits: 3, bits: 8 };
const IPV6: Notation = { version: 6, separator: ':', base: 16, digits: 4, bits: 16 };

/** Two or three octets; the last one may be incomplete. */
const IPV4_PREFIX = /^\d{1,3}\.\d{1,3}(?:\.\d{0,3}){0,1}\.?$/;
/** One or more groups, each with its colon except the last one. */
const IPV6_PREFIX = /^[\da-f]{1,4}:(?:[\da-f]{1,4}:){0,6}[\da-f]{0,4}$/;
/** Two octets or more; the last one may be incomplete. */
const MAC_PREFIX =
  /^(?:[\da-f]{2}([:-])[\da-f]{2}(?:\1[\da-f]{2}){0,3}(?:\1[\da-f]?)?|[\da-f]{4}\.[\da-f]{1,4}(?:\.[\da-f]{0,3})?)$/;

/** The groups that begin with some digits: `1` is 1, 10 to 19 and 100 to 199. */
function groupsFrom(text: string, { base, digits, bits }: Notation): readonly (readonly [number, number])[] {
  const most = 2 ** bits - 1;
  const value = Number.parseInt(text, base);
  // Zero is never written with more digits
  const lengths = value === 0 ? 1 : digits - text.length + 1;
  return Array.from({ length: lengths }, (_, more): readonly [number, number] => {
    const first = value * base ** more;
    return [first, Math.min(first + base ** more - 1, most)];
  }).filter(([first, last]) => first <= last);
}

function rangesIn(text: string, notation: Notation): readonly IpRange[] {
  const { version, separator, base, bits } = notation;
  const groups = text.split(separator);
  const last = groups.pop() ?? '';
  const whole = groups.map((group) => Number.parseInt(group, base));
  if (whole.some((group) => group >= 2 ** bits)) return [];
  const begin = whole.reduce((value, group) => (value << BigInt(bits)) | BigInt(group), 0n);
  // After a separator, every group can follow
  const isOpen = last === '';
  const rest = BigInt(IP_BITS[version] - bits * (whole.length + (isOpen ? 0 : 1)));
  const rangeOf = (from: bigint, until: bigint): IpRange => ({
    version,
    first: from << rest,
    last: ((until + 1n) << rest) - 1n,
  });
  if (isOpen) return [rangeOf(begin, begin)];
  return groupsFrom(last, notation).map(([from, until]) => {
    const high = begin << BigInt(bits);
    return rangeOf(high | BigInt(from), high | BigInt(until));
  });
}

/**
 * The addresses whose text begins with two octets or more, or with a group of an IPv6 address: `198.51.10` are those of `198.51.10.*`
 * and of `198.51.100.*` to `198.51.109.*`. `undefined` for anything else.
 * @param text in lower case
 */
export function ipPrefix(text: string): readonly IpRange[] | undefined {
  const notation = IPV4_PREFIX.test(text) ? IPV4 : IPV6_PREFIX.test(text) ? IPV6 : undefined;
  const ranges = notation && rangesIn(text, notation);
  return ranges?.length === 0 ? undefined : ranges;
}

/**
 * The hexadecimal digits at the start of a MAC address in any of the usual formats, at least two octets; `undefined` for anything else.
 * @param text in lower case
 */
export const macPrefix = (text: string): string | undefined =>
  MAC_PREFIX.test(text) ? text.replaceAll(/[^\da-f]/g, '').toUpperCase() : undefined;
