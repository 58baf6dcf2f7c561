import type { FieldType, TimeseriesSchema } from '@console/shared/api';

/** Steps of a query, in their usual order. */
export const OPERATIONS = ['get', 'filter', 'align', 'group_by', 'join', 'first', 'last'] as const;

/** Functions that align samples to the same times. */
export const ALIGNMENTS = ['mean_within', 'interpolate'] as const;

/** Functions that combine several series. */
export const REDUCERS = ['mean', 'sum'] as const;

export const COMPARISONS = ['==', '!=', '<', '<=', '>', '>=', '~='] as const;

export const LOGIC = ['&&', '||', '^', '!'] as const;

/** Units of durations, from years to nanoseconds. */
export const UNITS = ['Y', 'M', 'w', 'd', 'h', 'm', 's', 'ms', 'us', 'ns'] as const;

/** Maximum characters of a query in the API (docs/screens/operator.md section 9.5). */
export const MOST_CHARACTERS = 4096;

/** Names that filters can use besides the fields. */
export const OWN_FIELDS = ['timestamp', 'datum'] as const;

/** The timeseries of the last `get` before a position; undefined when there is none. */
export function timeseriesBefore(text: string, offset: number): string | undefined {
  const all = [...text.slice(0, offset).matchAll(/\bget\s+([\w]+:[\w]+)/g)];
  return all.at(-1)?.[1];
}

/** The schema of a timeseries by its name. */
export const schemaOf = (
  name: string | undefined,
  schemas: readonly TimeseriesSchema[],
): TimeseriesSchema | undefined => schemas.find(({ timeseriesName }) => timeseriesName === name);

/** Whether values of a field are quoted. */
export const isQuoted = (type: FieldType): boolean =>
  type === 'string' || type === 'uuid' || type === 'ip_addr';

/** A token of a query and its kind. */
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
  // The rest of a text with an unclosed quote
  ['error', /["'][^\n]*|[^\s]/y],
];

/** Splits a query into tokens; joined, they are the query (docs/screens/operator.md section 9.5). */
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
