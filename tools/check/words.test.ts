import { expect, test } from 'vitest';
import { wordProblems } from './words.ts';

const found = (text: string) => wordProblems('shell/src/a.ts', text);

test('a private word is reported with its line and the usual term', () => {
  expect(found('const b = 1;\n/** Look-ups of bones. */\n')).toEqual([
    'shell/src/a.ts:2 "bones" is a private word; write "skeleton"',
    'shell/src/a.ts:2 "Look-ups" is a private word; write "lookup"',
  ]);
});

test.each([
  ['/** The list is read anew. */', 1],
  ['const a = 1; // comes by itself', 1],
  ["  test('is sent all the same', async () => {", 1],
  ["  'can be gone on from with the keyboard',", 1],
  ['<Message>The option is at hand.</Message>', 0],
  ["const all = { anew: 'a' };", 0],
  ["name: 'backbone-trial'", 0],
  ["import { a } from './copied-journey.ts';", 0],
  ['// docs/contract/server-behaviour.md section 1 "Look-up"', 0],
])('%s has %s problems', (line, count) => {
  expect(found(line)).toHaveLength(count);
});
