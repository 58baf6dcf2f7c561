import { cx } from '@console/shared/ui';
import { fullTime } from './axis.ts';
import { LineSample } from './legend.tsx';
import type { Reading } from './model.ts';
import styles from './plot.module.css';
import { valueText } from './units.ts';
import type { Scale } from './units.ts';

export type TooltipProps = {
  time: number;
  readings: readonly Reading[];
  scale: Scale;
  /** Pixels from the left of the plot to the crosshair, and width of the plot. */
  x: number;
  width: number;
  /** Places it at the bottom of the plot, because the line is at the top. */
  low: boolean;
};

/** Values of the lines at the crosshair. It is beside the crosshair, away from the nearer edge and from the line. */
export function Tooltip({ time, readings, scale, x, width, low }: TooltipProps) {
  const left = x > width / 2;
  return (
    <div
      role="tooltip"
      className={cx(styles.tooltip, low ? styles.bottom : styles.top)}
      style={left ? { right: width - x + 10 } : { left: x + 10 }}
    >
      <span className={styles.time}>{fullTime(time)}</span>
      {readings.map(({ line, value }) => (
        <span key={line.name} className={styles.reading}>
          {readings.length > 1 && <LineSample index={line.index} />}
          {readings.length > 1 && <span className={styles.name}>{line.name}</span>}
          <b>{value === null ? 'No data' : valueText(scale, value)}</b>
        </span>
      ))}
    </div>
  );
}
