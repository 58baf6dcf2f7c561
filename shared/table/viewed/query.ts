/**
 * The text of a filter: words and fields, such as `web state:failed,stopped -zone:"rack 2" cpu>=8`. This module only parses
 * and writes the text; terms.ts applies it to the columns of a list.
 */

import { filterWord } from '@console/shared/format';

export type Operator = ':' | '=' | '>' | '<' | '>=' | '<=';

/** A word or phrase that a row must contain. */
export type WordTerm = { readonly kind: 'word'; readonly text: string };

/** A condition on a field. */
export type FieldTerm = {
  readonly kind: 'field';
  readonly isNegated: boolean;
  /** In lower case. */
  readonly name: string;
  readonly operator: Operator;
  /** One of them must apply. Empty while the text ends after the operator. */
  readonly values: readonly string[];
};

export type Term = WordTerm | FieldTerm;

/** A run of characters without white space outside quotes. A quote that is not closed reaches to the end. */
const TOKEN = /(?:"(?:\\.|[^"\\])*(?:"|\\?$)|[^\s"])+/gs;
/** The pieces of a value or a word: quoted and other characters. */
const PIECE = /"((?:\\.|[^"\\])*)(?:"|\\?$)|([^"]+)/gs;
const FIELD = /^(-?)([\p{L}\d][\p{L}\d-]*)(>=|<=|[:=<>])(.*)$/su;

/** Text without its quotes. */
const unquoted = (text: string): string =>
  text.replaceAll(PIECE, (_, quoted: string | undefined, plain: string | undefined) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll(/\\(.)/gs, '$1'),
  );

/** The values between commas outside quotes. */
function valuesOf(text: string): string[] {
  const parts = text.match(/(?:"(?:\\.|[^"\\])*(?:"|\\?$)|[^,"])+/gs) ?? [];
  return parts.map(unquoted).filter((value) => value !== '');
}

/** Addresses, times and URLs have colons too and are words. */
const isPlain = (token: string, name: string, rest: string): boolean =>
  /^\d/.test(name) || rest.startsWith('//') || /^[\da-f:./]+$/i.test(token);

/**
 * The terms of a filter, in its order.
 * @param isField whether a list has a field of this name; text before a colon that looks like an address is a word otherwise
 */
export function readQuery(text: string, isField: (name: string) => boolean): readonly Term[] {
  return (text.match(TOKEN) ?? []).flatMap((token): Term[] => {
    const [, minus = '', written = '', sign = '', rest = ''] = FIELD.exec(token) ?? [];
    const name = written.toLowerCase();
    const operator = OPERATORS.find((one) => one === sign);
    if (operator && (isField(name) || !isPlain(token, name, rest)))
      return [{ kind: 'field', isNegated: minus !== '', name, operator, values: valuesOf(rest) }];
    const word = unquoted(token);
    return word === '' ? [] : [{ kind: 'word', text: word }];
  });
}

const OPERATORS: readonly Operator[] = [':', '=', '>', '<', '>=', '<='];

const writeValue = (value: string): string => filterWord(value, /^[^\s",=\\]+$/);

/** A term as text; `readQuery` returns the same term. */
export function writeTerm(term: Term): string {
  if (term.kind === 'word') return filterWord(term.text);
  const { isNegated, name, operator, values } = term;
  return `${isNegated ? '-' : ''}${name}${operator}${values.map(writeValue).join(',')}`;
}

export const writeQuery = (terms: readonly Term[]): string => terms.map(writeTerm).join(' ');

/** The part of a text that is being typed at its end: the part after the last white space outside quotes. */
export function lastToken(text: string): string {
  const last = [...text.matchAll(TOKEN)].at(-1);
  return last && last.index + last[0].length === text.length ? last[0] : '';
}
