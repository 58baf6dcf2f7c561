import { formatDate, formatNumber } from '@console/shared/format';
import type { exhaustion, trend } from './model/trend.ts';

const dayText = (time: number): string => formatDate(new Date(time)).date;

/** Text for the date on which a limit is reached: `Apr 3, 2027 (Mar 12, 2027 – May 9, 2027)` (docs/screens/operator.md section 9.3). */
export function exhaustionText(found: ReturnType<typeof exhaustion>): string {
  switch (found) {
    case 'exhausted':
      return 'Exhausted';
    case 'not growing':
      return 'Not growing';
    case 'unknown':
      return 'Too little history';
    case 'more than 2 years':
      return 'More than 2 years';
    default: {
      const { at, earliest, latest } = found;
      const end = latest === undefined ? 'more than 2 years' : dayText(latest);
      return `${dayText(at)} (${dayText(earliest)} – ${end})`;
    }
  }
}

/** A trend as one word. */
export function trendWord(found: ReturnType<typeof trend>): string {
  if (found === 'short') return 'Too little history';
  if (found === 'flat') return 'Flat';
  return found.slope > 0 ? 'Growing' : 'Shrinking';
}

/** `2.4×`; a dash without hardware. */
export const ratioText = (ratio: number | undefined): string =>
  ratio === undefined ? '–' : `${formatNumber(Math.round(ratio * 10) / 10)}×`;
