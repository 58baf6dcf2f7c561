import { bodyShape, problemOf } from '../contract.ts';
import { bodyText, membersOf, type Parts } from '../sample.ts';
import type { Dice } from './dice.ts';

/** What is wrong, and the body that has it. */
export interface BadBody {
  readonly what: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Values of every type, with borders of what numbers can be. */
const values: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  '',
  'Bad_Name!',
  'x'.repeat(70_000),
  '\u0000',
  '🦊',
  [],
  [[]],
  {},
  { __proto__: null, type: 'no-such-variant' },
  ['a', 1, null],
];

/** Text that is not JSON, in place of any body. */
function broken(text: string, dice: Dice): BadBody {
  const cut = dice.below(Math.max(1, text.length - 1));
  return dice.pick([
    { what: 'cut off', body: encode(text.slice(0, cut)) },
    { what: 'more behind the end', body: encode(`${text}${dice.pick(['}', ',', 'x', text])}`) },
    { what: 'a comma too many', body: encode(`${text.slice(0, -1)},}`) },
    { what: 'single quotes', body: encode(`{'name': 'x'}`) },
    { what: 'NaN', body: encode(`{"name": NaN}`) },
    { what: 'nothing', body: encode('') },
    { what: 'spaces', body: encode(' \n\t ') },
    { what: 'markup', body: encode('<?xml version="1.0"?><name/>') },
    { what: 'no UTF-8', body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
    { what: 'zeros', body: new Uint8Array(200) },
    { what: 'deep lists', body: encode('['.repeat(50_000)) },
    { what: 'deep lists, closed', body: encode(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) },
    { what: 'deep objects', body: encode(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`) },
    { what: 'a text', body: encode('"text"') },
    { what: 'null', body: encode('null') },
    { what: 'a number beyond all', body: encode('1e999') },
  ]);
}

/** JSON with one member that is wrong; undefined when every value would do. */
function misfit(parts: Parts, dice: Dice): BadBody | undefined {
  const shape = bodyShape(parts.operation);
  if (shape === undefined) return undefined;
  const given = membersOf(parts.body);
  const name = dice.some([...shape.members.keys()]);
  if (name === undefined || dice.below(4) === 0) {
    const unknown = dice.pick(['nonsense', '__proto__', 'constructor', 'Name', 'toString']);
    const rest = JSON.stringify(given).slice(1);
    return {
      what: `unknown field ${unknown}`,
      body: encode(`{"${unknown}":1${rest === '}' ? '' : ','}${rest}`),
    };
  }
  const schema = shape.members.get(name);
  const bad = values.filter((value) => problemOf(schema, value) !== undefined);
  if (bad.length === 0) return undefined;
  return { what: `field ${name}`, body: encode(JSON.stringify({ ...given, [name]: dice.some(bad) })) };
}

/** A body that the operation cannot take; undefined when it takes none, or anything. */
export function badBody(parts: Parts, dice: Dice): BadBody | undefined {
  if (parts.operation.row.body !== 'application/json') return undefined;
  const text = bodyText(parts.operation, parts.body) ?? '{}';
  return (dice.below(2) === 0 ? misfit(parts, dice) : undefined) ?? broken(text, dice);
}
