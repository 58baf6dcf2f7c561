import type { ChartPoint } from '@console/shared/charts';

/** Size of the line's own coordinates. */
export const WIDTH = 120;
export const HEIGHT = 24;

/** The path of a line over time; missing values are gaps. `top` is the value at the upper edge. */
export function pathOf(points: readonly ChartPoint[], top: number): string {
  const first = points[0]?.time ?? 0;
  const span = (points.at(-1)?.time ?? 0) - first;
  let isDrawing = false;
  return points
    .flatMap(({ time, value }) => {
      const command = isDrawing ? 'L' : 'M';
      isDrawing = value !== null;
      if (value === null) return [];
      const x = span === 0 ? 0 : ((time - first) / span) * WIDTH;
      const y = HEIGHT - 1 - (value / Math.max(top, Number.MIN_VALUE)) * (HEIGHT - 2);
      return [`${command}${x.toFixed(1)} ${y.toFixed(1)}`];
    })
    .join('');
}
