import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ROOT, filesBelow, shortHash, writeAtomically } from './files.ts';

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt', '.map', '.html']);
/** Below this a compressed copy saves nothing that matters. */
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

/** True for files of this module's own making. */
export function isCompressedCopy(path: string): boolean {
  return path.endsWith('.br') || path.endsWith('.gz');
}

/**
 * Writes `file.br` and `file.gz` beside every text file below a folder, for servers that send ready copies. The
 * results are kept in `.cache/compressed` by content, so an unchanged file is never compressed twice. Only for files
 * that never change: a copy of a changing file could be sent with old contents.
 */
export async function compressFolder(folder: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const files = filesBelow(folder).filter((path) => COMPRESSIBLE.has(extname(path)));
  await Promise.all(files.map((path) => compressFile(join(folder, path))));
}

async function compressFile(path: string): Promise<void> {
  if (statSync(path).size < SMALLEST) return;
  const bytes = readFileSync(path);
  const key = shortHash(bytes);
  await Promise.all(
    ENCODINGS.map(async (encoding) => {
      if (existsSync(`${path}.${encoding}`)) return;
      const kept = join(CACHE, `${key}.${encoding}`);
      if (!existsSync(kept)) writeAtomically(kept, await ENCODERS[encoding](bytes));
      if (statSync(kept).size < bytes.length) copyFileSync(kept, `${path}.${encoding}`);
    }),
  );
}
