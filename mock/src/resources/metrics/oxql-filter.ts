import type { T } from '../../wire/api.ts';
import type { MockError } from '../../wire/errors.ts';

/** Fields of a series, by name. */
export type FieldsOf = Readonly<Record<string, T.FieldValue>>;

/** A condition on the fields of a series. */
export interface Condition {
  /** Fields in the condition. */
  readonly fields: readonly string[];
  readonly holds: (fields: FieldsOf) => boolean;
}

/** Callbacks of the condition parser: for comparisons of times, and for errors. */
export interface FilterContext {
  /** Receives a comparison of `timestamp`, which must hold for all points. */
  readonly onTime: (operator: string, value: string) => void;
  readonly refuse: (what: string) => MockError;
}

const PIECES = /"[^"]*"|'[^']*'|@[\w():.-]+(?: *- *\w+)?|&&|\|\||[!=<>~]=|[<>!^()]|[\w.:-]+/g;

const COMPARISONS: Readonly<Record<string, (a: string, b: string) => boolean>> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => order(a, b) < 0,
  '<=': (a, b) => order(a, b) <= 0,
  '>': (a, b) => order(a, b) > 0,
  '>=': (a, b) => order(a, b) >= 0,
  '~=': (a, b) => new RegExp(b).test(a),
};

/** Numbers by value, texts by their characters. */
function order(a: string, b: string): number {
  const [x, y] = [Number(a), Number(b)];
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A text in quotes, a number or `true` and `false`, as text. */
function readValue(text: string, refuse: FilterContext['refuse']): string {
  const quoted = /^"([^"]*)"$|^'([^']*)'$/.exec(text);
  if (quoted !== null) return quoted[1] ?? quoted[2] ?? '';
  if (/^(-?\d+(\.\d+)?|true|false)$/.test(text)) return text;
  throw refuse(`"${text}" is not a value`);
}

/** Always true: comparisons of times are handled separately. */
const ALWAYS: Condition = { fields: [], holds: () => true };

/**
 * Parses the condition of a `filter`: comparisons with `&&`, `||`, `^`, `!` and parentheses, with the precedence of the language.
 * Times can be compared where the comparison must hold, not under `||`, `^` and `!`.
 * @throws MockError 400
 */
export function readFilter(text: string, { onTime, refuse }: FilterContext): Condition {
  const pieces = text.match(PIECES) ?? [];
  let at = 0;
  const next = () => pieces[at];
  const take = () => pieces[at++] ?? '';
  const join = (
    left: Condition,
    right: Condition,
    holds: (a: boolean, b: boolean) => boolean,
  ): Condition => ({
    fields: [...left.fields, ...right.fields],
    holds: (fields) => holds(left.holds(fields), right.holds(fields)),
  });
  /** Number of comparisons of times so far. */
  let times = 0;
  const level =
    (sign: string, inner: () => Condition, holds: (a: boolean, b: boolean) => boolean) => (): Condition => {
      const before = times;
      let left = inner();
      while (next() === sign) {
        at += 1;
        left = join(left, inner(), holds);
        if (sign !== '&&' && times > before) throw refuse('times can only be compared where && joins them');
      }
      return left;
    };
  const comparison = (): Condition => {
    const field = take();
    const operator = take();
    const compare = COMPARISONS[operator];
    const value = take();
    if (!/^\w+$/.test(field) || !compare || value === '')
      throw refuse(`"${text.trim()}" is not a comparison`);
    if (field === 'timestamp') {
      times += 1;
      onTime(operator, value);
      return ALWAYS;
    }
    const wanted = readValue(value, refuse);
    return { fields: [field], holds: (fields) => compare(String(fields[field]?.value), wanted) };
  };
  const unary = (): Condition => {
    if (next() === '!') {
      at += 1;
      const before = times;
      const inner = unary();
      if (times > before) throw refuse('times can only be compared where && joins them');
      return { fields: inner.fields, holds: (fields) => !inner.holds(fields) };
    }
    if (next() !== '(') return comparison();
    at += 1;
    const inner = either();
    if (take() !== ')') throw refuse('a parenthesis is not closed');
    return inner;
  };
  const both = level('&&', unary, (a, b) => a && b);
  const one = level('^', both, (a, b) => a !== b);
  const either: () => Condition = level('||', one, (a, b) => a || b);
  const whole = either();
  if (at < pieces.length) throw refuse(`"${pieces.slice(at).join(' ')}" is not expected`);
  return whole;
}
