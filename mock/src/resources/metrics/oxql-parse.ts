import { invalid, type MockError } from '../../wire/errors.ts';

/** `field == value`, or another comparison. Values are compared as texts. */
export interface FieldFilter {
  readonly field: string;
  readonly equal: boolean;
  readonly value: string;
}

/** A query the mock understands. Times are milliseconds since the epoch. */
export interface OxqlQuery {
  /** Such as `virtual_disk:reads`. */
  readonly metric: string;
  /** Points come after this time; an hour before the end when the query does not say. */
  readonly from: number;
  /** And not after this one; now when the query does not say. */
  readonly to: number;
  readonly filters: readonly FieldFilter[];
  /** Milliseconds of `align mean_within`; absent: as measured. */
  readonly window?: number;
  readonly group?: { readonly fields: readonly string[]; readonly op: 'sum' | 'mean' };
  /** So many points of each series, from its beginning or its end. */
  readonly cut?: { readonly side: 'first' | 'last'; readonly count: number };
}

/** What the UI takes for "no data" rather than for a failure. docs/contract/server-behaviour.md section 9 "OxQL". */
export const NOT_ALIGNED = 'Input tables to a `group_by` must be aligned';

const HOUR = 3_600_000;
const units = { ms: 1, s: 1000, m: 60_000, h: HOUR, d: 24 * HOUR } as const;

function isUnit(text: string): text is keyof typeof units {
  return text in units;
}

function refused(what: string): MockError {
  return invalid(
    `the mock cannot answer this query: ${what}. It knows "get", "filter" with && between comparisons, "align mean_within", "group_by" with sum or mean, and "first" or "last" with a number`,
  );
}

/** Such as `60s`. */
function readDuration(text: string): number {
  const [, digits = '', unit = ''] = /^(\d+)([a-z]+)$/.exec(text) ?? [];
  if (!isUnit(unit) || Number(digits) === 0) throw refused(`"${text}" is not a duration`);
  return Number(digits) * units[unit];
}

/** `@2025-05-06T10:00:00.000`, always UTC, `@2025-05-06`, `@now()` or `@now() - 5m`. */
function readTime(text: string, now: number): number {
  const relative = /^@now\(\)(?: *- *(\w+))?$/.exec(text);
  if (relative !== null) return now - (relative[1] === undefined ? 0 : readDuration(relative[1]));
  const [, date = '', clock = 'T00:00:00'] =
    /^@(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\d(?:\.\d{1,9})?)?$/.exec(text) ?? [];
  const time = Date.parse(`${date}${clock}Z`);
  if (Number.isNaN(time)) throw refused(`"${text}" is not a time`);
  return time;
}

/** A text in quotes, a number or `true` and `false`, as text. */
function readValue(text: string): string {
  const quoted = /^"([^"]*)"$|^'([^']*)'$/.exec(text);
  if (quoted !== null) return quoted[1] ?? quoted[2] ?? '';
  if (/^(-?\d+(\.\d+)?|true|false)$/.test(text)) return text;
  throw refused(`"${text}" is not a value`);
}

type Draft = { -readonly [Key in keyof OxqlQuery]: OxqlQuery[Key] } & { filters: FieldFilter[] };

function addComparison(draft: Draft, text: string, now: number): void {
  const [, field, operator = '', value = ''] = /^(\w+) *(==|!=|>=|<=|>|<) *(.+)$/.exec(text) ?? [];
  if (field === undefined) throw refused(`"${text}" is not a comparison`);
  if (field !== 'timestamp') {
    if (operator !== '==' && operator !== '!=') throw refused(`fields cannot be compared with ${operator}`);
    draft.filters.push({ field, equal: operator === '==', value: readValue(value) });
    return;
  }
  const time = readTime(value, now);
  if (operator.startsWith('>')) draft.from = Math.max(draft.from, time);
  else if (operator.startsWith('<')) draft.to = Math.min(draft.to, time);
  else throw refused(`a timestamp cannot be compared with ${operator}`);
}

const cutting = (side: 'first' | 'last') => (draft: Draft, rest: string) => {
  const count = /^\d+$/.test(rest) ? Number(rest) : 0;
  if (count === 0) throw refused(`"${side} ${rest}" needs a number of points`);
  draft.cut = { side, count };
};

const clauses: Readonly<Record<string, (draft: Draft, rest: string, now: number) => void>> = {
  filter(draft, rest, now) {
    if (/\|\||\^/.test(rest)) throw refused('only && may stand between comparisons');
    for (const part of rest.split('&&')) addComparison(draft, part.trim(), now);
  },
  align(draft, rest) {
    const [, method, duration = ''] = /^(\w+)\((\w+)\)$/.exec(rest) ?? [];
    if (method !== 'mean_within') throw refused(`"align ${rest}" is not known`);
    draft.window = readDuration(duration);
  },
  group_by(draft, rest) {
    const [, list, op = 'mean'] = /^\[([\w, ]*)\](?:, *(\w+))?$/.exec(rest) ?? [];
    if (list === undefined || (op !== 'sum' && op !== 'mean'))
      throw refused(`"group_by ${rest}" is not known`);
    if (draft.window === undefined) throw invalid(NOT_ALIGNED);
    const fields = list.split(',').flatMap((field) => field.trim() || []);
    draft.group = { fields, op };
  },
  first: cutting('first'),
  last: cutting('last'),
};

/**
 * Reads a subset of OxQL: `get m | filter … | align mean_within(n) | group_by [f], sum | last n`, all but `get` optional.
 * docs/contract/server-behaviour.md section 9 "OxQL".
 * @throws MockError 400 that says what it cannot do
 */
export function parseOxql(text: string, now: number): OxqlQuery {
  const [head = '', ...rest] = text.split(/(?<!\|)\|(?!\|)/).map((clause) => clause.trim());
  const metric = /^get +(\w+:\w+)$/.exec(head)?.[1];
  if (metric === undefined) throw refused('it must begin with "get target:metric"');
  const draft: Draft = { metric, from: Number.NEGATIVE_INFINITY, to: now, filters: [] };
  for (const clause of rest) {
    const [, name = '', operands = ''] = /^(\w+)\s*([\s\S]*)$/.exec(clause) ?? [];
    const read = Object.hasOwn(clauses, name) ? clauses[name] : undefined;
    if (read === undefined) throw refused(`"${clause}" is not known`);
    const isCut = name === 'first' || name === 'last';
    if (draft.cut !== undefined) throw refused('nothing may follow "first" or "last"');
    if (draft.group !== undefined && !isCut) throw refused('only "first" or "last" may follow "group_by"');
    read(draft, operands, now);
  }
  if (draft.from === Number.NEGATIVE_INFINITY) draft.from = draft.to - HOUR;
  return draft;
}
