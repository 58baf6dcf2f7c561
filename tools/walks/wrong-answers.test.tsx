// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { personas, type Mock } from '@console/mock';
import { addressOf, PATHS } from './addresses.ts';
import { isFull } from './full.ts';
import { openMock, walk } from './walk.tsx';

/*
 * Every page with answers that only a broken or hostile server sends: words that every object has, values of other types than the API
 * describes, numbers without a measure. The part that depends on such a value says so in its place; nothing replaces the whole page.
 */

type Mangle = (value: unknown, key: string) => unknown;

/** Members whose values are words of a list in the OpenAPI document. */
const WORDS =
  /^(?:action|allow|auto_restart_policy|direction|failure_domain|fec|form_factor|geometry|identity_mode|identity_type|kind|mode|policy|protocol|result|role_name|run_state|speed|state|status|trigger|type|units)$/;

/** Members by which a page finds its objects: with others it would be not found, which is another matter. */
const FOUND_BY = /^(?:id|name|peer|port_name|switch(?:_\w+)?|.*_id)$/;

const wordIs =
  (word: string): Mangle =>
  (value, key) =>
    typeof value === 'string' && WORDS.test(key) ? word : value;

const numberIs =
  (number: number): Mangle =>
  (value) => {
    if (typeof value === 'string' && /^\d+$/.test(value)) return `1${'0'.repeat(40)}`;
    return typeof value === 'number' ? number : value;
  };

const MANGLES: readonly (readonly [title: string, mangle: Mangle])[] = [
  ['every word is constructor', wordIs('constructor')],
  ['every number is a text', (value) => (typeof value === 'number' ? 'many' : value)],
  ['every number is 2^63', numberIs(2 ** 63)],
  ['every word is __proto__', wordIs('__proto__')],
  ['every text is a number', (value, key) => (typeof value === 'string' && !FOUND_BY.test(key) ? 7 : value)],
  ['every number is 1e300', numberIs(1e300)],
  [
    'every value is an object',
    (value, key) => (typeof value === 'object' || FOUND_BY.test(key) ? value : { odd: true }),
  ],
];

const mangled = (value: unknown, mangle: Mangle, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => mangled(item, mangle));
  if (typeof value !== 'object' || value === null) return mangle(value, key);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mangled(item, mangle, name)]));
};

const mock = openMock(personas.operator);

/** The API with other values. The responses about the signed-in user stay: the frame needs them. */
const answering = (mangle: Mangle): Pick<Mock, 'handle' | 'faults' | 'calls'> => ({
  faults: mock.faults,
  calls: mock.calls,
  handle: async (request) => {
    const answer = await mock.handle(request);
    const text = await answer.text();
    const isKept = !answer.ok || new URL(request.url).pathname.startsWith('/v1/me') || !/^[{[]/.test(text);
    return new Response(isKept ? text || null : JSON.stringify(mangled(JSON.parse(text), mangle)), answer);
  },
});

/** With `FULL=1` each page has each kind of answer; else every fourth page has one, in rotation. */
const SOME = isFull ? PATHS : PATHS.filter((_, index) => index % 4 === 0);

test.each(SOME.map((path, index) => [path, index] as const))(
  '%s keeps what it can read',
  async (path, turn) => {
    const found: string[] = [];
    for (const [title, mangle] of MANGLES.filter((_, index) => isFull || index === turn % MANGLES.length)) {
      const { crashes, heading, isFailed, loading, text } = await walk(answering(mangle), addressOf(path));
      const problems = [
        // Equal texts are equal keys of a list, which React reports and survives
        ...crashes
          .filter((crash) => !crash.startsWith('Encountered two children'))
          .map((crash) => `an uncaught error: ${crash}`),
        ...loading.map((one) => `loads for ever: ${one}`),
        ...(isFailed ? ['is replaced whole'] : []),
        ...(heading === undefined ? ['has no heading'] : []),
        ...(text.match(/native code|\bNaN\b/g) ?? []).map((one) => `shows ${one}`),
      ];
      found.push(...problems.map((one) => `${title}: ${one}`));
    }
    expect(found).toEqual([]);
  },
);
