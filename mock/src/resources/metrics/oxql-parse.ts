import { invalid, MockError } from '../../wire/errors.ts';
import { type Condition, readFilter } from './oxql-filter.ts';

/** A query the mock understands. Times are milliseconds since the epoch. */
export interface OxqlQuery {
  /** Such as `virtual_disk:reads`. */
  readonly metric: string;
  /** Points are after this time; by default an hour before the end. */
  readonly from: number;
  /** Points are not after this time; by default now. */
  readonly to: number;
  readonly filters: readonly Condition[];
  /** Fields after `group_by`. */
  readonly after: readonly Condition[];
  /** Milliseconds of `align`; absent: not aligned. */
  readonly window?: number;
  readonly group?: { readonly fields: readonly string[]; readonly op: 'sum' | 'mean' };
  /** Number of points of each series, from its beginning or its end. */
  readonly cut?: { readonly side: 'first' | 'last'; readonly count: number };
}

/** The message that the UI shows as "no data" instead of a failure. docs/contract/server-behaviour.md section 9 "OxQL". */
export const NOT_ALIGNED = 'Input tables to a `group_by` must be aligned';

const HOUR = 3_600_000;
const units = { ms: 1, s: 1000, m: 60_000, h: HOUR, d: 24 * HOUR } as const;

function isUnit(text: string): text is keyof typeof units {
  return text in units;
}

function refused(what: string): MockError {
  return invalid(
    `the mock cannot answer this query: ${what}. It knows "get", "filter", "align" with mean_within or interpolate, "group_by" with sum or mean, and "first" or "last" with a number`,
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

type Draft = { -readonly [Key in keyof OxqlQuery]: OxqlQuery[Key] } & {
  filters: Condition[];
  after: Condition[];
};

function compareTime(draft: Draft, operator: string, value: string, now: number): void {
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
    const condition = readFilter(rest, {
      onTime: (operator, value) => compareTime(draft, operator, value, now),
      refuse: refused,
    });
    (draft.group === undefined ? draft.filters : draft.after).push(condition);
  },
  align(draft, rest) {
    const [, method, duration = ''] = /^(\w+)\((\w+)\)$/.exec(rest) ?? [];
    if (method !== 'mean_within' && method !== 'interpolate') throw refused(`"align ${rest}" is not known`);
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

/** Maximum characters of a query, as in production (docs/screens/operator.md section 12, M3). */
const MOST = 4096;

/** Number of characters around an error that the message contains. */
const CONTEXT = 12;

/** The error with the position of the invalid step, counted from 1, in the format of production. */
function placed({ message, status }: MockError, text: string, offset: number): MockError {
  const before = text.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  const [context = ''] = text.slice(offset, offset + 2 * CONTEXT).split('\n');
  return new MockError(
    status,
    'InvalidRequest',
    `Error at ${before.length}:${column}: .. ${context} ..\n   ^\nExpected: ${message}`,
  );
}

/** Steps with their positions. */
function stepsOf(text: string): { readonly step: string; readonly offset: number }[] {
  let offset = 0;
  return text.split(/(?<!\|)\|(?!\|)/).map((part) => {
    const found = { step: part.trim(), offset: offset + part.length - part.trimStart().length };
    offset += part.length + 1;
    return found;
  });
}

function readStep(draft: Draft, step: string, now: number): void {
  const [, name = '', operands = ''] = /^(\w+)\s*([\s\S]*)$/.exec(step) ?? [];
  const read = Object.hasOwn(clauses, name) ? clauses[name] : undefined;
  if (read === undefined) throw refused(`"${step}" is not known`);
  const isCut = name === 'first' || name === 'last';
  if (draft.cut !== undefined) throw refused('nothing may follow "first" or "last"');
  if (draft.group !== undefined && !isCut && name !== 'filter')
    throw refused('only "filter", "first" or "last" may follow "group_by"');
  read(draft, operands, now);
}

/** The queries of a join; one query without a join. */
export function partsOf(text: string): readonly string[] {
  const joined = /^\{([\s\S]*)\}\s*\|\s*join$/.exec(text.trim())?.[1];
  return joined === undefined ? [text] : joined.split(';').map((part) => part.trim());
}

/**
 * Parses a subset of OxQL: `get m | filter … | align mean_within(n) | group_by [f], sum | filter … | last n`, all but `get`
 * optional. docs/contract/server-behaviour.md section 9 "OxQL".
 * @throws MockError 400 with the unsupported part and its place
 */
export function parseOxql(query: string, now: number): OxqlQuery {
  const text = query.trim();
  if (text.length > MOST) throw invalid(`the query is longer than ${MOST} characters`);
  const [head, ...rest] = stepsOf(text);
  const metric = /^get +(\w+:\w+)$/.exec(head?.step ?? '')?.[1];
  if (metric === undefined) throw placed(refused('it must begin with "get target:metric"'), text, 0);
  const draft: Draft = { metric, from: Number.NEGATIVE_INFINITY, to: now, filters: [], after: [] };
  for (const { step, offset } of rest) {
    try {
      readStep(draft, step, now);
    } catch (error) {
      if (!(error instanceof MockError) || error.message === NOT_ALIGNED) throw error;
      throw placed(error, text, offset);
    }
  }
  if (draft.from === Number.NEGATIVE_INFINITY) draft.from = draft.to - HOUR;
  return draft;
}
