import { csvText } from '@console/shared/files';
import { figuresOf, type Line } from './shape.ts';

const fieldNames = (lines: readonly Line[]): readonly string[] => [
  ...new Set(lines.flatMap(({ fields }) => fields.map(([name]) => name))),
];

const valueOf = ({ fields }: Line, name: string): string => fields.find(([own]) => own === name)?.[1] ?? '';

/** A row for each series: its fields, last, lowest, highest and mean value. */
export function seriesCsv(lines: readonly Line[]): string {
  const names = fieldNames(lines);
  return csvText([
    ['series', ...names, 'last', 'min', 'max', 'mean'],
    ...lines.map((line) => {
      const { last, min, max, mean } = figuresOf(line);
      return [line.name, ...names.map((name) => valueOf(line, name)), last, min, max, mean];
    }),
  ]);
}

/** A row for each sample: series, time, value. */
export const samplesCsv = (
  lines: readonly Line[],
  texts: readonly (readonly [string, string, string])[],
): string =>
  csvText([
    ['series', 'time', 'value'],
    ...lines.flatMap(({ name, points }) =>
      points.map(({ time, value }) => [name, new Date(time).toISOString(), value] as const),
    ),
    ...texts,
  ]);
