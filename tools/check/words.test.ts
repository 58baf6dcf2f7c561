import { expect, test } from 'vitest';
import { wordProblems } from './words.ts';

const found = (text: string) => wordProblems('shell/src/a.ts', text);

test.each([
  ['const a = styles.bone;', '"bone" is a private word; write "skeleton"'],
  ['/** Look-ups of names. */', '"Look-ups" is a private word; write "lookup"'],
  ['// the heir of the row', '"heir" is a private word; write "focus successor"'],
  ["test('a journey', run);", '"journey" is a private word; write "end-to-end test"'],
])('%s contains a private word', (line, message) => {
  expect(found(`const b = 1;\n${line}\n`)).toEqual([{ path: 'shell/src/a.ts', line: 2, message }]);
});

test.each([
  "name: 'backbone-trial'",
  "import { a } from './copied-journey.ts';",
  '// docs/contract/server-behaviour.md section 1 "Look-up"',
  '/* their lookup, with a skeleton */',
])('%s contains none', (line) => {
  expect(found(line)).toEqual([]);
});

test.each([
  '/** The list is read anew. */',
  '// runs unchanged, but for its origin',
  '/** Undefined when it makes no sense. */',
  'const a = 1; // comes by itself',
  "  test('is sent all the same', async () => {",
  "  'can be gone on from with the keyboard',",
])('%s, which is prose, has a turn of phrase', (line) => {
  expect(found(line)).toHaveLength(1);
});

test.each(['<Message>The option is at hand.</Message>', "const all = { anew: 'a' };"])(
  '%s, which is not, has none',
  (line) => {
    expect(found(line)).toEqual([]);
  },
);

test('each word of a line is reported', () => {
  expect(found('bones, a journey')).toHaveLength(2);
});
