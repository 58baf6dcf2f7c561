/** A period, milliseconds since the epoch. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** The parameters of a chart's query. */
export interface MetricRequest {
  /** Target and metric: `virtual_disk:reads`. */
  readonly metric: string;
  /** Filters by field value; empty ones are left out. */
  readonly filters: Readonly<Record<string, string | undefined>>;
  /** Fields by which series are grouped; other series are summed. */
  readonly groupBy?: readonly string[] | undefined;
}

/** Number of samples in a chart, for any period. */
const SAMPLES = 60;
/** Seconds between two measurements: a value counts the events in this time (docs/contract/server-behaviour.md section 9). */
export const SAMPLE_SECONDS = 5;
/** Windows before the period: the first value of a response is dropped, because it counts all earlier events. */
const LEAD = 2;

/**
 * Seconds per sample of a period; never shorter than the measurement interval, which would give empty samples
 * (docs/screens/compute-storage.md section 5.5).
 */
export const windowOf = ({ start, end }: Period): number =>
  Math.max(SAMPLE_SECONDS, Math.round((end - start) / 1000 / SAMPLES));

/** UTC without a zone, in whole seconds: `2026-05-14T13:58:00.000`. */
function timestamp(milliseconds: number): string {
  const second = Math.floor(milliseconds / 1000) * 1000;
  return new Date(second).toISOString().replace('Z', '');
}

/**
 * The query of a chart: `get metric | filter … | align mean_within(60s) | group_by [field], sum`, in one line
 * (docs/screens/compute-storage.md section 5.5).
 */
export function oxqlOf({ metric, filters, groupBy = [] }: MetricRequest, period: Period): string {
  const seconds = windowOf(period);
  const conditions = [
    `timestamp >= @${timestamp(period.start - LEAD * seconds * 1000)}`,
    `timestamp < @${timestamp(period.end)}`,
    ...Object.entries(filters).flatMap(([field, value]) => (value ? [`${field} == "${value}"`] : [])),
  ];
  return [
    `get ${metric}`,
    `filter ${conditions.join(' && ')}`,
    `align mean_within(${seconds}s)`,
    ...(groupBy.length > 0 ? [`group_by [${groupBy.join(', ')}], sum`] : []),
  ].join(' | ');
}

/** The query formatted over several lines: one line per step and per condition. */
export const prettyOxql = (query: string): string =>
  query.replaceAll(' | ', '\n| ').replaceAll(' && ', '\n    && ');

/** A token of a query and its kind, for syntax highlighting. */
export interface OxqlToken {
  readonly kind: 'keyword' | 'function' | 'string' | 'time' | 'sign' | 'plain';
  readonly text: string;
}

const PIECES =
  /(?<string>"[^"]*")|(?<time>@[\dT:.-]+)|(?<keyword>\b(?:get|filter|align|group_by)\b)|(?<function>\b\w+(?=\()|\bsum\b)|(?<sign>&&|\||>=|<=|==|[<>])/g;

const KINDS = ['string', 'time', 'keyword', 'function', 'sign'] as const;

/** Splits a query into tokens; joined, they are the whole query. */
export function oxqlTokens(query: string): readonly OxqlToken[] {
  const tokens: OxqlToken[] = [];
  let end = 0;
  for (const match of query.matchAll(PIECES)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: query.slice(end, match.index) });
    const kind = KINDS.find((name) => match.groups?.[name] !== undefined) ?? 'plain';
    tokens.push({ kind, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < query.length) tokens.push({ kind: 'plain', text: query.slice(end) });
  return tokens;
}
