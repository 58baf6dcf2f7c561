import * as v from 'valibot';
import type { BlockSize } from '@console/shared/api';
import { field } from '@console/shared/forms';
import { GiB } from '@console/shared/format';
import type { UploadJob } from './run.ts';

/** Block sizes in bytes, as values of the radio buttons. */
export const BLOCK_SIZES = ['512', '2048', '4096'] as const;

const BYTES = { '512': 512, '2048': 2048, '4096': 4096 } as const satisfies Record<
  (typeof BLOCK_SIZES)[number],
  BlockSize
>;

/** The maximum size of a disk, which limits the image too (docs/specification.md section 9). */
const LARGEST = 1023 * GiB;

/** Initial values of the form. */
export const newUpload = {
  name: '',
  description: '',
  os: '',
  version: '',
  blockSize: '512',
  file: null,
} as const;

/** The values of the form that a job was started with. */
export const valuesOf = ({ name, description, os, version, blockSize, file }: UploadJob) => ({
  name,
  description,
  os,
  version,
  blockSize: `${blockSize}` as const,
  file: file instanceof File ? file : null,
});

/** The form of an upload; its output is the job (docs/screens/compute-storage.md section 8.3). */
export const uploadSchema = v.pipe(
  v.object({
    name: field.name(),
    description: field.description(),
    os: field.text(),
    version: field.text(),
    blockSize: v.pipe(
      v.picklist(BLOCK_SIZES),
      v.transform((size) => BYTES[size]),
    ),
    file: v.pipe(
      field.file(),
      field.check(({ size }: File) => size > 0, 'Must not be empty'),
      field.check(({ size }: File) => size <= LARGEST, 'Can be at most 1023 GiB'),
    ),
  }),
  // The server refuses a last chunk that does not end on a block, but only at the end of the upload
  v.forward(
    v.check(
      ({ file, blockSize }) => file.size % blockSize === 0,
      ({ input }) => `Size must be a multiple of the block size, ${input.blockSize} bytes`,
    ),
    ['file'],
  ),
);
