import { useSearchParams } from '@console/shared/router';

const DAY = 86_400_000;

/** Periods that end now. */
export const PERIODS = [
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: 'custom', label: 'Custom' },
] as const;
export type PeriodKind = (typeof PERIODS)[number]['value'];

/** The period of a report in milliseconds since 1970. A custom period consists of whole days in UTC, including the last. */
export interface Period {
  readonly kind: PeriodKind;
  readonly start: number;
  readonly end: number;
}

const dayIn = (text: string | null): number =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;

/**
 * The period in an address: `?period=90`, or `?period=custom&from=2026-10-01&to=2026-10-31`. An invalid one is replaced by the last
 * 30 days.
 */
export function periodIn(search: URLSearchParams, now: number): Period {
  const kind = PERIODS.find(({ value }) => value === search.get('period'))?.value ?? '30';
  if (kind === 'custom') {
    const [from, to] = [dayIn(search.get('from')), dayIn(search.get('to'))];
    if (from <= to) return { kind, start: from, end: Math.min(to + DAY, now) };
    return { kind, start: now - 30 * DAY, end: now };
  }
  return { kind, start: now - Number(kind) * DAY, end: now };
}

/** `2026-10-01`, the format of date fields. */
export const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The chosen period and its setter. */
export function usePeriod(now: number) {
  const [search, setSearch] = useSearchParams();
  const period = periodIn(search, now);
  const choose = (kind: PeriodKind, start = period.start, end = period.end) =>
    setSearch(
      () => {
        if (kind === '30') return new URLSearchParams();
        if (kind === '90') return new URLSearchParams({ period: kind });
        return new URLSearchParams({ period: kind, from: dayText(start), to: dayText(end) });
      },
      { replace: true },
    );
  return { period, choose };
}
