import type { Placed } from './arrange.ts';

/** Keys that move the selection. */
const ARROWS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 } as const;
type Arrow = keyof typeof ARROWS;

const isArrow = (key: string): key is Arrow => Object.hasOwn(ARROWS, key);

/** The box whose middle is nearest to a height. */
const nearest = (boxes: readonly Placed[], y: number): Placed | undefined =>
  boxes.toSorted((one, other) => Math.abs(one.y - y) - Math.abs(other.y - y))[0];

/**
 * The box to which a key moves: up and down within the column, left and right to a connected box, else to the nearest of the next
 * column. Undefined for other keys, and at the edges.
 * @param boxes by column, then from top to bottom
 */
export function leadsTo(boxes: readonly Placed[], from: Placed, key: string): Placed | undefined {
  if (key === 'Home') return boxes[0];
  if (key === 'End') return boxes.at(-1);
  if (!isArrow(key)) return undefined;
  const step = ARROWS[key];
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const column = boxes.filter((box) => box.column === from.column);
    const index = column.findIndex(({ id }) => id === from.id) + step;
    return index < 0 ? undefined : column[index];
  }
  const beyond = boxes.filter((box) => (box.column - from.column) * step > 0);
  const next = Math.min(...beyond.map((box) => Math.abs(box.column - from.column)));
  const column = beyond.filter((box) => Math.abs(box.column - from.column) === next);
  const linked = new Set(step > 0 ? from.after : from.before);
  const connected = column.filter(({ id }) => linked.has(id));
  return nearest(connected.length > 0 ? connected : column, from.y);
}
