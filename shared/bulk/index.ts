/**
 * Actions on several rows: a plan of allowed and disallowed rows, four requests at a time, the result of each row, and a retry
 * of failed rows. Bundled where it is used; the dialog is loaded with the first action.
 */
export { JobDialog } from './background.tsx';
export { BulkBar, type BulkEntry } from './bulk-bar.tsx';
export { writeEach } from './each.ts';
export { startHeldJob } from './hold.ts';
export type { BulkJob } from './job.ts';
export { bulkActions, taskOf } from './task.ts';
