import { diskImport } from './disk-import.handlers.ts';
import { disks } from './disks.handlers.ts';
import { images } from './images.handlers.ts';
import { snapshots } from './snapshots.handlers.ts';

/** Every operation of this folder. */
export const storageHandlers = {
  ...diskImport,
  ...disks,
  ...images,
  ...snapshots,
};
