import { describe, expect, test } from 'vitest';
import { entryOf, wordFor } from './words.ts';

const WORDS = { up: 'Up', admin_down: 'Admin down' };

describe('the word for a value', () => {
  test.each([
    ['up', 'Up'],
    ['admin_down', 'Admin down'],
    ['half_open', 'half open'],
    ['constructor', 'constructor'],
    ['__proto__', '  proto  '],
    ['toString', 'toString'],
  ])('of %s is %s', (value, word) => {
    expect(wordFor(WORDS, value)).toBe(word);
  });
});

test.each(['constructor', '__proto__', 'hasOwnProperty', 'down'])('a map has no entry for %s', (value) => {
  expect(entryOf({ up: 1 }, value)).toBeUndefined();
});
