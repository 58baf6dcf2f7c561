import type {
  Disk,
  DiskCreate,
  Image,
  ImageCreate,
  ImportBlocksBulkWrite,
  Input,
  Snapshot,
  Write,
  WriteId,
} from '@console/shared/api';
import {
  diskBulkWriteImport,
  diskBulkWriteImportStart,
  diskBulkWriteImportStop,
  diskCreate,
  diskDelete,
  diskFinalizeImport,
  diskView,
  imageCreate,
  imageDelete,
  imageView,
  isKind,
  snapshotDelete,
  snapshotView,
} from '@console/shared/api';
import { runAbortable } from '@console/shared/query';
import { call } from '@console/shared/runtime';

/** The requests of an upload. All reject with an `ApiError`, or with the reason of the signal when they are aborted. */
export interface UploadCalls {
  createDisk(body: DiskCreate, signal: AbortSignal): Promise<unknown>;
  viewDisk(name: string, signal: AbortSignal): Promise<Disk>;
  deleteDisk(name: string, signal: AbortSignal): Promise<unknown>;
  startImport(disk: string, signal: AbortSignal): Promise<unknown>;
  write(disk: string, chunk: ImportBlocksBulkWrite, signal: AbortSignal): Promise<unknown>;
  stopImport(disk: string, signal: AbortSignal): Promise<unknown>;
  /** Ends the import, after which the disk is an ordinary one, and takes a snapshot when a name is given. */
  finalize(disk: string, snapshotName: string | undefined, signal: AbortSignal): Promise<unknown>;
  viewSnapshot(name: string, signal: AbortSignal): Promise<Snapshot>;
  deleteSnapshot(name: string, signal: AbortSignal): Promise<unknown>;
  createImage(body: ImageCreate, signal: AbortSignal): Promise<Image>;
  viewImage(name: string, signal: AbortSignal): Promise<Image>;
  deleteImage(name: string, signal: AbortSignal): Promise<unknown>;
}

/** A request of the upload, which the activity shows as one job (`keep.ts`). */
const ask = <Id extends WriteId>(operation: Write<Id>, input: Input<Id>, signal: AbortSignal) =>
  runAbortable(operation, input, signal, { isPart: true });

/** The requests in a project. Reads bypass the cache, because an upload needs the current state. */
export function uploadCalls(project: string): UploadCalls {
  const query = { project };
  const disk = (name: string) => ({ path: { disk: name }, query });
  const snapshot = (name: string) => ({ path: { snapshot: name }, query });
  const image = (name: string) => ({ path: { image: name }, query });
  return {
    createDisk: (body, signal) => ask(diskCreate, { query, body }, signal),
    viewDisk: (name, signal) => call(diskView, disk(name), { signal, expects: ['not-found'] }),
    deleteDisk: (name, signal) => ask(diskDelete, disk(name), signal),
    startImport: (name, signal) => ask(diskBulkWriteImportStart, disk(name), signal),
    write: (name, body, signal) => ask(diskBulkWriteImport, { ...disk(name), body }, signal),
    stopImport: (name, signal) => ask(diskBulkWriteImportStop, disk(name), signal),
    finalize: (name, snapshotName, signal) =>
      ask(diskFinalizeImport, { ...disk(name), body: { snapshotName } }, signal),
    viewSnapshot: (name, signal) => call(snapshotView, snapshot(name), { signal, expects: ['not-found'] }),
    deleteSnapshot: (name, signal) => ask(snapshotDelete, snapshot(name), signal),
    createImage: (body, signal) => ask(imageCreate, { query, body }, signal),
    viewImage: (name, signal) => call(imageView, image(name), { signal, expects: ['not-found'] }),
    deleteImage: (name, signal) => ask(imageDelete, image(name), signal),
  };
}

/** Whether no image of the project has this name. Rejects when this cannot be found out. */
export async function isNameFree(project: string, name: string): Promise<boolean> {
  try {
    await call(imageView, { path: { image: name }, query: { project } }, { expects: ['not-found'] });
    return false;
  } catch (error) {
    if (isKind(error, 'not-found')) return true;
    throw error;
  }
}
