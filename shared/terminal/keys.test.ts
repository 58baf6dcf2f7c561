import { describe, expect, it } from 'vitest';
import { controlled, sequenceOf } from './keys.ts';

const plain = { isControl: false, isApplication: false };

describe('the keys of the bar', () => {
  it.each([
    ['escape', plain, '\u001b'],
    ['tab', plain, '\t'],
    ['up', plain, '\u001b[A'],
    ['left', { ...plain, isApplication: true }, '\u001bOD'],
    ['right', { ...plain, isControl: true }, '\u001b[1;5C'],
  ] as const)('%s with %j', (key, state, sent) => expect(sequenceOf(key, state)).toBe(sent));
});

describe('with Ctrl', () => {
  it.each([
    ['c', '\u0003'],
    ['C', '\u0003'],
    ['@', '\u0000'],
    ['[', '\u001b'],
    ['\\', '\u001c'],
    ['_', '\u001f'],
    ['1', '1'],
    ['ls -l', 'ls -l'],
  ])('%j sends %j', (typed, sent) => expect(controlled(typed)).toBe(sent));
});
