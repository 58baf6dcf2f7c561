import { Dash, Modal, VisuallyHidden } from '@console/shared/ui';
import { fullTime } from './axis.ts';
import styles from './chart-table.module.css';
import type { ChartSeries } from './series.ts';
import { timesOf } from './series.ts';
import type { Scale } from './units.ts';

export type ChartTableProps = {
  /** Title and unit of the chart. */
  name: string;
  series: readonly ChartSeries[];
  scale: Scale;
  onDismiss: () => void;
};

/** The data of a chart as a table with every sample of the period, latest first. */
export function ChartTable({ name, series, scale, onDismiss }: ChartTableProps) {
  const values = series.map(({ points }) => new Map(points.map(({ time, value }) => [time, value])));
  return (
    <Modal title={name} width="free" onDismiss={onDismiss}>
      {/* A scrolling region must be focusable */}
      <div className={styles.scroll} role="region" aria-label={`Values of ${name}`} tabIndex={0}>
        <table className={styles.table}>
          <VisuallyHidden as="caption">{name}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">Time</th>
              {series.map((one) => (
                <th key={one.name} scope="col">
                  {one.name}
                  {scale.suffix !== '' && <span>{` (${scale.suffix})`}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {timesOf(series)
              .toReversed()
              .map((time) => (
                <tr key={time}>
                  <th scope="row">{fullTime(time)}</th>
                  {values.map((byTime, index) => {
                    const value = byTime.get(time) ?? null;
                    return (
                      <td key={series[index]?.name}>{value === null ? <Dash /> : scale.number(value)}</td>
                    );
                  })}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}
