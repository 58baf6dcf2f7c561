/**
 * Actions on several rows: a plan of allowed and disallowed rows, four requests at a time, the result of each row, and a retry
 * of failed rows. Bundled where it is used; the dialog is loaded with the first action.
 */
export { BulkBar } from './bulk-bar.tsx';
export { bulkActions, taskOf } from './task.ts';
