import { GiB, hasAddress, KiB, MiB, parseAddress, parseNet, TiB } from '@console/shared/format';
import type { Column } from '../columns/column.ts';
import type { Field, Kind } from './fields.ts';
import type { FieldTerm, Operator } from './query.ts';
import { choiceOf, textOf } from './values.ts';

export type Test<Row> = (row: Row) => boolean;

/** The range of numbers of a value, both ends included: a day has many milliseconds. */
type Span = readonly [from: number, to: number];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const AGES: ReadonlyMap<string, number> = new Map([
  ['m', MINUTE],
  ['h', 60 * MINUTE],
  ['d', DAY],
  ['w', 7 * DAY],
  ['y', 365 * DAY],
]);
const SIZES: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['k', KiB],
  ['m', MiB],
  ['g', GiB],
  ['t', TiB],
]);

/** A number with a unit: `10GiB`, `30d`. */
function withUnit(pattern: RegExp, units: ReadonlyMap<string, number>, text: string): Span | undefined {
  const [, digits, unit = ''] = pattern.exec(text.toLowerCase()) ?? [];
  const factor = units.get(unit);
  if (digits === undefined || factor === undefined) return undefined;
  return [Number(digits) * factor, Number(digits) * factor];
}

/** A day, a month or a year in the time zone of the browser, which dates are shown in. */
function daySpan(text: string): Span | undefined {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [y, m, d] = [Number(year), Number(month ?? 1) - 1, Number(day ?? 1)];
  const from = new Date(y, m, d);
  if (from.getMonth() !== m || from.getDate() !== d) return undefined;
  const next =
    month === undefined
      ? new Date(y + 1, 0, 1)
      : day === undefined
        ? new Date(y, m + 1, 1)
        : new Date(y, m, d + 1);
  return [from.getTime(), next.getTime() - 1];
}

/** Parsers of the kinds with ordered values, and their names for a value. */
const ORDERED = {
  number: {
    noun: 'a number',
    read: (text: string) => withUnit(/^(-?\d+(?:\.\d+)?)$/, new Map([['', 1]]), text),
  },
  size: {
    noun: 'a size',
    read: (text: string) => withUnit(/^(\d+(?:\.\d+)?) ?(?:([kmgt])(?:i?b)?|b)$/, SIZES, text),
  },
  date: { noun: 'a date', read: daySpan },
  age: {
    noun: 'an age in m, h, d, w or y (minutes to years)',
    read: (text: string) => withUnit(/^(\d+(?:\.\d+)?)([mhdwy])$/, AGES, text),
  },
} as const;

type OrderedKind = keyof typeof ORDERED;

const isOrdered = (kind: Kind): kind is OrderedKind => kind !== undefined && Object.hasOwn(ORDERED, kind);

const COMPARISONS: Readonly<Record<Operator, (value: number, span: Span) => boolean>> = {
  '>': (value, [, to]) => value > to,
  '>=': (value, [from]) => value >= from,
  '<': (value, [from]) => value < from,
  '<=': (value, [, to]) => value <= to,
  ':': (value, [from, to]) => value >= from && value <= to,
  '=': (value, [from, to]) => value >= from && value <= to,
};

/** An example of the syntax of a field, by kind. Suggestions show it too. */
export function exampleOf({ name, kind }: Pick<Field<never>, 'name' | 'kind'>, choice = 'running'): string {
  if (kind === 'age') return `${name}>30d`;
  if (kind === 'number') return `${name}>=8`;
  if (kind === 'size') return `${name}>=10GiB`;
  if (kind === 'date') return `${name}>=2026-11-01`;
  if (kind === 'address') return `${name}:203.0.113.`;
  return `${name}:${kind === 'choice' ? choice : 'web'}`;
}

/** The number of a row in a column; undefined for none. */
function numberOf<Row>(kind: OrderedKind, { value }: Column<Row>, row: Row, now: number): number | undefined {
  const found = value?.(row);
  if (found instanceof Date) return kind === 'age' ? now - found.getTime() : found.getTime();
  return typeof found === 'number' ? found : undefined;
}

function ordered<Row>(term: FieldTerm, field: Field<Row>, kind: OrderedKind, now: number) {
  const { name, operator, values } = term;
  const { noun, read } = ORDERED[kind];
  const example = `Write it like ${exampleOf(field)}.`;
  const isEqual = operator === ':' || operator === '=';
  if (kind === 'age' && isEqual) return `${name} is compared with < or >. ${example}`;
  if (!isEqual && values.length > 1) return `${name}${operator} takes one value. ${example}`;
  const spans: Span[] = [];
  for (const value of values) {
    const span = read(value);
    if (!span) return `"${value}" is not ${noun}. ${example}`;
    spans.push(span);
  }
  const compare = COMPARISONS[operator];
  return (row: Row) =>
    field.columns.some((column) => {
      const value = numberOf(kind, column, row, now);
      return value !== undefined && spans.some((span) => compare(value, span));
    });
}

/** Whether an address begins with a text, or is in the network that the text is. */
function addressTest(text: string): (address: string) => boolean {
  const net = text.includes('/') ? parseNet(text) : undefined;
  return (address) => {
    if (address.startsWith(text)) return true;
    const parsed = net && parseAddress(address);
    return net !== undefined && parsed !== undefined && hasAddress(net, parsed);
  };
}

/** The test of one text in a column, in lower case. */
function textTest<Row extends object>(
  kind: Kind,
  isExact: boolean,
  wanted: string,
): (column: Column<Row>, row: Row) => boolean {
  if (kind === 'choice') {
    const choice = wanted.replaceAll('_', ' ');
    return (column, row) => {
      const now = choiceOf(column, row)?.toLocaleLowerCase();
      return now !== undefined && (isExact ? now === choice : now.startsWith(choice));
    };
  }
  if (kind === 'address') {
    const isFound = isExact ? (address: string) => address === wanted : addressTest(wanted);
    return (column, row) => textOf(column, row).split(/\s+/).some(isFound);
  }
  return (column, row) => (isExact ? textOf(column, row) === wanted : textOf(column, row).includes(wanted));
}

function texts<Row extends object>(term: FieldTerm, field: Field<Row>): Test<Row> | string {
  const { name, operator, values } = term;
  const { kind, columns } = field;
  if (operator !== ':' && operator !== '=') {
    // While no row has a value, nothing shows whether the field has an order
    return kind === undefined ? () => false : `${name} has no order. Write it like ${exampleOf(field)}.`;
  }
  const tests = values.map((value) => textTest<Row>(kind, operator === '=', value.toLocaleLowerCase()));
  return (row) => columns.some((column) => tests.some((test) => test(column, row)));
}

/**
 * The rows that a term means, or a sentence with the reason why it means none and the correct syntax.
 * @param now milliseconds; ages are relative to it
 */
export function conditionOf<Row extends object>(
  term: FieldTerm,
  field: Field<Row>,
  now: number,
): Test<Row> | string {
  const { kind } = field;
  if (term.values.length === 0) return `${term.name} has no value. Write it like ${exampleOf(field)}.`;
  const test = isOrdered(kind) ? ordered(term, field, kind, now) : texts(term, field);
  return typeof test === 'string' || !term.isNegated ? test : (row) => !test(row);
}
