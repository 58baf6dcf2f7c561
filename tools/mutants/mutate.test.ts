import { expect, test } from 'vitest';
import { mutantsOf, mutated } from './mutate.ts';

const all = (source: string) =>
  mutantsOf('x.tsx', source).map((mutant) => [mutant.kind, mutated(source, mutant)]);

test.each([
  [
    'if (a) b();',
    [
      ['condition negated', 'if (!(a)) b();'],
      ['statement dropped', ';'],
      ['statement dropped', 'if (a) ;'],
    ],
  ],
  [
    'const x = a ? 1 : 2;',
    [
      ['condition negated', 'const x = !(a) ? 1 : 2;'],
      ['constant changed', 'const x = a ? (1 + 1) : 2;'],
      ['constant changed', 'const x = a ? 1 : (2 + 1);'],
    ],
  ],
  ['const x = a < b;', [['boundary moved', 'const x = a <= b;']]],
  ['const x = a >= b;', [['boundary moved', 'const x = a > b;']]],
  ['const x = a === b;', [['condition negated', 'const x = a !== b;']]],
  ['const x = !a;', [['condition negated', 'const x = a;']]],
  ['const x = a && b;', [['operator changed', 'const x = a || b;']]],
  ['const x = a ?? b;', [['default dropped', 'const x = a;']]],
  ['const x = a.some(f);', [['operator changed', 'const x = a.every(f);']]],
  [
    'const x = a.toSorted(f)[0];',
    [
      ['call dropped', 'const x = a[0];'],
      ['constant changed', 'const x = a.toSorted(f)[(0 + 1)];'],
    ],
  ],
  ['const x = { isOpen: true };', [['constant changed', 'const x = { isOpen: false };']]],
])('%s', (source, expected) => {
  expect(new Set(all(source).map(String))).toEqual(new Set(expected.map(String)));
});

test.each([
  "import { a } from './a.ts';",
  'type A = 1 | true;',
  'interface A { readonly b: 2 }',
  'const x = <a tabIndex={-1} hidden={!b} />;',
  'for (const a of b) c();',
  'while (a < b) a += b;',
])('%s has no mutant', (source) => {
  expect(all(source)).toEqual([]);
});

test('each mutant has its line', () => {
  expect(mutantsOf('x.ts', '\n\nconst x = !a;').map(({ line }) => line)).toEqual([3]);
});
