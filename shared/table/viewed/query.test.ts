import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldTerm, lastToken, readQuery, type Term, writeQuery } from './query.ts';

const KNOWN = new Set(['state', 'cpu', 'ad', 'attached-to']);
const read = (text: string) => readQuery(text, (name) => KNOWN.has(name));
const word = (text: string): Term => ({ kind: 'word', text });
const field = (
  name: string,
  operator: FieldTerm['operator'],
  values: readonly string[],
  isNegated = false,
): Term => ({ kind: 'field', isNegated, name, operator, values });

describe('readQuery', () => {
  it.each<[string, Term[]]>([
    ['', []],
    ['web 10', [word('web'), word('10')]],
    ['"web prod"', [word('web prod')]],
    ['state:failed', [field('state', ':', ['failed'])]],
    ['STATE:Failed', [field('state', ':', ['Failed'])]],
    ['-state:running,stopped', [field('state', ':', ['running', 'stopped'], true)]],
    ['state:"import ready",a', [field('state', ':', ['import ready', 'a'])]],
    ['state:"a,b"', [field('state', ':', ['a,b'])]],
    [String.raw`state:"say \"x\""`, [field('state', ':', ['say "x"'])]],
    ['cpu>=8 cpu<16', [field('cpu', '>=', ['8']), field('cpu', '<', ['16'])]],
    ['cpu=8', [field('cpu', '=', ['8'])]],
    ['attached-to:web', [field('attached-to', ':', ['web'])]],
    // still being typed
    ['state:', [field('state', ':', [])]],
    ['state:failed,', [field('state', ':', ['failed'])]],
    ['state:"imp', [field('state', ':', ['imp'])]],
    ['"web prod', [word('web prod')]],
    // unknown fields are reported, not searched
    ['zone:a', [field('zone', ':', ['a'])]],
    // words with a colon
    ['fd00::1', [word('fd00::1')]],
    ['ad:1', [field('ad', ':', ['1'])]],
    ['A8:40:25:F0', [word('A8:40:25:F0')]],
    ['10:30', [word('10:30')]],
    ['https://a.example/b', [word('https://a.example/b')]],
    ['"zone:a"', [word('zone:a')]],
    ['-web', [word('-web')]],
  ])('reads %s', (text, terms) => expect(read(text)).toEqual(terms));
});

const text = fc
  .oneof(fc.string({ minLength: 1 }), fc.string({ unit: fc.constantFrom(...'a ",:=\\-<1') }))
  .filter((one) => one !== '');
const term: fc.Arbitrary<Term> = fc.oneof(
  text.map(word),
  fc
    .record({
      name: fc.constantFrom(...KNOWN, 'zone'),
      operator: fc.constantFrom<FieldTerm['operator']>(':', '=', '>', '<', '>=', '<='),
      values: fc.array(text, { minLength: 1 }),
      isNegated: fc.boolean(),
    })
    .map(({ name, operator, values, isNegated }) => field(name, operator, values, isNegated)),
);

describe('writeQuery', () => {
  it('writes what readQuery reads again', () => {
    fc.assert(
      fc.property(fc.array(term), (terms) => {
        expect(read(writeQuery(terms))).toEqual(terms);
      }),
    );
  });

  it('reads any text, and writes it to text with the same meaning', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (any) => {
        expect(read(writeQuery(read(any)))).toEqual(read(any));
      }),
    );
  });
});

it.each([
  ['', ''],
  ['web', 'web'],
  ['web ', ''],
  ['web state:ru', 'state:ru'],
  ['state:"import re', 'state:"import re'],
  ['state:"import ready" ', ''],
])('finds what is being typed in "%s"', (typed, last) => expect(lastToken(typed)).toBe(last));
