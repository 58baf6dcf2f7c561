import { reads, readsObject, usesObject, writes } from '../../auth/rule.ts';

/** Authorization rules of this folder's operations. docs/contract/server-behaviour.md section 2 [S], corrections "Who may see what". */
export const storageRules = {
  diskList: reads,
  diskCreate: writes,
  diskView: reads,
  diskDelete: writes,
  diskBulkWriteImport: writes,
  diskBulkWriteImportStart: writes,
  diskBulkWriteImportStop: writes,
  diskFinalizeImport: writes,
  imageList: readsObject,
  imageCreate: usesObject,
  imageView: readsObject,
  imageDelete: usesObject,
  imageDemote: usesObject,
  imagePromote: usesObject,
  snapshotList: reads,
  snapshotCreate: writes,
  snapshotView: reads,
  snapshotDelete: writes,
} as const;
