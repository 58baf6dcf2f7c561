import dagre from '@dagrejs/dagre';

/** A box to be placed. Lengths are in any unit, the same for all. */
export interface Box {
  readonly id: string;
  /** Which column it is in, from 0. */
  readonly column: number;
  readonly width: number;
  readonly height: number;
}

/** A line from a box to one in a later column, by their ids. */
export type Line = readonly [from: string, to: string];

/** The top left corner of a box. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Diagram {
  readonly places: ReadonlyMap<string, Point>;
  readonly width: number;
  readonly height: number;
}

/** Space between columns, and between boxes of a column. */
interface Gaps {
  readonly columns: number;
  readonly rows: number;
}

/** Id of a virtual node that keeps boxes without a line to the right in their columns; no box has this id. */
const END = '\0end';

/**
 * Places boxes in their columns from left to right, with few line crossings. It takes some milliseconds for ten boxes and ten times
 * as many for a hundred, so group boxes before.
 * @param lines lines from a box in an earlier column to one in a later column; others are ignored
 */
export function layered(boxes: readonly Box[], lines: readonly Line[], gaps: Gaps): Diagram {
  const graph = new dagre.graphlib.Graph();
  // The columns are given, so the simplest ranking algorithm is sufficient, and the fastest
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
    // dagre's types do not describe the position of a node
    const middle: unknown = Reflect.get(Object(graph.node(id)), axis);
    return typeof middle === 'number' ? middle : 0;
  });
}

/** Converts dagre's center of a box to its top left corner. */
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
