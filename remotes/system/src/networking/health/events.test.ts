import { expect, test } from 'vitest';
import { type SeenEvent, withEvents } from './events.ts';

const states = (link: string) => new Map([['Link of switch0 qsfp0', link]]);

test('the first read adds no events, a changed state adds one', () => {
  expect(withEvents([], undefined, states('ok'), 1)).toEqual([]);
  expect(withEvents([], states('ok'), states('ok'), 2)).toEqual([]);
  expect(withEvents([], states('ok'), states('down'), 3)).toEqual([
    { id: 1, at: 3, text: 'Link of switch0 qsfp0: ok → down' },
  ]);
});

// @sheet operator/13.41
test('the newest two hundred are kept, newest first', () => {
  let events: readonly SeenEvent[] = [];
  for (let index = 0; index < 500; index += 1)
    events = withEvents(events, states(index % 2 ? 'ok' : 'down'), states(index % 2 ? 'down' : 'ok'), index);
  expect([events.length, events[0]?.at]).toEqual([200, 499]);
});
