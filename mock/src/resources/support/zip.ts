import { zipSync } from 'fflate';

/** A file of an archive. */
export interface ZipEntry {
  /** Path inside the archive, with slashes. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The format has no earlier times; two days later it is that year in every time zone. */
const EARLIEST = Date.UTC(1980, 0, 3);

/**
 * Packs files into a ZIP archive. The same files and time give the same bytes, so that a download can be resumed. Times are local,
 * as in the format (docs/decisions/015-libraries-of-the-mock.md).
 */
export const zip = (entries: readonly ZipEntry[], at: Date): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes])), {
    mtime: Math.max(at.getTime(), EARLIEST),
  });
