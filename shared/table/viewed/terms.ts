import type { Column } from '../columns/column.ts';
import { conditionOf, type Test } from './conditions.ts';
import { type Field, fieldsOf } from './fields.ts';
import { type FieldTerm, readQuery, type Term, writeQuery, writeTerm } from './query.ts';
import { textOf } from './values.ts';
import type { ListView } from './view.ts';

/** A term that cannot be applied, as typed, and why. */
export type Problem = { readonly term: string; readonly message: string };

/** A filter with its meaning for the rows of a list. */
export type Filter<Row> = {
  readonly terms: readonly Term[];
  /** Terms that are not applied. The others are. */
  readonly problems: readonly Problem[];
  /** The rows that meet all terms. */
  readonly matching: (rows: readonly Row[]) => readonly Row[];
  /** The only field whose terms a row does not meet; undefined when it meets all, `null` when it fails otherwise. */
  readonly failedBy: (row: Row) => string | null | undefined;
};

/**
 * The columns that words are looked for in. Columns that do not fit are searched too, so that an address means
 * the same on every screen; columns that the user has hidden are not.
 */
export const searchedColumns = <Row>(
  columns: readonly Column<Row>[],
  { columns: chosen }: Pick<ListView, 'columns'>,
): readonly Column<Row>[] =>
  columns.filter(({ id, value, words }) => (value || words) && (chosen?.includes(id) ?? true));

/** Rows whose columns contain the word. One column at a time: a word must not match across two. */
function wordTest<Row extends object>(columns: readonly Column<Row>[], text: string): Test<Row> {
  const word = text.toLocaleLowerCase();
  return (row) => columns.some((column) => textOf(column, row).includes(word));
}

const unknownField = <Row>({ name }: FieldTerm, fields: readonly Field<Row>[]): string =>
  `This list has no field ${name}. Its fields are ${fields.map((one) => one.name).join(', ')}. To find a text with a colon, put it in quotes.`;

/** The terms of a text, by the fields of a list. */
export const termsOf = <Row>(text: string, fields: readonly Field<Row>[]): readonly Term[] =>
  readQuery(text, (name) => fields.some((field) => field.name === name));

/**
 * Reads the filter of a view.
 * @param now milliseconds; ages are counted to it
 */
export function filterOf<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  view: Pick<ListView, 'filter' | 'columns'>,
  now: number,
): Filter<Row> {
  const fields = fieldsOf(columns, rows);
  const terms = termsOf(view.filter, fields);
  const searched = searchedColumns(columns, view);
  const problems: Problem[] = [];
  const tests: { readonly name?: string; readonly test: Test<Row> }[] = [];
  for (const term of terms) {
    if (term.kind === 'word') {
      tests.push({ test: wordTest(searched, term.text) });
      continue;
    }
    const field = fields.find(({ name }) => name === term.name);
    const test = field ? conditionOf(term, field, now) : unknownField(term, fields);
    if (typeof test === 'string') problems.push({ term: writeTerm(term), message: test });
    else tests.push({ name: term.name, test });
  }
  return {
    terms,
    problems,
    matching: (all) => (tests.length === 0 ? all : all.filter((row) => tests.every(({ test }) => test(row)))),
    failedBy: (row) => {
      let failed: string | undefined;
      for (const { name, test } of tests) {
        if (name !== undefined && name === failed) continue;
        if (test(row)) continue;
        if (name === undefined || failed !== undefined) return null;
        failed = name;
      }
      return failed;
    },
  };
}

/** The terms of a filter that are not applied, and why, in sentences. */
export const problemTexts = ({ problems }: Pick<Filter<never>, 'problems'>): readonly string[] =>
  problems.map(({ term, message }) => `Not applied: ${term}. ${message}`);

/** Whether a term requires one of the values of a field, and does not exclude them. */
const isChoice = (term: Term, name: string): term is FieldTerm =>
  term.kind === 'field' &&
  term.name === name &&
  !term.isNegated &&
  (term.operator === ':' || term.operator === '=');

const isSame = (a: string, b: string) =>
  a.replaceAll('_', ' ').toLocaleLowerCase() === b.replaceAll('_', ' ').toLocaleLowerCase();

/** Whether a filter selects exactly this value of a field, maybe beside others. */
export const isChosen = (terms: readonly Term[], name: string, value: string): boolean =>
  terms.some((term) => isChoice(term, name) && term.values.some((one) => isSame(one, value)));

/**
 * The text of a filter after a click on a value of a field: it is added to the selected values, or removed from them.
 * @param present all values of the field
 */
export function toggledValue(
  terms: readonly Term[],
  name: string,
  value: string,
  present: readonly string[],
): string {
  const old = terms.find((term) => isChoice(term, name));
  const others = terms.filter((term) => term !== old);
  const values = old && isChoice(old, name) ? old.values : [];
  const kept = values.filter((one) => !isSame(one, value));
  const next = kept.length < values.length ? kept : [...values, value];
  if (next.length === 0) return writeQuery(others);
  // A colon also matches values that only begin with the text
  const isPrefix = next.some((one) =>
    present.some((other) => !isSame(one, other) && other.toLowerCase().startsWith(one.toLowerCase())),
  );
  const term: Term = {
    kind: 'field',
    isNegated: false,
    name,
    operator: isPrefix ? '=' : ':',
    values: next,
  };
  return writeQuery(old ? terms.map((one) => (one === old ? term : one)) : [...terms, term]);
}
