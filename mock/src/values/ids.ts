/** A source of numbers in [0, 1) that gives the same row for the same seed. */
export type Random = () => number;

/** Four 32-bit words from a text; the mixing of MurmurHash3. Not for secrets. */
function hash128(text: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [(a ^ b ^ c ^ d) >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0];
}

/** The two digits of each byte: a page of the demo starts with thousands of ids. */
const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The four digits of the lower half of a word. */
const half = (word: number): string => `${BYTES[(word >>> 8) & 255] ?? ''}${BYTES[word & 255] ?? ''}`;
const hex = (word: number): string => half(word >>> 16) + half(word);

/** The UUID (version 4 form) of a text; the same text gives the same UUID. */
export function stableId(...parts: readonly string[]): string {
  const [a, b, c, d] = hash128(parts.join('\u0000'));
  const version = (b & 0x0f_ff) | 0x40_00;
  const variant = ((c >>> 16) & 0x3f_ff) | 0x80_00;
  return `${hex(a)}-${half(b >>> 16)}-${half(version)}-${half(variant)}-${half(c)}${hex(d)}`;
}

/** Numbers in [0, 1) that depend on the seed text alone (sfc32). */
export function seededRandom(seed: string): Random {
  let [a, b, c, d] = hash128(seed);
  return () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
}

/** A short checksum to detect altered tokens. Not a signature. */
export function checksum(text: string): string {
  return hex(hash128(text)[0]);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for the text form of a UUID: this distinguishes the two forms of a `NameOrId` (docs/contract/wire-rules.md "Wire conventions"). */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
