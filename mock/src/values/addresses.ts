import ipaddr from 'ipaddr.js';

/** An address as a number, with its family. */
export interface Address {
  readonly version: 4 | 6;
  readonly value: bigint;
}

/** Both ends are inclusive. */
export interface Span {
  readonly version: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
}

/** Reads an IPv4 or IPv6 address; undefined for anything else. */
export function parseAddress(text: string): Address | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(text))
    return { version: 4, value: fromBytes(ipaddr.IPv4.parse(text).toByteArray()) };
  if (text.includes('%') || !ipaddr.IPv6.isValid(text)) return undefined;
  return { version: 6, value: fromBytes(ipaddr.IPv6.parse(text).toByteArray()) };
}

function fromBytes(bytes: readonly number[]): bigint {
  return bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

/** The canonical text of an address. */
export function formatAddress({ version, value }: Address): string {
  const size = version === 4 ? 4 : 16;
  const bytes = Array.from({ length: size }, (_, index) =>
    Number((value >> BigInt(8 * (size - 1 - index))) & 255n),
  );
  return ipaddr.fromByteArray(bytes).toString();
}

/** The canonical text of an address in any notation. */
export function normalizeAddress(text: string): string {
  const address = parseAddress(text);
  return address === undefined ? text : formatAddress(address);
}

/** Reads a block such as `172.30.0.0/22` into the span it covers. */
export function parseBlock(text: string): Span | undefined {
  const [head = '', width = ''] = text.split('/');
  const address = parseAddress(head);
  const bits = address?.version === 4 ? 32 : 128;
  const prefix = Number(width);
  if (address === undefined || !/^\d+$/.test(width) || prefix > bits) return undefined;
  const hostBits = BigInt(bits - prefix);
  const first = (address.value >> hostBits) << hostBits;
  return { version: address.version, first, last: first + (1n << hostBits) - 1n };
}

/** Reads a range of two addresses of one family, first not above last. */
export function parseRange(range: { first: string; last: string }): Span | undefined {
  const first = parseAddress(range.first);
  const last = parseAddress(range.last);
  if (first === undefined || last === undefined || first.version !== last.version) return undefined;
  return first.value > last.value
    ? undefined
    : { version: first.version, first: first.value, last: last.value };
}

export function contains(span: Span, address: Address): boolean {
  return span.version === address.version && span.first <= address.value && address.value <= span.last;
}

export function overlaps(a: Span, b: Span): boolean {
  return a.version === b.version && a.first <= b.last && b.first <= a.last;
}

export function sizeOf(span: Span): bigint {
  return span.last - span.first + 1n;
}

/** The lowest address of the spans, in their order, that is not in `used`; undefined when all are taken. */
export function nextFree(spans: readonly Span[], used: Iterable<string>): string | undefined {
  const taken = { 4: new Set<bigint>(), 6: new Set<bigint>() };
  for (const text of used) {
    const address = parseAddress(text);
    if (address !== undefined) taken[address.version].add(address.value);
  }
  for (const span of spans) {
    for (let value = span.first; value <= span.last; value += 1n) {
      if (!taken[span.version].has(value)) return formatAddress({ version: span.version, value });
    }
  }
  return undefined;
}

/** The part of a subnet's block that instances may use: without the first five addresses and the last. docs/contract/server-behaviour.md section 4 [P]. */
export function usableOf(block: Span): Span | undefined {
  const usable = { version: block.version, first: block.first + 5n, last: block.last - 1n };
  return usable.first > usable.last ? undefined : usable;
}
