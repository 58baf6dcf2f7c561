import { memo } from 'react';
import { cx } from '@console/shared/ui';
import { BOX, type Placed } from './arrange.ts';
import styles from './map.module.css';

interface LinesProps {
  boxes: readonly Placed[];
  width: number;
  height: number;
  /** Ids of the boxes on the selected paths. */
  path: ReadonlySet<string> | undefined;
}

const MIDDLE = BOX.height / 2;

/** A curve from the right side of a box to the left side of another. */
function curve(from: Placed, to: Placed): string {
  const [x, y] = [from.x + BOX.width, from.y + MIDDLE];
  const half = (to.x - x) / 2;
  return `M${x},${y}C${x + half},${y} ${x + half},${to.y + MIDDLE} ${to.x},${to.y + MIDDLE}`;
}

/** The lines of the picture, hidden from screen readers: the accessible names of the boxes list the connections. */
export const Lines = memo(function Lines({ boxes, width, height, path }: LinesProps) {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const lines = boxes.flatMap((from) =>
    from.after.flatMap((id) => {
      const to = byId.get(id);
      return to
        ? [{ key: `${from.id} ${id}`, d: curve(from, to), isOn: path?.has(from.id) && path.has(id) }]
        : [];
    }),
  );
  // The last line is drawn on top
  const ordered = lines.toSorted((one, other) => Number(one.isOn ?? false) - Number(other.isOn ?? false));
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: `${width}rem`, height: `${height}rem` }}
      aria-hidden="true"
    >
      {ordered.map(({ key, d, isOn }) => (
        <path key={key} d={d} className={cx(path && (isOn ? styles.on : styles.off))} />
      ))}
    </svg>
  );
});
