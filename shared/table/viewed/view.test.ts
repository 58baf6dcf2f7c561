import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListView, readView, writeView } from './view.ts';

const value = () => null;
const COLUMNS = [
  { id: 'name', value },
  { id: 'Attached to', value },
  { id: 'CPU', value },
  { id: 'external IPs', value: undefined },
];
const IDS = COLUMNS.map(({ id }) => id);
const read = (search: string) => readView(search, COLUMNS);
const plain: ListView = { sort: undefined, filter: '', columns: undefined };

describe('readView', () => {
  it.each<[string, Partial<ListView>]>([
    ['', {}],
    ['?sort=cpu', { sort: { column: 'CPU', descending: false } }],
    ['?sort=-attached-to', { sort: { column: 'Attached to', descending: true } }],
    ['?filter=web+prod', { filter: 'web prod' }],
    ['?filter=%20%20web%20%20prod%20', { filter: 'web  prod' }],
    ['?filter=name:foo:bar', { filter: 'name:foo:bar' }],
    ['?columns=cpu,external-ips', { columns: ['name', 'CPU', 'external IPs'] }],
    ['?columns=name', { columns: ['name'] }],
    ['?columns=cpu,gone,name', { columns: ['name', 'CPU'] }],
  ])('understands %s', (search, view) => expect(read(search)).toEqual({ ...plain, ...view }));

  it.each([
    '?sort=',
    '?sort=-',
    '?sort=--cpu',
    '?sort=gone',
    '?sort=external-ips',
    '?filter=',
    '?filter=%20',
    '?columns=',
    '?columns=gone,lost',
    '?tab=cpu',
  ])('ignores %s', (search) => expect(read(search)).toEqual(plain));
});

describe('writeView', () => {
  it('writes only what differs from the default, in readable words', () => {
    expect(writeView('', plain)).toBe('');
    expect(
      writeView('', {
        sort: { column: 'Attached to', descending: true },
        filter: 'web prod',
        columns: ['name', 'CPU'],
      }),
    ).toBe('?sort=-attached-to&filter=web+prod&columns=name,cpu');
  });

  it('keeps other parameters and replaces the previous view', () => {
    expect(writeView('?tab=a&sort=cpu&filter=x', { ...plain, filter: 'y' })).toBe('?tab=a&filter=y');
    expect(writeView('?sort=cpu', plain)).toBe('');
  });
});

const view: fc.Arbitrary<ListView> = fc.record({
  sort: fc.option(
    fc.record({ column: fc.constantFrom('name', 'Attached to', 'CPU'), descending: fc.boolean() }),
    { nil: undefined },
  ),
  filter: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
  columns: fc.option(
    fc.subarray(IDS.slice(1)).map((others) => ['name', ...others]),
    { nil: undefined },
  ),
});

const again = (search: string) => writeView('', read(search));

it('reads what it has written', () => {
  fc.assert(
    fc.property(view, (one) => {
      expect(read(writeView('?tab=x', one))).toEqual(one);
    }),
  );
});

it('reads and writes any input to the same result every time', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      expect(again(again(search))).toBe(again(search));
    }),
  );
});
