import type { FieldType, TimeseriesSchema } from '@console/shared/api';

/** Steps of a query, in the order they are mostly used. */
export const OPERATIONS = ['get', 'filter', 'align', 'group_by', 'join', 'first', 'last'] as const;

/** Ways to bring samples to the same times. */
export const ALIGNMENTS = ['mean_within', 'interpolate'] as const;

/** Ways to make one series of several. */
export const REDUCERS = ['mean', 'sum'] as const;

export const COMPARISONS = ['==', '!=', '<', '<=', '>', '>=', '~='] as const;

export const LOGIC = ['&&', '||', '^', '!'] as const;

/** Units of durations, from years to nanoseconds. */
export const UNITS = ['Y', 'M', 'w', 'd', 'h', 'm', 's', 'ms', 'us', 'ns'] as const;

/** Characters that the API takes at most (docs/screens/operator.md section 9.5). */
export const MOST_CHARACTERS = 4096;

/** What can be filtered by besides the fields. */
export const OWN_FIELDS = ['timestamp', 'datum'] as const;

/** The timeseries that the last `get` before a place names; undefined when none does. */
export function timeseriesBefore(text: string, offset: number): string | undefined {
  const all = [...text.slice(0, offset).matchAll(/\bget\s+([\w]+:[\w]+)/g)];
  return all.at(-1)?.[1];
}

/** The schema of a timeseries by its name. */
export const schemaOf = (
  name: string | undefined,
  schemas: readonly TimeseriesSchema[],
): TimeseriesSchema | undefined => schemas.find(({ timeseriesName }) => timeseriesName === name);

/** Whether values of a field stand in quotes. */
export const isQuoted = (type: FieldType): boolean =>
  type === 'string' || type === 'uuid' || type === 'ip_addr';

/** A piece of a query and what it is. */
export interface Token {
  readonly kind:
    | 'keyword'
    | 'name'
    | 'field'
    | 'string'
    | 'number'
    | 'duration'
    | 'time'
    | 'operator'
    | 'pipe'
    | 'brace'
    | 'function'
    | 'space'
    | 'error';
  readonly text: string;
  readonly from: number;
}

const PIECES: readonly (readonly [Token['kind'], RegExp])[] = [
  ['space', /\s+/y],
  ['string', /"[^"\n]*"|'[^'\n]*'/y],
  ['time', /@(?:now\(\)|[\d][\dT:.\-Z]*)/y],
  ['name', /\w+:\w+/y],
  ['keyword', /(?:get|filter|align|group_by|join|first|last)\b/y],
  ['function', /(?:mean_within|interpolate)(?=\s*\()|(?:mean|sum)\b/y],
  ['duration', /\d+(?:ns|us|ms|[YMwdhms])\b/y],
  ['number', /-?\d+(?:\.\d+)?\b|(?:true|false)\b/y],
  ['field', /[A-Za-z_]\w*/y],
  ['operator', /&&|\|\||[=!<>~]=|[<>!^,\-+*/()]/y],
  ['pipe', /\|/y],
  ['brace', /[{}[\];]/y],
  // The rest of a text whose quote is not closed
  ['error', /["'][^\n]*|[^\s]/y],
];

/** Takes a query apart; the texts of the pieces together are the query (docs/screens/operator.md section 9.5). */
export function tokens(text: string): readonly Token[] {
  const found: Token[] = [];
  let from = 0;
  while (from < text.length) {
    for (const [kind, pattern] of PIECES) {
      pattern.lastIndex = from;
      const [match] = pattern.exec(text) ?? [];
      if (match === undefined) continue;
      found.push({ kind, text: match, from });
      from += match.length;
      break;
    }
  }
  return found;
}
