/** A file of an archive. */
export interface ZipEntry {
  /** Path inside the archive, with slashes. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Lengths and offsets are 32 bits wide and the number of entries 16: the format without its 64-bit extension. */
const MAX_ENTRIES = 0xffff;
const MAX_OFFSET = 0xffffffff;

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
/** Version 2.0 of the format is enough for folders in names. */
const VERSION = 20;
/** Names are UTF-8. */
const UTF8_NAMES = 0x0800;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

/** CRC-32 as ZIP and PNG use it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Date and time in the form of the format: UTC, two seconds fine, from 1980 on. */
export function dosTime(at: Date): { readonly date: number; readonly time: number } {
  const year = Math.max(0, Math.min(127, at.getUTCFullYear() - 1980));
  return {
    date: (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  };
}

type Field = readonly [bits: 16 | 32, value: number];

/** Little-endian numbers, then raw parts. */
function record(fields: readonly Field[], ...tail: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const head = fields.reduce((sum, [bits]) => sum + bits / 8, 0);
  const bytes = new Uint8Array(tail.reduce((sum, part) => sum + part.length, head));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [bits, value] of fields) {
    if (bits === 16) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bits / 8;
  }
  for (const part of tail) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/**
 * Packs files into a ZIP archive, stored as they are: the packers of browsers are asynchronous, handlers are not. The same
 * files and time give the same bytes.
 * @throws Error when there are more or larger files than the plain format holds
 */
export function zip(entries: readonly ZipEntry[], at: Date): Uint8Array<ArrayBuffer> {
  const { date, time } = dosTime(at);
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const encoded = new TextEncoder().encode(name);
    const shared: readonly Field[] = [
      [16, VERSION],
      [16, UTF8_NAMES],
      [16, 0],
      [16, time],
      [16, date],
      [32, crc32(bytes)],
      [32, bytes.length],
      [32, bytes.length],
      [16, encoded.length],
      [16, 0],
    ];
    const local = record([[32, LOCAL_HEADER], ...shared], encoded, bytes);
    const placed: readonly Field[] = [
      [16, 0],
      [16, 0],
      [16, 0],
      [32, 0],
      [32, offset],
    ];
    directory.push(record([[32, CENTRAL_HEADER], [16, VERSION], ...shared, ...placed], encoded));
    parts.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  if (entries.length > MAX_ENTRIES || offset + size > MAX_OFFSET) throw new Error('too much for one archive');
  const end = record([
    [32, END_OF_DIRECTORY],
    [16, 0],
    [16, 0],
    [16, entries.length],
    [16, entries.length],
    [32, size],
    [32, offset],
    [16, 0],
  ]);
  return record([], ...parts, ...directory, end);
}
