import type { OperationId } from '@console/shared/api';
import { settings } from './config.ts';

/** Operations with a longer time limit: the server moves data, or runs many steps before it responds. */
const LONG: ReadonlySet<OperationId> = new Set([
  'diskBulkWriteImport',
  'diskBulkWriteImportStart',
  'diskBulkWriteImportStop',
  'diskFinalizeImport',
  'imageCreate',
  'instanceCreate',
  'instanceDelete',
  'siloCreate',
  'siloDelete',
  'snapshotCreate',
  'supportBundleCreate',
  'supportBundleDelete',
  'supportBundleHead',
  'supportBundleHeadFile',
  'systemTimeseriesQuery',
  'timeseriesQuery',
]);

/** Longest time in seconds that a sign-out waits for the server: the user leaves the page in any case. */
const SIGN_OUT = 5;

/** Time limit of an operation in seconds; the deployer sets it (`deploy/config.schema.json`). */
export function limitOf(id: OperationId): number {
  const { callLimit, longCallLimit } = settings();
  if (id === 'logout') return Math.min(SIGN_OUT, callLimit);
  return LONG.has(id) ? Math.max(longCallLimit, callLimit) : callLimit;
}
