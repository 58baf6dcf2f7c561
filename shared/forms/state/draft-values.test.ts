import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { merged, storable } from './draft-values.ts';

const none = new Set<string>();

describe('storable', () => {
  test.each([
    ['a secret', { name: 'a', password: 'x' }, ['password'], { name: 'a' }],
    ['a secret inside', { access: { token: 'x', user: 'u' } }, ['access.token'], { access: { user: 'u' } }],
    ['a list that holds secrets', { certs: [{ key: 'x' }], name: 'a' }, ['certs'], { name: 'a' }],
    [
      'a secret in an item',
      { certs: [{ key: 'x', name: 'n' }] },
      ['certs.0.key'],
      { certs: [{ name: 'n' }] },
    ],
    ['a secret item', { tokens: ['x', 'y'] }, ['tokens.1'], {}],
    [
      'an address with credentials',
      { endpoint: 'https://ops:hunter2@example.com', name: 'a' },
      [],
      { name: 'a' },
    ],
    ['a file', { file: new File(['x'], 'a.pem'), name: 'a' }, [], { name: 'a' }],
    ['a file in a list', { files: [new File(['x'], 'a.pem')] }, [], {}],
    ['a function, a date and a map', { a: () => 1, b: new Date(0), c: new Map(), d: 1n }, [], {}],
  ])('leaves out %s', (_, values, secrets, left) => {
    expect(storable(values, new Set(secrets))).toEqual(left);
  });

  test('keeps every value that JSON can represent', () => {
    const values = { a: 'x', b: 1, c: true, d: null, e: ['1', '2'], f: { g: [] } };
    expect(storable(values, none)).toEqual(values);
  });
});

describe('merged', () => {
  test.each([
    ['what was typed', { name: '' }, { name: 'web' }, { name: 'web' }],
    [
      'a value that the draft does not have',
      { name: '', password: 'now' },
      { name: 'web' },
      { name: 'web', password: 'now' },
    ],
    [
      'inside',
      { boot: { size: 1, disk: null } },
      { boot: { size: 2, disk: 'd' } },
      { boot: { size: 2, disk: 'd' } },
    ],
    ['a list as a whole', { ports: ['80'] }, { ports: [] }, { ports: [] }],
    ['an emptied field', { size: 10 }, { size: null }, { size: null }],
    ['what the form does not have any more', { name: '' }, { name: 'a', gone: 1 }, { name: 'a' }],
    ['another type', { ports: ['80'], name: 'b' }, { ports: '80', name: 1 }, { ports: ['80'], name: 'b' }],
    ['an object that is a text now', { boot: { size: 1 } }, { boot: 'x' }, { boot: { size: 1 } }],
    ['an object of any keys', { tags: {} }, { tags: { a: 'b' } }, { tags: { a: 'b' } }],
  ])('%s', (_, current, draft, result) => {
    expect(merged(current, draft)).toEqual(result);
  });

  test('returns the stored values', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (values) => {
        const clean: unknown = JSON.parse(JSON.stringify(values));
        expect(merged(clean, storable(clean, none))).toEqual(clean);
      }),
    );
  });
});
