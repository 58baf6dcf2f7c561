import { hasMarkers, seriesDash, seriesToken } from './look.ts';
import styles from './legend.module.css';

/** A sample of the line: color, dash pattern, marker. */
export function LineSample({ index }: { index: number }) {
  const color = `var(${seriesToken(index)})`;
  return (
    <svg className={styles.sample} viewBox="0 0 20 6" aria-hidden="true">
      <line
        x1="0"
        x2="20"
        y1="3"
        y2="3"
        style={{ stroke: color }}
        strokeDasharray={seriesDash(index).join(' ')}
      />
      {hasMarkers(index) &&
        (index % 2 === 0 ? (
          <rect x="7.5" y="0.5" width="5" height="5" style={{ fill: color }} />
        ) : (
          <circle cx="10" cy="3" r="2.5" style={{ fill: color }} />
        ))}
    </svg>
  );
}

export type LegendProps = {
  /** In the order of the series. */
  names: readonly string[];
  hidden: ReadonlySet<string>;
  onToggle: (name: string) => void;
};

/** Names of the lines. A click hides a line or shows it again. */
export function Legend({ names, hidden, onToggle }: LegendProps) {
  return (
    <ul className={styles.legend} aria-label="Series">
      {names.map((name, index) => (
        <li key={name}>
          <button
            type="button"
            className={styles.entry}
            aria-pressed={!hidden.has(name)}
            onClick={() => onToggle(name)}
          >
            <LineSample index={index} />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
