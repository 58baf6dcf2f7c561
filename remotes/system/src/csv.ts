/** A value of a table for spreadsheets; undefined leaves its cell empty. */
export type Cell = string | number | bigint | undefined;

/** Beginnings that a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell as RFC 4180 has it. A text that a spreadsheet would run gets an apostrophe; numbers are numbers. */
function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === undefined ? '' : String(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Lines of cells as comma-separated values, with a line end after each (docs/screens/operator.md section 9.11). */
export const csvText = (lines: readonly (readonly Cell[])[]): string =>
  lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');

/** Saves a text as a file of the browser. */
export function saveText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it over once the click is done
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Saves lines of cells as a file of comma-separated values. */
export const saveCsv = (name: string, lines: readonly (readonly Cell[])[]): void =>
  saveText(name, 'text/csv', csvText(lines));
