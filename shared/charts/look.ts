import type { ColorToken } from '@console/shared/ui/colors';

/** Colors of the series in their fixed order (docs/design/language.md section 11). */
const SERIES = [
  '--chart-1',
  '--chart-2',
  '--chart-3',
  '--chart-4',
  '--chart-5',
  '--chart-6',
  '--chart-7',
  '--chart-8',
] as const;

/** All tokens that the canvas needs as resolved colors. */
export const CHART_TOKENS: readonly ColorToken[] = [...SERIES, '--chart-grid', '--color-surface'];

export const seriesToken = (index: number): ColorToken => SERIES[index % SERIES.length] ?? '--chart-1';

const DASHES: readonly (readonly number[])[] = [[], [], [6, 3], [2, 3], [8, 2, 2, 2]];

/** Dash pattern of a series, so that color is not the only difference. */
export const seriesDash = (index: number): readonly number[] => DASHES[index % DASHES.length] ?? [];

/** From the sixth series on, the dash patterns repeat and lines have markers. */
export const hasMarkers = (index: number): boolean => index >= DASHES.length;
