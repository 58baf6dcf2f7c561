/** Rows from `start` to `end`, without `end`. */
export type Span = { readonly start: number; readonly end: number };

/** Rows rendered above and below the visible ones, so that rows that scroll into view within two frames are already rendered. */
const OVERSCAN = 7;
/** The rendered rows change in steps, so that slow scrolling does not render in every frame. */
const STEP = 2;
/** Smallest and largest number of rows that one frame may add; layout and paint of the table come on top (`npm run prove -- bench`). */
const MIN_ADDED = 2;
const MAX_ADDED = 12;
/** Milliseconds between two frames above which the machine counts as overloaded. */
const SLOW_FRAME = 40;

/** Removing this many rows takes as long as adding one. */
const GOING = 4;

/** Number of rows that the next frame may add, from the number and the duration of the last one. */
export const paced = (room: number, took: number): number =>
  took > SLOW_FRAME ? Math.max(MIN_ADDED, Math.floor(room / 2)) : Math.min(MAX_ADDED, room + 1);

/** The rows to render for the visible rows. */
export const around = (sight: Span, count: number): Span => ({
  start: Math.max(0, Math.floor((sight.start - OVERSCAN) / STEP) * STEP),
  end: Math.min(count, Math.ceil((sight.end + OVERSCAN) / STEP) * STEP),
});

const sizeOf = ({ start, end }: Span) => end - start;

function grow(span: Span, to: Span, room: number): Span {
  const below = Math.min(Math.max(0, to.end - span.end), room);
  const above = Math.min(Math.max(0, span.start - to.start), room - below);
  return { start: span.start - above, end: span.end + below };
}

/**
 * The rows to render in the next frame: rows far from the view are removed, and up to `room` rows are added, visible ones first. After a
 * jump it starts again at the new place. Called frame after frame, it reaches {@link around}.
 */
export function approach(drawn: Span, sight: Span, count: number, room: number): Span {
  const target = around(sight, count);
  const isElsewhere = drawn.end < sight.start || drawn.start > sight.end;
  const kept = isElsewhere
    ? { start: sight.start, end: sight.start }
    : { start: Math.max(drawn.start, target.start), end: Math.min(drawn.end, target.end) };
  const left = isElsewhere ? Math.max(0, room - Math.floor(sizeOf(drawn) / GOING)) : room;
  const seen = grow(kept, sight, left);
  return grow(seen, target, left - (sizeOf(seen) - sizeOf(kept)));
}
