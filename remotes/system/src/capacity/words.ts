import { formatDate, formatNumber } from '@console/shared/format';
import { confidenceOf, type exhaustion, type trend } from './model/trend.ts';

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

export function trendWord(found: ReturnType<typeof trend>): string {
  if (found === 'short') return 'Too little history';
  if (found === 'flat') return 'Flat';
  return found.slope > 0 ? 'Growing' : 'Shrinking';
}

/** How sure a forecast is, and why; a dash where there is none. */
export function confidenceText(found: ReturnType<typeof trend>): string {
  if (typeof found === 'string') return '—';
  switch (confidenceOf(found)) {
    case 'high':
      return 'High: steady growth';
    case 'medium':
      return 'Medium: uneven growth';
    case 'low':
      return 'Low: growth varies widely';
    case 'few days':
      return `Low: only ${found.days} days of history`;
  }
}

/** `704, 19% of the hardware`: the sum of the quotas; without hardware only the sum. */
export const promisedText = (text: string, promise: number, physical: number): string =>
  physical > 0 ? `${text}, ${formatNumber(Math.round((promise / physical) * 100))}% of the hardware` : text;
