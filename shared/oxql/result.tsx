import { useMemo } from 'react';
import type { TimeseriesSchema, Units } from '@console/shared/api';
import { type ChartUnit, TimeSeriesChart } from '@console/shared/charts';
import { entryOf, formatNumber } from '@console/shared/format';
import { Checkbox, Message } from '@console/shared/ui';
import styles from './explorer.module.css';
import { ResultTable } from './result-table.tsx';
import { drawnLines, type Histogram, type Shape, shapeOf, shownLines } from './shape.ts';
import type { Answer } from './use-run.ts';

const UNIT_LABELS: Partial<Record<Units, ChartUnit>> = {
  bytes: 'bytes',
  count: 'count',
  seconds: { label: 's' },
  nanoseconds: { label: 'ns' },
  volts: { label: 'V' },
  amps: { label: 'A' },
  watts: { label: 'W' },
  degrees_celsius: { label: '°C' },
  rpm: { label: 'rpm' },
};

const NO_UNIT: ChartUnit = { label: 'value', suffix: '' };

interface ResultProps {
  answer: Answer;
  schemas: readonly TimeseriesSchema[];
  view: 'chart' | 'table';
  showsFirst: boolean;
  onShowFirst: (shows: boolean) => void;
}

/** The result of a query: for each of its tables a chart or a table (docs/screens/operator.md section 9.5). */
export function Result({ answer, schemas, view, showsFirst, onShowFirst }: ResultProps) {
  const isAligned = /\balign\b/.test(answer.query);
  const shapes = useMemo(
    () => answer.result.tables.map((table) => shapeOf(table, schemas, isAligned)),
    [answer.result, schemas, isAligned],
  );
  return (
    <>
      {shapes.some(({ hasHistory }) => hasHistory) && (
        <Checkbox
          checked={!showsFirst}
          hint="It sums up all earlier values."
          onChange={({ target }) => onShowFirst(!target.checked)}
        >
          Hide first point
        </Checkbox>
      )}
      {shapes.length === 0 && <Message>The query returned no tables.</Message>}
      {shapes.map((shape, index) => (
        <Block
          key={`${shape.name} ${index}`}
          shape={shape}
          milliseconds={answer.milliseconds}
          view={view}
          showsFirst={showsFirst}
        />
      ))}
    </>
  );
}

interface BlockProps {
  shape: Shape;
  milliseconds: number;
  view: 'chart' | 'table';
  showsFirst: boolean;
}

function Block({ shape, milliseconds, view, showsFirst }: BlockProps) {
  const lines = useMemo(() => shownLines(shape, showsFirst), [shape, showsFirst]);
  const range = useMemo(() => {
    let start = Number.POSITIVE_INFINITY;
    let end = Number.NEGATIVE_INFINITY;
    for (const { points } of lines)
      for (const { time } of points) {
        start = Math.min(start, time);
        end = Math.max(end, time);
      }
    return Number.isFinite(start) ? { start, end: Math.max(end, start + 1) } : undefined;
  }, [lines]);
  const { name, schema, seriesCount, pointCount, tableOnly, histograms } = shape;
  const drawn = useMemo(() => drawnLines(shape, lines), [shape, lines]);
  const isChart = view === 'chart' && tableOnly === undefined && range !== undefined;
  return (
    <section aria-label={name} className={styles.block}>
      <h2 className={styles.blockTitle}>{name}</h2>
      <p className={styles.hint}>
        {`${formatNumber(seriesCount)} series, ${formatNumber(pointCount)} points, in ${formatNumber(milliseconds)} ms`}
      </p>
      {seriesCount === 0 && <Message>No measurements match the query.</Message>}
      {tableOnly !== undefined && <Message variant="notice">{tableOnly}</Message>}
      {isChart && (
        <TimeSeriesChart
          title={name}
          level={3}
          unit={entryOf(UNIT_LABELS, schema?.units ?? 'none') ?? NO_UNIT}
          series={drawn}
          range={range}
          shape={lines.every(({ isStep }) => isStep) ? 'step' : 'straight'}
          axis="fit"
        />
      )}
      {isChart && drawn.length < lines.length && (
        <p className={styles.hint}>
          {`The ${drawn.length} lines with the largest last values. All ${lines.length} are in the table.`}
        </p>
      )}
      {!isChart && seriesCount > 0 && <ResultTable shape={shape} lines={lines} />}
      {isChart && histograms.length > 0 && <Histograms histograms={histograms} />}
    </section>
  );
}

/** Maximum number of distributions that are drawn; with more, the percentiles are sufficient. */
const DRAWN = 4;

function Histograms({ histograms }: { histograms: readonly Histogram[] }) {
  return histograms.slice(0, DRAWN).map(({ name, bins }) => {
    const most = Math.max(1, ...bins.map(([, count]) => count));
    return (
      <table key={name} className={styles.histogram}>
        <caption>{`Last distribution of ${name}`}</caption>
        <thead>
          <tr>
            <th>From</th>
            <th>Count</th>
          </tr>
        </thead>
        <tbody>
          {bins
            .filter(([, count]) => count > 0)
            .map(([from, count]) => (
              <tr key={from}>
                <td>{formatNumber(from)}</td>
                <td>
                  <span className={styles.bin} style={{ width: `${(count / most) * 10}rem` }} />
                  {formatNumber(count)}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    );
  });
}
