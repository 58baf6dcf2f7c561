import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { decode, encode, toCamel, toSnake } from './codec.ts';
import document from './openapi/openapi.json' with { type: 'json' };

const wireKey = fc
  .array(fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/), { minLength: 1, maxLength: 4 })
  .map((words) => words.join('_'));
/** JSON without strings that look like dates. */
const wireValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string().map((text) => `~${text}`),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(wireKey, tie('value'), { maxKeys: 4 }),
  ),
})).value;

describe('keys', () => {
  // @sheet specification/3.12
  test('every wire name of the document survives the round trip', () => {
    const names = Object.values(document.components.schemas).flatMap((schema) =>
      'properties' in schema ? Object.keys(schema.properties) : [],
    );
    expect(names.length).toBeGreaterThan(800);
    for (const name of names) expect(toSnake(toCamel(name))).toBe(name);
  });

  test.each([
    ['project_id', 'projectId'],
    ['ipv4_block', 'ipv4Block'],
    ['i_e_e_e802', 'iEEE802'],
    ['8f0bd1d8-5c84-4f0e-9a1b-0c2f6a0f3d11', '8f0bd1d8-5c84-4f0e-9a1b-0c2f6a0f3d11'],
  ])('%s is %s', (wire, ours) => {
    expect(toCamel(wire)).toBe(ours);
    expect(toSnake(ours)).toBe(wire);
  });

  test('property: any document in wire format survives the round trip', () => {
    fc.assert(
      fc.property(wireValue, (value) => {
        expect(encode(decode(value))).toEqual(value);
      }),
    );
  });

  test('property: only keys change, at every depth', () => {
    fc.assert(
      fc.property(wireKey, wireValue, (key, value) => {
        expect(decode([{ [key]: value }])).toEqual([{ [toCamel(key)]: decode(value) }]);
      }),
    );
  });

  test('a key of the prototype is an ordinary key', () => {
    const decoded = decode(JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(decoded).not.toHaveProperty('polluted');
  });
});

describe('dates', () => {
  const text = '2025-06-04T10:20:30Z';
  const date = new Date(text);

  // @sheet specification/3.13
  test.each(['time_created', 'start_time', 'auto_restart_cooldown_expiration', 'timestamp'])(
    'under %s a date string becomes a Date',
    (key) => expect(decode({ [key]: text })).toEqual({ [toCamel(key)]: date }),
  );

  // @sheet specification/3.13
  test.each(['created', 'first_seen', 'last_seen', 'timestamps', 'uptime', 'timezone', 'timestamp_end'])(
    'under %s it stays a string',
    (key) => expect(decode({ [key]: text })).toEqual({ [toCamel(key)]: text }),
  );

  test('elements of an array have no key and stay strings', () => {
    expect(decode({ start_times: [text], time_points: [text] })).toEqual({
      startTimes: [text],
      timePoints: [text],
    });
  });

  test('a fraction may have any number of digits', () => {
    expect(decode({ time_created: '2025-06-04T10:20:30.123456789123Z' })).toEqual({
      timeCreated: new Date('2025-06-04T10:20:30.123Z'),
    });
  });

  test.each([
    '2025-06-04T10:20:30+00:00',
    '2025-06-04T10:20:30.Z',
    '2025-06-04 10:20:30Z',
    '2025-06-04',
    ' 2025-06-04T10:20:30Z',
    'soon',
    '2025-13-04T10:20:30Z',
  ])('%s is no date', (other) => expect(decode({ time_created: other })).toEqual({ timeCreated: other }));

  test('property: a date that is sent comes back as the same time', () => {
    const moment = fc.date({ min: new Date(0), max: new Date('9999-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (timeCreated) => {
        const wire: unknown = JSON.parse(JSON.stringify(encode({ timeCreated })));
        expect(decode(wire)).toEqual({ timeCreated });
      }),
    );
  });
});
