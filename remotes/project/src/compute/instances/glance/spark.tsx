import type { ChartPoint } from '@console/shared/charts';
import styles from './glance.module.css';
import { HEIGHT, pathOf, WIDTH } from './spark-path.ts';

interface SparkProps {
  readonly points: readonly ChartPoint[];
  readonly top: number;
}

/** A small line without axes, beside the value that it illustrates. */
export const Spark = ({ points, top }: SparkProps) => (
  <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
    <path d={pathOf(points, top)} vectorEffect="non-scaling-stroke" />
  </svg>
);
