import { expect, test } from 'vitest';
import { layerOrder } from './layer-order.ts';

test('the order of the layers is that of the global style sheet: an area overrides the kit, the kit overrides the reset', () => {
  expect(layerOrder()).toBe('@layer reset, tokens, base, ui, shell, remote, util;');
});
