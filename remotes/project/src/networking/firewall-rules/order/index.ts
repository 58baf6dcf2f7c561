/** The code that the list needs once a rule is moved: fetched with the first move. */
export { bringInSight } from './in-sight.ts';
export { MovesBar } from './moves-bar.tsx';
export { applyMoves, moveRule } from './moves.ts';
export { RowDrag } from './row-drag.tsx';
