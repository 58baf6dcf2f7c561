import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { setDiskState } from './disks.ts';
import { decodedSize } from '../../wire/base64.ts';
import { invalid } from '../../wire/errors.ts';
import { addSnapshot } from './snapshots.ts';
import { findDisk } from './disks.handlers.ts';

/** The maximum chunk size, decoded. */
const CHUNK_MAX = 512 * 1024;

/** @throws MockError 400 that contains the state */
function requireDiskState(disk: T.Disk, action: string, state: T.DiskState['state']): void {
  if (disk.state.state !== state)
    throw invalid(`cannot ${action} while the disk is ${disk.state.state}; it must be ${state}`);
}

/** Validates a chunk. Its bytes are not stored. */
function requireChunk(disk: T.Disk, { offset, base64EncodedData }: T.ImportBlocksBulkWrite): void {
  const size = decodedSize(base64EncodedData);
  if (size === undefined) throw invalid('base64_encoded_data must be base64 text');
  if (size > CHUNK_MAX) throw invalid('a chunk must not be greater than 512 KiB');
  if (offset % disk.blockSize !== 0)
    throw invalid(`a chunk must begin on a block of ${disk.blockSize} bytes`);
  if (offset + size > disk.size) throw invalid('the chunk lies beyond the end of the disk');
}

type Query = { readonly project?: string | undefined };

/** Moves a disk from one import state to the next. */
function move(
  call: Call,
  input: { readonly path: { readonly disk: string }; readonly query: Query },
  action: string,
  from: 'import_ready' | 'importing_from_bulk_writes',
  to: 'import_ready' | 'importing_from_bulk_writes' | 'detached',
): T.Disk {
  const disk = findDisk(call, input.path.disk, input.query);
  requireDiskState(disk, action, from);
  return setDiskState(call, disk, { state: to });
}

/** Uploads of an image's blocks to a disk. docs/contract/server-behaviour.md section 5 "Bulk import". */
export const diskImport = {
  diskBulkWriteImportStart(input, call) {
    move(call, input, 'start an import', 'import_ready', 'importing_from_bulk_writes');
  },

  diskBulkWriteImport({ path, query, body }, call) {
    const disk = findDisk(call, path.disk, query);
    requireDiskState(disk, 'write', 'importing_from_bulk_writes');
    requireChunk(disk, body);
  },

  diskBulkWriteImportStop(input, call) {
    move(call, input, 'stop the import', 'importing_from_bulk_writes', 'import_ready');
  },

  /** Missing blocks are not detected, because the UI leaves out those that are all zero. */
  diskFinalizeImport(input, call) {
    const disk = move(call, input, 'finalize the import', 'import_ready', 'detached');
    const { snapshotName } = input.body;
    if (snapshotName) addSnapshot(call, disk, { name: snapshotName, description: `Made of ${disk.name}` });
  },
} satisfies Partial<Handlers>;
