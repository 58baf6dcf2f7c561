import { expect, test } from 'vitest';
import { layerOrder } from './layer-order.ts';

test('the order of the layers is that of the global style sheet: what an area says wins over the kit, the kit over the reset', () => {
  expect(layerOrder()).toBe('@layer reset, tokens, base, ui, shell, remote, util;');
});
