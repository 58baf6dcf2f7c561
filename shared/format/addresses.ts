import { ipNetworkError, ipVersion } from './network.ts';

/** The IP versions. An IPv4 address embedded in an IPv6 one is IPv6. */
export type IpVersion = 4 | 6;

export interface IpAddress {
  readonly version: IpVersion;
  readonly value: bigint;
}

/** Addresses from the first to the last one, inclusive. */
export interface IpRange {
  readonly version: IpVersion;
  readonly first: bigint;
  readonly last: bigint;
}

/** A network: the range of its addresses, and the number of its leading bits. */
export interface IpNet extends IpRange {
  readonly width: number;
  /** The address in the text, which may contain host bits. */
  readonly address: bigint;
}

/** Number of bits of an address. */
export const IP_BITS = { 4: 32, 6: 128 } as const;

const GROUP_BITS = 16n;

const ipv4Value = (text: string): bigint =>
  text.split('.').reduce((value, part) => (value << 8n) | BigInt(part), 0n);

/** The groups on one side of `::`; an IPv4 address at the end counts as two. */
const groupsOf = (side: string): bigint[] =>
  side === ''
    ? []
    : side.split(':').flatMap((group) => {
        if (!group.includes('.')) return [BigInt(`0x${group}`)];
        const value = ipv4Value(group);
        return [value >> GROUP_BITS, value & 0xffffn];
      });

function ipv6Value(text: string): bigint {
  const [before = '', after] = text.split('::');
  const left = groupsOf(before);
  const right = after === undefined ? [] : groupsOf(after);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => 0n);
  return [...left, ...zeros, ...right].reduce((value, group) => (value << GROUP_BITS) | group, 0n);
}

/** The number of an address; `undefined` for an invalid one: no zone ids, no leading zeros, no white space. */
export function parseAddress(text: string): IpAddress | undefined {
  const version = ipVersion(text);
  if (version === undefined) return undefined;
  return { version, value: version === 4 ? ipv4Value(text) : ipv6Value(text) };
}

const netOf = (version: IpVersion, address: bigint, width: number): IpNet => {
  const hosts = BigInt(IP_BITS[version] - width);
  const first = (address >> hosts) << hosts;
  return { version, address, width, first, last: first + (1n << hosts) - 1n };
};

/** The network of `10.0.0.0/8`; `undefined` for an invalid one. Accepts host bits: see {@link isWholeNet}. */
export function parseNet(text: string): IpNet | undefined {
  if (ipNetworkError(text) !== undefined) return undefined;
  const [address = '', width] = text.split('/');
  const parsed = parseAddress(address);
  return parsed && netOf(parsed.version, parsed.value, Number(width));
}

/** Start and length of the longest run of zero groups, the first of equal ones; `::` replaces at least two groups. */
function zeroRun(groups: readonly string[]): readonly [start: number, length: number] {
  let best: readonly [number, number] = [0, 0];
  for (let start = 0; start < groups.length; start += 1) {
    const end = groups.findIndex((group, index) => index >= start && group !== '0');
    const length = (end === -1 ? groups.length : end) - start;
    if (length > Math.max(best[1], 1)) best = [start, length];
  }
  return best;
}

const formatIpv4 = (value: bigint): string => [24n, 16n, 8n, 0n].map((by) => (value >> by) & 0xffn).join('.');

function formatIpv6(value: bigint): string {
  if (value >> 32n === 0xffffn) return `::ffff:${formatIpv4(value & 0xffff_ffffn)}`;
  const groups = Array.from({ length: 8 }, (_, index) =>
    ((value >> (GROUP_BITS * BigInt(7 - index))) & 0xffffn).toString(16),
  );
  const [start, length] = zeroRun(groups);
  if (length === 0) return groups.join(':');
  return `${groups.slice(0, start).join(':')}::${groups.slice(start + length).join(':')}`;
}

/** An address in canonical format: IPv6 in lower case and as short as possible (RFC 5952). */
export const formatAddress = ({ version, value }: IpAddress): string =>
  version === 4 ? formatIpv4(value) : formatIpv6(value);

/** A network without host bits, as text. */
export const formatNet = ({ version, first, width }: IpNet): string =>
  `${formatAddress({ version, value: first })}/${width}`;

/** Whether both texts are the same address, in any notation. */
export function isSameAddress(one: string, other: string): boolean {
  const [a, b] = [parseAddress(one), parseAddress(other)];
  return a !== undefined && b !== undefined && a.version === b.version && a.value === b.value;
}

/** Whether the host bits are zero. */
export const isWholeNet = ({ address, first }: IpNet): boolean => address === first;

/** Number of addresses. */
export const rangeSize = ({ first, last }: IpRange): bigint => last - first + 1n;

/** A range as text: `10.1.0.0/24` when it is a whole network, else its first and last address. */
export function rangeText(first: string, last: string): string {
  const [from, to] = [parseAddress(first), parseAddress(last)];
  if (!from || !to || from.version !== to.version) return `${first}–${last}`;
  const size = to.value - from.value + 1n;
  const net =
    size > 1n && netOf(from.version, from.value, IP_BITS[from.version] - size.toString(2).length + 1);
  return net && net.first === from.value && net.last === to.value ? formatNet(net) : `${first}–${last}`;
}

/** Whether every address of `inner` is in `outer`. */
export const isWithin = (inner: IpRange, outer: IpRange): boolean =>
  inner.version === outer.version && outer.first <= inner.first && inner.last <= outer.last;

/** Whether the ranges have an address in common. */
export const overlaps = (one: IpRange, other: IpRange): boolean =>
  one.version === other.version && one.first <= other.last && other.first <= one.last;

/** Whether the address is in the range. */
export const hasAddress = (range: IpRange, { version, value }: IpAddress): boolean =>
  range.version === version && range.first <= value && value <= range.last;

/** The parts of a range that are not in the others, in order; the others may overlap each other and exceed the range. */
export function subtractRanges(range: IpRange, taken: readonly IpRange[]): IpRange[] {
  const { version, last } = range;
  const free: IpRange[] = [];
  let next = range.first;
  const inOrder = taken
    .filter((one) => overlaps(range, one))
    .toSorted((a, b) => (a.first < b.first ? -1 : Number(a.first > b.first)));
  for (const one of inOrder) {
    if (one.first > next) free.push({ version, first: next, last: one.first - 1n });
    if (one.last >= next) next = one.last + 1n;
  }
  if (next <= last) free.push({ version, first: next, last });
  return free;
}

/** The first network of a given prefix length within a range that overlaps none of the others; `undefined` when there is no room. */
export function nextFreeNet(within: IpRange, taken: readonly IpRange[], width: number): IpNet | undefined {
  const size = 1n << BigInt(IP_BITS[within.version] - width);
  for (const { first, last } of subtractRanges(within, taken)) {
    const start = ((first + size - 1n) / size) * size;
    if (start + size - 1n <= last) return netOf(within.version, start, width);
  }
  return undefined;
}

/** The first address of a range that is not in the others. */
export function firstFreeAddress(range: IpRange, taken: readonly IpAddress[]): IpAddress | undefined {
  const used = taken.map(({ version, value }) => ({ version, first: value, last: value }));
  const [free] = subtractRanges(range, used);
  return free && { version: free.version, value: free.first };
}
