/** What the list needs once a rule is moved: fetched by the first move. */
export { MovesBar } from './moves-bar.tsx';
export { applyMoves, moveRule } from './moves.ts';
export { bringInSight, RowDrag } from './row-drag.tsx';
