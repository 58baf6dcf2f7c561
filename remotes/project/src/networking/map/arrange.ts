import type { Box, Diagram, layered, Point } from '@console/shared/diagram';
import { groupBy, type Kind } from './facts.ts';
import type { Drawn } from './groups.ts';

/** Size of a box and the space around it, in rem. */
export const BOX = { width: 8.75, height: 2.75 };
const GAPS = { columns: 2.25, rows: 0.5 };

const COLUMNS: Readonly<Record<Kind, number>> = {
  gateway: 0,
  router: 1,
  subnet: 2,
  instance: 3,
  'floating-ip': 4,
};

/** A box with its position in rem. */
export interface Placed extends Drawn, Point {
  readonly column: number;
}

/** The whole picture. */
export interface Arranged {
  readonly boxes: readonly Placed[];
  readonly width: number;
  readonly height: number;
}

const STEP = BOX.height + GAPS.rows;

/** An instance takes as many rows as it has boxes of floating IPs. */
const rowsOf = ({ after }: Drawn): number => Math.max(1, after.length);

/** Instances are placed beside their first subnet, and floating IPs beside their instance. */
const leavesBy = (drawn: readonly Drawn[], kind: Kind) =>
  groupBy(
    drawn.filter((box) => box.kind === kind),
    ({ before }) => before[0] ?? '',
  );

/** The boxes of each column from top to bottom, in the order of a layout, centered on the highest column. */
function stacked(boxes: readonly Box[], { places }: Diagram) {
  const columns = groupBy(
    boxes.toSorted((one, other) => (places.get(one.id)?.y ?? 0) - (places.get(other.id)?.y ?? 0)),
    ({ column }) => String(column),
  );
  const heightOf = (column: readonly Box[]) =>
    column.reduce((sum, box) => sum + box.height + GAPS.rows, -GAPS.rows);
  const height = Math.max(0, ...[...columns.values()].map(heightOf));
  const tops = new Map<string, number>();
  for (const column of columns.values()) {
    let top = (height - heightOf(column)) / 2;
    for (const box of column) {
      tops.set(box.id, top);
      top += box.height + GAPS.rows;
    }
  }
  return { tops, height };
}

/**
 * Positions of all boxes. Only the lines of gateways, routers and subnets can cross: the layout algorithm places those, and a
 * subnet counts as high as the stack of its contents, which needs no search.
 */
export function arrange(drawn: readonly Drawn[], layOut: typeof layered): Arranged {
  const instances = leavesBy(drawn, 'instance');
  const floating = leavesBy(drawn, 'floating-ip');
  const stackOf = (id: string) => (instances.get(id) ?? []).reduce((sum, box) => sum + rowsOf(box), 0);
  const trunk = drawn.filter(({ kind }) => COLUMNS[kind] <= COLUMNS.subnet);
  const heightOf = (id: string) => Math.max(1, stackOf(id)) * STEP - GAPS.rows;
  const boxes = trunk.map(({ id, kind }) => ({
    id,
    column: COLUMNS[kind],
    width: BOX.width,
    height: heightOf(id),
  }));
  const lines = trunk.flatMap(({ id, after }) => after.map((other) => [id, other] as const));
  const { tops, height } = stacked(boxes, layOut(boxes, lines, GAPS));
  const placed: Placed[] = [];
  const put = (box: Drawn, y: number) => {
    const column = COLUMNS[box.kind];
    placed.push({ ...box, column, x: column * (BOX.width + GAPS.columns), y });
  };
  for (const box of trunk) {
    const top = tops.get(box.id) ?? 0;
    put(box, top + (heightOf(box.id) - BOX.height) / 2);
    let row = 0;
    for (const instance of instances.get(box.id) ?? []) {
      put(instance, top + (row + (rowsOf(instance) - 1) / 2) * STEP);
      for (const [index, one] of (floating.get(instance.id) ?? []).entries())
        put(one, top + (row + index) * STEP);
      row += rowsOf(instance);
    }
  }
  const columns = Math.max(0, ...placed.map(({ column }) => column + 1));
  return {
    boxes: placed.toSorted((one, other) => one.column - other.column || one.y - other.y),
    width: Math.max(0, columns * (BOX.width + GAPS.columns) - GAPS.columns),
    height,
  };
}
