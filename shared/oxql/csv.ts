import { figuresOf, type Line } from './shape.ts';

/** A value of a line of comma-separated values. What a spreadsheet would take for a formula gets an apostrophe before it. */
function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const rowsOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

const fieldNames = (lines: readonly Line[]): readonly string[] => [
  ...new Set(lines.flatMap(({ fields }) => fields.map(([name]) => name))),
];

const valueOf = ({ fields }: Line, name: string): string => fields.find(([own]) => own === name)?.[1] ?? '';

/** A line for each series: its fields, last, lowest, highest and mean value. */
export function seriesCsv(lines: readonly Line[]): string {
  const names = fieldNames(lines);
  return rowsOf([
    ['series', ...names, 'last', 'min', 'max', 'mean'],
    ...lines.map((line) => {
      const { last, min, max, mean } = figuresOf(line);
      return [line.name, ...names.map((name) => valueOf(line, name)), last, min, max, mean];
    }),
  ]);
}

/** A line for each sample: series, time, value. */
export const samplesCsv = (
  lines: readonly Line[],
  texts: readonly (readonly [string, string, string])[],
): string =>
  rowsOf([
    ['series', 'time', 'value'],
    ...lines.flatMap(({ name, points }) =>
      points.map(({ time, value }) => [name, new Date(time).toISOString(), value] as const),
    ),
    ...texts,
  ]);

/** Saves a text of comma-separated values as a file of the browser. */
export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it over once the click is done
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
