import { useMemo, useState } from 'react';
import { Download } from 'lucide-react';
import { saveText } from '@console/shared/files';
import { formatNumber } from '@console/shared/format';
import { columns, TableSection } from '@console/shared/table';
import { Button } from '@console/shared/ui';
import { SegmentedControl } from '@console/shared/ui/detail';
import { samplesCsv, seriesCsv } from './csv.ts';
import styles from './explorer.module.css';
import { figuresOf, type Line, type Shape } from './shape.ts';

interface SeriesRow {
  readonly id: string;
  readonly fields: string;
  readonly last: number | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly mean: number | null;
}

interface SampleRow {
  readonly id: string;
  readonly series: string;
  readonly time: string;
  readonly value: string;
}

const series = columns<SeriesRow>();
const sample = columns<SampleRow>();

const SERIES_COLUMNS = [
  series.custom('Series', ({ fields }) => fields, { value: ({ fields }) => fields }),
  ...(
    [
      ['Last', 'last'],
      ['Min', 'min'],
      ['Max', 'max'],
      ['Mean', 'mean'],
    ] as const
  ).map(([label, name]) => series.number(label, (row) => row[name], undefined, { rank: 1, width: 9 })),
];

const SAMPLE_COLUMNS = [
  sample.text('Series', (row) => row.series),
  sample.text('Time', (row) => row.time, { width: 16 }),
  sample.text('Value', (row) => row.value, { width: 12 }),
];

/** Maximum number of samples in the table; the download contains all. */
const SHOWN = 1_000;

interface ResultTableProps {
  shape: Shape;
  lines: readonly Line[];
}

/** The series of a result, or their samples, as a table and as a download. */
export function ResultTable({ shape, lines }: ResultTableProps) {
  const [mode, setMode] = useState<'series' | 'samples'>(lines.length === 0 ? 'samples' : 'series');
  const seriesRows = useMemo(
    () =>
      lines.map((line) => ({
        id: line.name,
        fields: line.fields.map(([name, value]) => `${name}: ${value}`).join(', ') || line.name,
        ...figuresOf(line),
      })),
    [lines],
  );
  const samples = useMemo(() => sampleRows(shape, lines), [shape, lines]);
  const isSeries = mode === 'series';
  const save = () =>
    saveText(
      `${shape.name}-${mode}.csv`,
      'text/csv',
      isSeries ? seriesCsv(lines) : samplesCsv(lines, shape.texts),
    );
  const tools = (
    <>
      <SegmentedControl
        label="Rows"
        options={[
          { value: 'series', label: 'Series', disabled: lines.length === 0 },
          { value: 'samples', label: 'Samples' },
        ]}
        value={mode}
        onChange={setMode}
      />
      <Button size="sm" icon={Download} onClick={save}>
        Download CSV
      </Button>
    </>
  );
  return (
    <>
      {isSeries ? (
        <TableSection rows={seriesRows} columns={SERIES_COLUMNS} copyId={false} headerActions={tools} />
      ) : (
        <TableSection rows={samples} columns={SAMPLE_COLUMNS} copyId={false} headerActions={tools} />
      )}
      {!isSeries && samples.length >= SHOWN && (
        <p className={styles.hint}>{`The first ${formatNumber(SHOWN)} samples. The file has all.`}</p>
      )}
    </>
  );
}

function sampleRows({ texts }: Shape, lines: readonly Line[]): SampleRow[] {
  const rows: SampleRow[] = [];
  for (const { name, points } of lines)
    for (const { time, value } of points) {
      if (rows.length >= SHOWN) return rows;
      const at = new Date(time).toISOString();
      rows.push({ id: `${name} ${at}`, series: name, time: at, value: value === null ? '' : String(value) });
    }
  for (const [name, time, value] of texts.slice(0, SHOWN - rows.length))
    rows.push({ id: `${name} ${time}`, series: name, time, value });
  return rows;
}
