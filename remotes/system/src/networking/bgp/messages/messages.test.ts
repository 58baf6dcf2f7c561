import { describe, expect, test } from 'vitest';
import { ALL_OF_THEM, filtered, readHistory } from './messages.ts';

const at = (seconds: number) => new Date(seconds * 1000);

const known = {
  sent: [{ timestamp: at(1), message: { type: 'open', holdTime: 6 } }],
  received: [
    { timestamp: at(2), message: { type: 'keepalive' } },
    { timestamp: at(3), message: { Update: { announced: [] } } },
  ],
};

const of = (history: unknown) =>
  readHistory({ switchHistories: [{ switch: 'switch0', history: { '172.20.15.9': history } }] });

const ANY = { switch: ALL_OF_THEM, peer: ALL_OF_THEM, direction: ALL_OF_THEM, hidesKeepalives: false };

describe('a history of messages', () => {
  test('is parsed with the newest message first, and with the keys of the server', () => {
    const { rows, unknown } = of(known);
    expect(unknown).toEqual([]);
    expect(rows.map(({ direction, type }) => [direction, type])).toEqual([
      ['Received', 'Update'],
      ['Received', 'keepalive'],
      ['Sent', 'open'],
    ]);
    expect(rows[2]?.json).toContain('"hold_time": 6');
  });

  test.each([[null], ['text'], [7], [[]], [{}], [{ log: [] }]])(
    'of the form %j is shown as it is',
    (form) => {
      const { rows, unknown } = of(form);
      expect([rows, unknown.map(({ json }) => json)]).toEqual([[], [JSON.stringify(form, null, 2)]]);
    },
  );

  // @sheet operator/13.29
  test('is filtered by switch, peer, direction and keepalives', () => {
    const { rows } = of(known);
    expect(filtered(rows, ANY)).toHaveLength(3);
    expect(filtered(rows, { ...ANY, hidesKeepalives: true })).toHaveLength(2);
    expect(filtered(rows, { ...ANY, direction: 'Sent' })).toHaveLength(1);
    expect(filtered(rows, { ...ANY, peer: '172.20.15.13' })).toEqual([]);
    expect(filtered(rows, { ...ANY, switch: 'switch1' })).toEqual([]);
  });
});
