/** A range of a body: first and last byte, both inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const SINGLE = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i;

/**
 * Parses a `Range` header for a body of `length` bytes (RFC 9110, 14.1.2): `first-last`, `first-`, and `-n` for the last
 * `n` bytes.
 * @returns undefined to send the whole body: for no header, another unit, several ranges, or an invalid value, which a server
 *   may ignore; `none` when the range contains no byte of the body (416)
 */
export function parseRange(header: string | undefined, length: number): ByteRange | 'none' | undefined {
  const [, from, to] = SINGLE.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const count = Math.min(Number(to), length);
    return count === 0 ? 'none' : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= length ? 'none' : { first, last };
}
