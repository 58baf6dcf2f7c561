import { crc32, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { zip, type ZipEntry } from './zip.ts';

const at = new Date('2026-05-14T14:02:47.000Z');
const entry = (name: string, text: string): ZipEntry => ({ name, bytes: new TextEncoder().encode(text) });

/** Reads an archive by its directory, without the library that wrote it. */
function unzip(bytes: Uint8Array<ArrayBuffer>): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let place = view.getUint32(end + 16, true);
  const files = new Map<string, Uint8Array>();
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [crc, packed = 0] = [16, 20].map((field) => view.getUint32(place + field, true));
    const nameLength = view.getUint16(place + 28, true);
    const local = view.getUint32(place + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const content = bytes.slice(start, start + packed);
    const isStored = view.getUint16(place + 10, true) === 0;
    const file = new Uint8Array(isStored ? content : inflateRawSync(content));
    expect(crc32(file)).toBe(crc);
    files.set(new TextDecoder().decode(bytes.slice(place + 46, place + 46 + nameLength)), file);
    place += 46 + nameLength;
  }
  return files;
}

it('restores any packed contents', () => {
  const name = fc.string({ minLength: 1, unit: 'grapheme' }).map((text) => `files/${text.toWellFormed()}`);
  const property = fc.property(fc.dictionary(name, fc.uint8Array(), { maxKeys: 8 }), (files) => {
    const entries = Object.entries(files).map(([path, bytes]) => ({
      name: path,
      bytes: new Uint8Array(bytes),
    }));
    expect(unzip(zip(entries, at))).toEqual(new Map(entries.map((one) => [one.name, one.bytes])));
  });
  fc.assert(property);
});

it('gives the same bytes for the same files and time', () => {
  const entries = [entry('a.txt', 'one'), entry('b.txt', 'two')];
  expect(zip(entries, at)).toEqual(zip(entries, at));
});

it('packs files with times before the earliest of the format', () => {
  expect(unzip(zip([entry('a', 'b')], new Date(0))).size).toBe(1);
});
