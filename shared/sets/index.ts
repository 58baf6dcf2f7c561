/**
 * Sets that are written as a whole: their difference, and the comparison with what somebody else has written meanwhile.
 * Bundled where it is used.
 */
export { diffSet, isSameSet, type LineField, type LineRule } from './diff.ts';
export { compareSets, mergeSets } from './merge.ts';
export { SetChanges } from './set-changes.tsx';
export { NOTHING, type SetConflict, useSetEdit } from './use-set-edit.ts';
