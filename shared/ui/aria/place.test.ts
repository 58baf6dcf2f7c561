import { expect, test } from 'vitest';
import { placeBeside } from './place.ts';

const VIEW = { left: 0, right: 1000, top: 0, bottom: 800 };

/** A trigger of 100 by 30 pixels. */
const at = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 30 });

const place = (
  trigger: ReturnType<typeof at>,
  placement: Parameters<typeof placeBeside>[3]['placement'],
  { width = 200, height = 300, most = Infinity, view = VIEW } = {},
) => placeBeside(trigger, { width, height }, view, { placement, height: 800, most });

test.each([
  ['bottom start', 400],
  ['bottom end', 300],
  ['bottom', 350],
] as const)('%s begins at its side of the trigger', (placement, left) => {
  expect(place(at(400, 100), placement)).toEqual({ left, top: 134, bottom: undefined, maxHeight: 658 });
});

test('a box that does not fit below is above, where there is more room, and grows upward', () => {
  expect(place(at(400, 600), 'bottom start')).toEqual({
    left: 400,
    top: undefined,
    bottom: 204,
    maxHeight: 588,
  });
});

test('a box that fits nowhere is where there is more room, and scrolls', () => {
  expect(place(at(400, 300), 'bottom start', { height: 900 })).toMatchObject({ top: 334, maxHeight: 458 });
  expect(place(at(400, 300), 'top start', { height: 900 })).toMatchObject({ top: 334, maxHeight: 458 });
});

test('a list that is limited in height needs only that much room', () => {
  expect(place(at(400, 450), 'bottom start', { height: 900, most: 280 })).toMatchObject({
    top: 484,
    maxHeight: 280,
  });
});

test('the box stays inside the window', () => {
  expect(place(at(-20, 100), 'bottom start').left).toBe(8);
  expect(place(at(890, 100), 'bottom start').left).toBe(792);
  expect(place(at(400, 100), 'bottom start', { width: 1200 }).left).toBe(8);
});

test('a keyboard on the screen takes the room below', () => {
  const view = { ...VIEW, bottom: 400 };
  expect(place(at(400, 330), 'bottom start', { view })).toMatchObject({ top: undefined, bottom: 474 });
});

test('beside its end, or before its start when the window ends there', () => {
  expect(place(at(400, 700), 'end top')).toEqual({
    left: 504,
    top: 492,
    bottom: undefined,
    maxHeight: 784,
  });
  expect(place(at(750, 100), 'end top').left).toBe(546);
});
