import type { BlockSize } from '@console/shared/api';

/** What a file looks like from outside. Advice only: the server does not look. */
export interface Inspection {
  /** What was found that makes it bootable; undefined when nothing was. */
  readonly marker?: 'EFI' | 'CD';
  /** The block size that the marker speaks for, in bytes. */
  readonly blockSize?: BlockSize;
  readonly looksCompressed: boolean;
}

/** A partition table begins with this, in the second block of a disk. */
const EFI_MARKER = 'EFI PART';

/** A bootable CD has this at a fixed place. */
const CD_MARKER = 'CD001';
const CD_OFFSET = 0x80_01;
const CD_BLOCK = 2048;

const EFI_BLOCKS: readonly BlockSize[] = [512, 2048, 4096];

const COMPRESSED = /\.(gz|7z|qcow2|vmdk)$/i;

/** Looks at name and beginning of a file. Rejects when it cannot be read. Rules: docs/screens/compute-storage.md section 8.3. */
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

/** Why it might not boot, a sentence each; none when nothing speaks against it. */
export function bootProblems({ marker, looksCompressed }: Inspection): readonly string[] {
  return [
    ...(marker === undefined ? ['It has neither a partition table nor the marker of a bootable CD.'] : []),
    ...(looksCompressed ? ['Its name is that of a compressed or converted file. Upload raw data.'] : []),
  ];
}
