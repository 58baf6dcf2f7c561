import { parametersOf, problemOf } from '../contract.ts';
import { urlOf, type Parts } from '../sample.ts';
import type { Dice } from './dice.ts';

/** What is wrong, and the target that has it. */
export interface BadTarget {
  readonly what: string;
  readonly url: string;
  readonly method?: string;
}

const junk = [
  'Bad_Name',
  '-x',
  'x-',
  '9lives',
  'ünï',
  'ab'.repeat(40),
  '\u0000',
  ' ',
  "';--",
  '<script>',
  '🦊',
  '{id}',
  'x'.repeat(5000),
  '00000000-0000-4000-8000-00000000000g',
  '1e3',
  '0x10',
  '1.5',
  '-1',
  '99999999999999999999',
  '',
] as const;

const add = (url: string, text: string): string => `${url}${url.includes('?') ? '&' : '?'}${text}`;

/** A value that a parameter of any type refuses. */
function refusedBy(schema: unknown, dice: Dice): string | undefined {
  const refused = junk.filter((text) =>
    [text, ...(/^-?\d+(\.\d+)?$/.test(text) ? [Number(text)] : []), [text]].every(
      (value) => problemOf(schema, value) !== undefined,
    ),
  );
  return dice.some(refused);
}

/** Paths that lead nowhere, or whose values can be none. */
export function badPath(parts: Parts, dice: Dice): BadTarget {
  const url = urlOf(parts);
  const [path = '', query = ''] = url.split('?');
  const tail = query === '' ? '' : `?${query}`;
  const parameter = dice.some(parametersOf(parts.operation).filter((one) => one.in === 'path'));
  const bad = parameter && refusedBy(parameter.schema, dice);
  if (parameter !== undefined && bad !== undefined && bad !== '' && dice.below(2) === 0) {
    const changed = { ...parts, path: { ...parts.path, [parameter.name]: bad } };
    return { what: `path value ${parameter.name}`, url: urlOf(changed) };
  }
  const cut = path.lastIndexOf('/');
  return dice.pick([
    {
      what: 'a bad escape',
      url: `${path.slice(0, cut + 1)}${dice.pick(['%zz', '%ff', '%E0%A4', '%'])}${tail}`,
    },
    { what: 'an empty segment', url: `${path.slice(0, cut)}/${path.slice(cut)}${tail}` },
    { what: 'a slash too many', url: `${path}/${tail}` },
    { what: 'a segment too many', url: `${path}/no/such/thing${tail}` },
    { what: 'capitals', url: `${path.toUpperCase()}${tail}` },
    { what: 'another version', url: `/v9${path}${tail}` },
    { what: 'another host in the path', url: `//elsewhere.test${path}${tail}` },
    { what: 'a method that is not there', url, method: 'PATCH' },
    { what: 'a method that nobody has', url, method: 'PROPFIND' },
  ]);
}

/** Queries that no operation takes. */
export function badQuery(parts: Parts, dice: Dice): BadTarget {
  const url = urlOf(parts);
  const parameters = parametersOf(parts.operation).filter((one) => one.in === 'query');
  const parameter = dice.some(parameters);
  const bad = parameter && refusedBy(parameter.schema, dice);
  const which = dice.below(4);
  if (parameter !== undefined && bad !== undefined && which < 2)
    return {
      what: `query value ${parameter.name}`,
      url: urlOf({ ...parts, query: { ...parts.query, [parameter.name]: bad } }),
    };
  const twice = dice.some(Object.keys(parts.query));
  if (twice !== undefined && which === 2)
    return {
      what: `${twice} twice`,
      url: add(url, `${twice}=${encodeURIComponent(parts.query[twice] ?? '')}`),
    };
  if (parameters.some(({ name }) => name === 'page_token') && which === 3) {
    const token = dice.pick(['garbage', 'AAAA', '%00', btoa('00000000{}'), btoa('x'.repeat(3000)), '🦊']);
    return { what: 'a page token', url: add(url, `page_token=${encodeURIComponent(token)}`) };
  }
  const text = dice.pick([
    'nonsense=1',
    '__proto__=1',
    'constructor=x',
    'LIMIT=1',
    'limit[]=1',
    '%zz=1',
    '=x',
    'toString',
    `${'q'.repeat(3000)}=1`,
  ]);
  return { what: 'an unknown query parameter', url: add(url, text) };
}
