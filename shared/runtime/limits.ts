import type { OperationId } from '@console/shared/api';
import { settings } from './config.ts';

/** Operations that take the server longer than others: it moves data, or runs many steps before it answers. */
const LONG: ReadonlySet<OperationId> = new Set([
  'diskBulkWriteImport',
  'diskBulkWriteImportStart',
  'diskBulkWriteImportStop',
  'diskFinalizeImport',
  'instanceCreate',
  'instanceDelete',
  'siloCreate',
  'snapshotCreate',
  'supportBundleCreate',
  'supportBundleHead',
  'systemTimeseriesQuery',
  'timeseriesQuery',
]);

/** Seconds that the sign-out waits for the server at most: the person leaves in any case. */
const SIGN_OUT = 5;

/** Seconds after which a call of an operation is given up; the deployer sets them (`deploy/config.schema.json`). */
export function limitOf(id: OperationId): number {
  const { callLimit, longCallLimit } = settings();
  if (id === 'logout') return Math.min(SIGN_OUT, callLimit);
  return LONG.has(id) ? Math.max(longCallLimit, callLimit) : callLimit;
}
