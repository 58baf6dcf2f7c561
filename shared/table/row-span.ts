/** Rows from `start` up to, and without, `end`. */
export type Span = { readonly start: number; readonly end: number };

/** Rows drawn above and below the ones in sight: what scrolls into sight within a frame or two is there. */
const OVERSCAN = 7;
/** The drawn rows change in steps, so that slow scrolling does not draw in every frame. */
const STEP = 2;
/** Fewest and most rows that one frame may add, beside layout and paint of the whole table (`npm run bench`). */
const MIN_ADDED = 2;
const MAX_ADDED = 12;
/** Milliseconds between two frames from which on the machine has too much to do. */
const SLOW_FRAME = 40;

/** So many rows that go take as long as one that comes. */
const GOING = 4;

/** How many rows the next frame may add when the last one might add so many and took so long. */
export const paced = (room: number, took: number): number =>
  took > SLOW_FRAME ? Math.max(MIN_ADDED, Math.floor(room / 2)) : Math.min(MAX_ADDED, room + 1);

/** The rows to draw when these are in sight. */
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
 * The rows to draw in the next frame: what is far from sight goes, and up to `room` rows come, those in sight first. After a
 * jump it starts over there. Called for frame after frame it arrives at {@link around}.
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
