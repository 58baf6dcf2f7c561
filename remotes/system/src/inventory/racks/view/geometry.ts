/** Number of sled slots in a rack. */
export const SLOTS = 32;

/** The position of a switch, by the platform's name. */
export const SWITCHES = ['switch0', 'switch1'] as const;
export type SwitchPlace = (typeof SWITCHES)[number];

/** A cell of the drawing: a slot by its number, or a switch. */
export type CellId = number | SwitchPlace;

/** Rows of the drawing; `power` is the power shelf, which has no cell. */
export type RackRow = readonly CellId[] | 'power';

const pairs = (from: number, to: number): RackRow[] =>
  Array.from({ length: (from - to) / 2 + 1 }, (_, index) => [from - 2 * index, from - 2 * index + 1]);

/** A rack from top to bottom: even slots left, odd ones right (docs/screens/operator.md section 9.1). */
export const RACK_ROWS: readonly RackRow[] = [
  ...pairs(30, 16),
  'power',
  ['switch0'],
  ['switch1'],
  ...pairs(14, 0),
];

const GRID = RACK_ROWS.filter((row) => row !== 'power');

/** The focused place: a row that has cells, and the column that up and down keep. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

/** The place of a slot or switch. */
export function positionOf(cell: CellId): Position {
  const row = GRID.findIndex((cells) => cells.includes(cell));
  return { row, column: GRID[row]?.indexOf(cell) ?? 0 };
}

/** The cell at a place. A row with one cell returns it for every column. */
export function cellAt({ row, column }: Position): CellId {
  const cells = GRID[row] ?? [];
  return cells[Math.min(column, cells.length - 1)] ?? 0;
}

const clamp = (row: number): number => Math.max(0, Math.min(GRID.length - 1, row));

/** The place to which a key moves; undefined for other keys. Left and right wrap within a row, up and down keep the column. */
export function move(from: Position, key: string): Position | undefined {
  const { row, column } = from;
  const width = GRID[row]?.length ?? 1;
  switch (key) {
    case 'ArrowUp':
      return { row: clamp(row - 1), column };
    case 'ArrowDown':
      return { row: clamp(row + 1), column };
    case 'ArrowLeft':
    case 'ArrowRight':
      return width === 1 ? from : { row, column: (column + 1) % width };
    case 'Home':
      return positionOf(0);
    case 'End':
      return positionOf(SLOTS - 1);
    default:
      return undefined;
  }
}
