import * as v from 'valibot';
import type { BlockSize, DiskCreate, DiskSource, Snapshot } from '@console/shared/api';
import { field } from '@console/shared/forms';
import { DISK_DEFAULT, leastSize, raiseSize } from './size.ts';

/** Block sizes of a blank disk in bytes, as values of the radio buttons. */
export const BLOCK_SIZES = ['512', '2048', '4096'] as const;

/** Default block size of a blank disk. */
export const DEFAULT_BLOCK_SIZE = '4096';

const BYTES = { '512': 512, '2048': 2048, '4096': 4096 } as const satisfies Record<
  (typeof BLOCK_SIZES)[number],
  BlockSize
>;

/** Data that the schema needs. */
export interface DiskSchemaFacts {
  /** Names that the disk must not have. */
  readonly takenNames: ReadonlySet<string>;
  /** Sizes in bytes of every snapshot and image that can be selected, by id. */
  readonly sourceSizes: ReadonlyMap<string, number>;
}

/** The snapshot or image from which the form was opened. */
export interface ChosenSource {
  readonly kind: 'snapshot' | 'image';
  readonly source: Pick<Snapshot, 'id' | 'size'>;
}

/** Initial values of the form. */
export const newDisk = {
  name: '',
  description: '',
  source: 'blank',
  blockSize: DEFAULT_BLOCK_SIZE,
  snapshotId: null,
  imageId: null,
  size: DISK_DEFAULT,
} as const;

/** The initial values, with the source from which the form was opened. */
export const diskFrom = (from: ChosenSource | undefined) =>
  from === undefined
    ? newDisk
    : {
        ...newDisk,
        source: from.kind,
        snapshotId: from.kind === 'snapshot' ? from.source.id : null,
        imageId: from.kind === 'image' ? from.source.id : null,
        size: raiseSize(newDisk.size, from.source.size),
      };

/** The form of a new disk; its output is the body of the request. */
export function diskSchema({ takenNames, sourceSizes }: DiskSchemaFacts) {
  const bytesOf = (id: string) => sourceSizes.get(id) ?? 0;
  const unused = v.nullable(v.string());
  const common = {
    name: v.pipe(
      field.name(),
      field.check((name) => !takenNames.has(name), 'Name is already in use'),
    ),
    description: field.description(),
    blockSize: v.picklist(BLOCK_SIZES),
    snapshotId: unused,
    imageId: unused,
    size: field.diskSize(),
  };
  return v.pipe(
    v.variant('source', [
      v.object({ ...common, source: v.literal('blank') }),
      v.pipe(
        v.object({ ...common, source: v.literal('snapshot'), snapshotId: field.choice() }),
        v.forward(
          v.check(
            ({ size, snapshotId }) => size >= bytesOf(snapshotId),
            ({ input }) => tooSmall('snapshot', bytesOf(input.snapshotId)),
          ),
          ['size'],
        ),
      ),
      v.pipe(
        v.object({ ...common, source: v.literal('image'), imageId: field.choice() }),
        v.forward(
          v.check(
            ({ size, imageId }) => size >= bytesOf(imageId),
            ({ input }) => tooSmall('image', bytesOf(input.imageId)),
          ),
          ['size'],
        ),
      ),
    ]),
    v.transform((disk): DiskCreate => {
      const { name, description, size } = disk;
      return { name, description, size, diskSource: sourceOf(disk) };
    }),
  );
}

type Chosen =
  | { source: 'blank'; blockSize: (typeof BLOCK_SIZES)[number] }
  | { source: 'snapshot'; snapshotId: string }
  | { source: 'image'; imageId: string };

function sourceOf(disk: Chosen): DiskSource {
  switch (disk.source) {
    case 'blank':
      return { type: 'blank', blockSize: BYTES[disk.blockSize] };
    case 'snapshot':
      return { type: 'snapshot', snapshotId: disk.snapshotId };
    case 'image':
      return { type: 'image', imageId: disk.imageId };
  }
}

const tooSmall = (kind: 'snapshot' | 'image', bytes: number) =>
  `Must be at least as large as the ${kind}: ${leastSize(bytes)} GiB`;
