import dagre from '@dagrejs/dagre';

/** A box that gets a place. Lengths are in any unit, the same for all. */
export interface Box {
  readonly id: string;
  /** Which column it is in, from 0. */
  readonly column: number;
  readonly width: number;
  readonly height: number;
}

/** A line from a box to one in a later column, by their ids. */
export type Line = readonly [from: string, to: string];

/** The left upper corner of a box. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything is. */
export interface Diagram {
  readonly places: ReadonlyMap<string, Point>;
  readonly width: number;
  readonly height: number;
}

/** Room between columns, and between boxes of a column. */
interface Gaps {
  readonly columns: number;
  readonly rows: number;
}

/** What keeps boxes without a line to the right in their columns; no box has this id. */
const END = '\0end';

/**
 * Lays boxes out in their columns from left to right, so that few lines cross. It takes some milliseconds for ten boxes and ten
 * times as many for a hundred: group before.
 * @param lines those whose ends are boxes, the first in an earlier column; others are passed over
 */
export function layered(boxes: readonly Box[], lines: readonly Line[], gaps: Gaps): Diagram {
  const graph = new dagre.graphlib.Graph();
  // Columns are given, so the simplest way to find them is as good as any, and the fastest
  graph.setGraph({
    rankdir: 'LR',
    ranker: 'longest-path',
    ranksep: gaps.columns,
    nodesep: gaps.rows,
    edgesep: gaps.rows / 2,
  });
  const columns = new Map(boxes.map(({ id, column }) => [id, column]));
  const end = Math.max(0, ...columns.values()) + 1;
  for (const { id, width, height } of boxes) graph.setNode(id, { width, height });
  const open = new Set(columns.keys());
  for (const [from, to] of lines) {
    const minlen = (columns.get(to) ?? 0) - (columns.get(from) ?? end);
    if (minlen <= 0) continue;
    graph.setEdge(from, to, { minlen });
    open.delete(from);
  }
  graph.setNode(END, { width: 0, height: 0 });
  for (const id of open) graph.setEdge(id, END, { minlen: end - (columns.get(id) ?? 0), weight: 0 });
  dagre.layout(graph);
  return placed(boxes, (id, axis) => {
    // dagre's own types do not say what a node has
    const middle: unknown = Reflect.get(Object(graph.node(id)), axis);
    return typeof middle === 'number' ? middle : 0;
  });
}

/** dagre names the middle of a box; everything is moved to where the boxes begin. */
function placed(boxes: readonly Box[], middleOf: (id: string, axis: 'x' | 'y') => number): Diagram {
  const corners = boxes.map(({ id, width, height }) => {
    const [x, y] = [middleOf(id, 'x'), middleOf(id, 'y')];
    return { id, x: x - width / 2, y: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
  });
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  return {
    places: new Map(corners.map(({ id, x, y }) => [id, { x: x - left, y: y - top }])),
    width: boxes.length === 0 ? 0 : Math.max(...corners.map(({ right }) => right)) - left,
    height: boxes.length === 0 ? 0 : Math.max(...corners.map(({ bottom }) => bottom)) - top,
  };
}
