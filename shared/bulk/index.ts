/**
 * Actions on several rows at a time: which can and which cannot, four calls at a time, what came of each, and the failed ones
 * again. Bundled where it is used; the dialog comes with the first action that is taken.
 */
export { BulkBar, type BulkBarProps } from './bulk-bar.tsx';
export { bulkActions, type Noun, taskOf } from './task.ts';
