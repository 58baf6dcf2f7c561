import { expect, test } from 'vitest';
import { createTypeahead, movedIndex } from './menu-keys.ts';

test('arrows wrap, Home and End go to the ends', () => {
  expect(movedIndex('ArrowDown', 2, 3)).toBe(0);
  expect(movedIndex('ArrowUp', 0, 3)).toBe(2);
  expect(movedIndex('ArrowDown', -1, 3)).toBe(0);
  expect(movedIndex('ArrowUp', -1, 3)).toBe(2);
  expect(movedIndex('Home', 2, 3)).toBe(0);
  expect(movedIndex('End', 0, 3)).toBe(2);
  expect(movedIndex('x', 0, 3)).toBeUndefined();
  expect(movedIndex('ArrowDown', 0, 0)).toBeUndefined();
});

test('typed letters find a word, a repeated letter the next one', () => {
  const labels = ['Start', 'Stop', 'Reboot', 'Resize'];
  expect(createTypeahead()('r', labels, 0)).toBe(2);
  const again = createTypeahead();
  expect(again('r', labels, 0)).toBe(2);
  expect(again('r', labels, 2)).toBe(3);
  const word = createTypeahead();
  expect(word('s', labels, -1)).toBe(0);
  expect(word('t', labels, 0)).toBe(0);
  expect(word('o', labels, 0)).toBe(1);
  expect(createTypeahead()('z', labels, 0)).toBeUndefined();
});
