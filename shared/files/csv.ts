/** A cell value for spreadsheets; undefined and null leave the cell empty. */
export type Cell = string | number | bigint | null | undefined;

/** First characters that make a spreadsheet evaluate a text as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell as RFC 4180 defines it. A text that a spreadsheet would evaluate gets an apostrophe; numbers do not. */
function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows of cells as comma-separated values, with a line break after each (docs/screens/operator.md section 9.11). */
export const csvText = (lines: readonly (readonly Cell[])[]): string =>
  lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
