/** What the list needs once a rule is moved: fetched by the first move. */
export { MovesBar } from './moves-bar.tsx';
export { applyMoves, moveTo, orderOf } from './moves.ts';
export { RowDrag } from './row-drag.tsx';
