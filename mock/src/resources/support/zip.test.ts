import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 as zlibCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crc32, dosTime, zip, type ZipEntry } from './zip.ts';

const at = new Date('2026-05-14T14:02:47.000Z');
const entry = (name: string, text: string): ZipEntry => ({ name, bytes: new TextEncoder().encode(text) });

/** Reads an archive the way readers do: from its end, by the directory, then each local header. */
function unzip(bytes: Uint8Array<ArrayBuffer>): ZipEntry[] {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let place = view.getUint32(end + 16, true);
  const files: ZipEntry[] = [];
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    expect(view.getUint32(place, true)).toBe(0x02014b50);
    const [crc, packed, size] = [16, 20, 24].map((field) => view.getUint32(place + field, true));
    const nameLength = view.getUint16(place + 28, true);
    const local = view.getUint32(place + 42, true);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    expect([view.getUint32(local + 14, true), packed]).toEqual([crc, size]);
    const name = new TextDecoder().decode(bytes.slice(place + 46, place + 46 + nameLength));
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const content = bytes.slice(start, start + (size ?? 0));
    expect(crc32(content)).toBe(crc);
    files.push({ name, bytes: content });
    place += 46 + nameLength;
  }
  expect(place).toBe(end);
  return files;
}

it('reckons the well-known check value', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  expect(crc32(new Uint8Array())).toBe(0);
});

it('gives back what was packed, whatever it is', () => {
  const file = fc.record({ name: fc.string({ minLength: 1, unit: 'grapheme' }), bytes: fc.uint8Array() });
  const property = fc.property(fc.array(file, { maxLength: 8 }), (files) => {
    const entries = files.map(({ name, bytes }) => ({ name, bytes: new Uint8Array(bytes) }));
    expect(unzip(zip(entries, at))).toEqual(
      entries.map(({ name, bytes }) => ({
        name: new TextDecoder().decode(new TextEncoder().encode(name)),
        bytes,
      })),
    );
    for (const { bytes } of entries) if (zlibCrc32 !== undefined) expect(crc32(bytes)).toBe(zlibCrc32(bytes));
  });
  fc.assert(property);
});

it('writes times two seconds fine', () => {
  expect(dosTime(at)).toEqual({ date: (46 << 9) | (5 << 5) | 14, time: (14 << 11) | (2 << 5) | 23 });
  expect(dosTime(new Date('1971-01-01T00:00:00Z')).date >> 9).toBe(0);
});

it.skipIf(!existsSync('/usr/bin/unzip'))('is accepted by unzip', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  try {
    const file = join(folder, 'some.zip');
    writeFileSync(
      file,
      zip([entry('a.txt', 'one'), entry('deep/er/ß.txt', 'two\n'), entry('empty', '')], at),
    );
    expect(execFileSync('/usr/bin/unzip', ['-t', file], { encoding: 'utf8' })).toContain(
      'No errors detected',
    );
    expect(execFileSync('/usr/bin/unzip', ['-p', file, 'a.txt'], { encoding: 'utf8' })).toBe('one');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
