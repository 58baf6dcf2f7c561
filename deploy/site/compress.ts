import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { ROOT, filesBelow, shortHash, writeAtomically } from '../../tools/machine/files.ts';

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt', '.map', '.html']);
/** Bytes below which a compressed copy saves too little. */
const SMALLEST = 512;
const CACHE = join(ROOT, '.cache/compressed');

const ENCODERS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Extensions of compressed copies, best first. */
export const ENCODINGS = ['br', 'gz'] as const;

/** True for files that this module creates. */
export function isCompressedCopy(path: string): boolean {
  return path.endsWith('.br') || path.endsWith('.gz');
}

/** Decompressed contents of a copy; undefined when it is truncated or not compressed. */
function decompressed(path: string, bytes: Uint8Array): Buffer | undefined {
  try {
    return path.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
  } catch {
    return undefined;
  }
}

/** True when a compressed copy of that name contains exactly these bytes. */
export function isCopyOf(path: string, copy: Uint8Array, bytes: Uint8Array): boolean {
  return decompressed(path, copy)?.equals(bytes) === true;
}

/** A copy from the cache, if it is valid. The cache is optional: invalid entries are ignored. */
async function kept(path: string, bytes: Uint8Array, encode: () => Promise<Buffer>): Promise<Buffer> {
  const cached = join(CACHE, path);
  try {
    const found = readFileSync(cached);
    if (isCopyOf(path, found, bytes)) return found;
  } catch {
    // does not exist yet, or is not readable
  }
  const made = await encode();
  try {
    writeAtomically(cached, made);
  } catch {
    // a disk without space or without the right to write: compressed again next time
  }
  return made;
}

/**
 * Compressed copies of a file by their endings, for servers that send ready copies; none where they would save nothing.
 * Kept in `.cache/compressed` by content, so an unchanged file is never compressed twice.
 */
export async function compressedCopies(
  path: string,
  bytes: Buffer,
): Promise<[ending: string, copy: Buffer][]> {
  if (!COMPRESSIBLE.has(extname(path)) || bytes.length < SMALLEST) return [];
  const key = shortHash(bytes);
  const copies = await Promise.all(
    ENCODINGS.map(async (encoding): Promise<[string, Buffer]> => {
      const copy = await kept(`${key}.${encoding}`, bytes, () => ENCODERS[encoding](bytes));
      return [`.${encoding}`, copy];
    }),
  );
  return copies.filter(([, copy]) => copy.length < bytes.length);
}

/** Writes `file.br` and `file.gz` beside every text file below a folder whose files never change. */
export async function compressFolder(folder: string): Promise<void> {
  await Promise.all(
    filesBelow(folder).map(async (path) => {
      const copies = await compressedCopies(path, readFileSync(join(folder, path)));
      for (const [ending, copy] of copies) writeFileSync(join(folder, path + ending), copy);
    }),
  );
}
