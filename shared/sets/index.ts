/** Sets that are written as a whole: their difference, and the merge with concurrent changes. Bundled where it is used. */
export { describeLine } from './describe.ts';
export { diffSet, isSameSet, type LineField, type LineRule } from './diff.ts';
export { compareSets, mergeSets } from './merge.ts';
export { SetChanges } from './set-changes.tsx';
export { NOTHING, type SetConflict, useSetEdit } from './use-set-edit.ts';
