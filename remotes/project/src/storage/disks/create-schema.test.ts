import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { GiB } from '@console/shared/format';
import { diskSchema, newDisk } from './create-schema.ts';

const schema = diskSchema({
  takenNames: new Set(['boot']),
  sourceSizes: new Map([
    ['snap', 64 * GiB],
    ['image', 2.5 * GiB],
  ]),
});

type Input = v.InferInput<typeof schema>;

const blank = { ...newDisk, name: 'data' };
const fromSnapshot = { ...blank, source: 'snapshot', snapshotId: 'snap', size: 64 } as const;
const fromImage = { ...blank, source: 'image', imageId: 'image' } as const;

/** Path and message of every error. */
const faults = (disk: Input) =>
  (v.safeParse(schema, disk).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

describe('form of a new disk', () => {
  it.each([
    [blank, { type: 'blank', blockSize: 4096 }],
    [{ ...blank, blockSize: '512' } as const, { type: 'blank', blockSize: 512 }],
    [fromSnapshot, { type: 'snapshot', snapshotId: 'snap' }],
    [fromImage, { type: 'image', imageId: 'image' }],
  ])('sends its source %#', (disk, diskSource) => {
    expect(v.parse(schema, disk)).toEqual({
      name: 'data',
      description: '',
      size: disk.size * GiB,
      diskSource,
    });
  });

  it.each<[string, Input, string, string]>([
    ['a taken name', { ...blank, name: 'boot' }, 'name', 'Name is already in use'],
    ['no size', { ...blank, size: null }, 'size', 'Disk size is required'],
    ['a size of 0', { ...blank, size: 0 }, 'size', 'Must be at least 1 GiB'],
    ['a size of 1024', { ...blank, size: 1024 }, 'size', 'Can be at most 1023 GiB'],
    ['no snapshot', { ...fromSnapshot, snapshotId: null }, 'snapshotId', '{label} is required'],
    ['no image', { ...fromImage, imageId: null }, 'imageId', '{label} is required'],
    [
      'less than its snapshot',
      { ...fromSnapshot, size: 63 },
      'size',
      'Must be at least as large as the snapshot: 64 GiB',
    ],
    [
      'less than its image',
      { ...fromImage, size: 2 },
      'size',
      'Must be at least as large as the image: 3 GiB',
    ],
  ])('refuses %s', (_, disk, path, message) => {
    expect(faults(disk)).toEqual([[path, message]]);
  });

  it('does not require a source for a blank disk', () => {
    expect(faults({ ...fromSnapshot, source: 'blank', snapshotId: null, size: 1 })).toEqual([]);
  });

  it('shows the messages of all fields at once', () => {
    expect(faults({ ...fromSnapshot, name: '', snapshotId: null }).map(([path]) => path)).toEqual([
      'name',
      'snapshotId',
    ]);
  });
});
