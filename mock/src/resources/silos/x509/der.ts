/** An ASN.1 value in DER, the encoding of certificates and keys. */
export interface Der {
  readonly tag: number;
  /** The bytes after tag and length. */
  readonly content: Uint8Array<ArrayBuffer>;
  /** Tag, length and content. */
  readonly whole: Uint8Array<ArrayBuffer>;
  /** The nested values; empty for a primitive one. */
  readonly children: readonly Der[];
}

/** Tags that occur in certificates and keys. */
export const tags = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  text: 0x0c,
  utcTime: 0x17,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

const CONSTRUCTED = 0x20;
/** Tags above 30 take more bytes and do not occur here. */
const LONG_TAG = 0x1f;
/** Maximum depth, deeper than any certificate: limits hostile input. */
const DEEPEST = 16;

function readOne(bytes: Uint8Array<ArrayBuffer>, at: number, depth: number): Der | undefined {
  const [tag, short] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || short === undefined || (tag & LONG_TAG) === LONG_TAG) return undefined;
  const more = short < 0x80 ? 0 : short & 0x7f;
  // Four bytes of length are sufficient; zero means an indefinite length, which DER does not allow.
  if (short >= 0x80 && (more === 0 || more > 4)) return undefined;
  const start = at + 2 + more;
  const length = more === 0 ? short : bytes.slice(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0);
  if (start + length > bytes.length) return undefined;
  const content = bytes.slice(start, start + length);
  const children = (tag & CONSTRUCTED) === 0 ? [] : readAll(content, depth + 1);
  return children && { tag, content, whole: bytes.slice(at, start + length), children };
}

function readAll(bytes: Uint8Array<ArrayBuffer>, depth: number): Der[] | undefined {
  if (depth > DEEPEST) return undefined;
  const found: Der[] = [];
  for (let at = 0; at < bytes.length;) {
    const one = readOne(bytes, at, depth);
    if (one === undefined) return undefined;
    found.push(one);
    at += one.whole.length;
  }
  return found;
}

/** The value that all bytes together encode; undefined when they are invalid. */
export function readDer(bytes: Uint8Array<ArrayBuffer>): Der | undefined {
  const one = readOne(bytes, 0, 0);
  return one?.whole.length === bytes.length ? one : undefined;
}

/** Consecutive values. */
export function concat(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Encodes a value: the tag, the length and the content. */
export function writeDer(tag: number, ...parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const content = concat(parts);
  const digits: number[] = [];
  for (let rest = content.length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  const length = content.length < 0x80 ? [content.length] : [0x80 | digits.length, ...digits];
  return concat([new Uint8Array([tag, ...length]), content]);
}

/** Bytes as hexadecimal text, for comparisons. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of a hexadecimal text. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
