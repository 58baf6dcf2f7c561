/** Reserved ASNs: RFC 7607, RFC 7300. */
const RESERVED: ReadonlySet<number> = new Set([0, 65_535, 4_294_967_295]);

const HIGHEST = 4_294_967_295;

const HALF = 65_536;

/** Parses an ASN: `64600`, `AS64600`, or `1.10` in two halves; undefined when it is invalid. */
export function parseAsn(text: string): number | undefined {
  const match = /^(?:as)?(\d{1,10})(?:\.(\d{1,5}))?$/i.exec(text.trim());
  if (!match) return undefined;
  const [, first, second] = match;
  const [high, low] = [Number(first), Number(second)];
  if (second === undefined) return high <= HIGHEST ? high : undefined;
  return high < HALF && low < HALF ? high * HALF + low : undefined;
}

/** The error of the text of an ASN; undefined when it is valid. */
export function asnError(text: string): string | undefined {
  const asn = parseAsn(text);
  if (asn === undefined) return 'Must be a number from 1 to 4294967294, such as 64600, AS64600 or 1.10';
  return RESERVED.has(asn) ? 'This ASN is reserved' : undefined;
}
