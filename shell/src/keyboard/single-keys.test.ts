// @vitest-environment happy-dom
import { store } from '@console/shared/runtime';
import { afterEach, expect, test } from 'vitest';
import { paletteAtom } from '../place/panels.ts';
import { isShortcut } from './single-keys.ts';

afterEach(() => store.set(paletteAtom, false));

// @sheet common-ui/34.55
test('keys typed while the palette opens go to the palette', () => {
  expect(isShortcut(new KeyboardEvent('keydown', { key: 'c' }))).toBe(true);
  // Its code may still be on the way, so there is no dialog yet
  store.set(paletteAtom, true);
  expect(isShortcut(new KeyboardEvent('keydown', { key: 'c' }))).toBe(false);
});
