import type { BlockSize } from '@console/shared/api';

/** The result of inspecting the beginning of a file. Advice only: the server does not check it. */
export interface Inspection {
  /** The marker that makes it bootable; undefined when none was found. */
  readonly marker?: 'EFI' | 'CD';
  /** The block size that the marker implies, in bytes. */
  readonly blockSize?: BlockSize;
  readonly looksCompressed: boolean;
}

/** Signature of a partition table, in the second block of a disk. */
const EFI_MARKER = 'EFI PART';

/** Signature of a bootable CD, at a fixed position. */
const CD_MARKER = 'CD001';
const CD_OFFSET = 0x80_01;
const CD_BLOCK = 2048;

const EFI_BLOCKS: readonly BlockSize[] = [512, 2048, 4096];

const COMPRESSED = /\.(gz|7z|qcow2|vmdk)$/i;

/** Inspects the name and the beginning of a file. Rejects when the file cannot be read. Rules: docs/screens/compute-storage.md section 8.3. */
export async function inspect(file: File): Promise<Inspection> {
  const head = new Uint8Array(await file.slice(0, CD_OFFSET + CD_MARKER.length).arrayBuffer());
  const looksCompressed = COMPRESSED.test(file.name);
  const blockSize = EFI_BLOCKS.find((offset) => hasText(head, offset, EFI_MARKER));
  if (blockSize !== undefined) return { marker: 'EFI', blockSize, looksCompressed };
  if (hasText(head, CD_OFFSET, CD_MARKER)) return { marker: 'CD', blockSize: CD_BLOCK, looksCompressed };
  return { looksCompressed };
}

const hasText = (bytes: Uint8Array, offset: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[offset + index] === letter.charCodeAt(0));

/** Reasons why it might not boot, as sentences; empty when there are none. */
export function bootProblems({ marker, looksCompressed }: Inspection): readonly string[] {
  return [
    ...(marker === undefined ? ['The file has no partition table and is not a bootable CD.'] : []),
    ...(looksCompressed ? ['Upload the raw image. This file looks compressed or converted.'] : []),
  ];
}
