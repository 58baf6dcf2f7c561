import type { Column } from '../columns/column.ts';
import { exampleOf } from './conditions.ts';
import { type Field, fieldsOf } from './fields.ts';
import { lastToken, readQuery, writeTerm } from './query.ts';
import { choiceWord, isNothing } from './values.ts';

/** A text that the filter could become. */
export type Suggestion = {
  /** All of the text. */
  readonly text: string;
  /** The added text: a field or a value. */
  readonly label: string;
  /** An example of a field. */
  readonly note?: string;
};

/** With more values, they are names or descriptions: typing finds those faster than reading. */
const CHOICES_MAX = 20;

/** The values of a field in the rows, in the order of their texts; none when they are too many to choose from. */
export function choicesOf<Row>({ kind, columns }: Field<Row>, rows: readonly Row[]): readonly string[] {
  if (kind !== 'choice' && kind !== 'text') return [];
  const found = new Set<string>();
  for (const row of rows)
    for (const column of columns) {
      const value = column.value?.(row);
      // Only words of the API are found without their underscores
      const choice = kind === 'text' && typeof value === 'string' ? value : choiceWord(value);
      if (!isNothing(choice)) found.add(choice);
      if (found.size > CHOICES_MAX) return [];
    }
  // As many values as rows are their names
  const isName = kind === 'text' && found.size === rows.length;
  return isName ? [] : [...found].toSorted((a, b) => a.localeCompare(b));
}

/** The part of an example that is written before a value: `cpu>=` of `cpu>=8`. */
const startOf = (example: string): string => /^.*?[:<>]=?/.exec(example)?.[0] ?? example;

/**
 * Suggestions for a text: all fields for an empty one, the fields that begin with the typed word, and values after an operator. None
 * after a space, where the list would cover the rows that were just found.
 */
export function suggestionsFor<Row>(
  text: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Suggestion[] {
  const token = lastToken(text);
  if (token === '' && text !== '') return [];
  const fields = fieldsOf(columns, rows);
  const before = text.slice(0, text.length - token.length);
  const [term] = readQuery(token, (name) => fields.some((field) => field.name === name));
  const minus = token.startsWith('-') ? '-' : '';
  if (term?.kind !== 'field') {
    const typed = token.slice(minus.length).toLowerCase();
    return fields
      .filter(({ name }) => name.startsWith(typed))
      .map((field): Suggestion => {
        const example = exampleOf(field, choicesOf(field, rows)[0]);
        return { text: before + minus + startOf(example), label: field.name, note: example };
      });
  }
  const field = fields.find(({ name }) => name === term.name);
  if (!field || (term.operator !== ':' && term.operator !== '=')) return [];
  const isAnother = token.endsWith(',');
  const values = isAnother ? term.values : term.values.slice(0, -1);
  const typed = (isAnother ? '' : (term.values.at(-1) ?? '')).replaceAll('_', ' ').toLowerCase();
  return choicesOf(field, rows)
    .filter((value) => {
      const lower = value.replaceAll('_', ' ').toLowerCase();
      return lower.startsWith(typed) && lower !== typed && !values.includes(value);
    })
    .map((value) => ({
      text: `${before}${writeTerm({ ...term, values: [...values, value] })} `,
      label: value,
    }));
}
