import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flatColumns } from '../columns/column.ts';
import { columns } from '../columns/columns.tsx';
import { arrange } from './arrange.ts';
import { filterOf } from './terms.ts';
import type { ListView } from './view.ts';

type Row = {
  readonly name: string;
  readonly note?: string | null;
  readonly state?: string;
  readonly size?: number | null;
  readonly cpus?: number;
  readonly made?: Date | null;
  readonly open?: boolean;
};

const col = columns<Row>();
const all = flatColumns([
  col.name('name', ({ name }) => name),
  col.description(({ note }) => note),
  col.custom('state', () => null, { value: ({ state }) => state }),
  col.size('size', ({ size }) => size),
  col.number(
    'CPU',
    ({ cpus }) => cpus,
    () => 'vCPU',
  ),
  col.date('created', ({ made }) => made),
  col.boolean('discoverable', ({ open = false }) => open),
  col.custom('drawn', ({ name }) => `drawn ${name}`),
]);

const arranged = (rows: readonly Row[], view: ListView, of = all) =>
  arrange(rows, of, view, filterOf(rows, of, view, 0));
const GiB = 1024 ** 3;
const names = (rows: readonly Row[]) => rows.map(({ name }) => name).join(' ');
const sort = (rows: readonly Row[], column: string, descending = false) =>
  names(arranged(rows, { sort: { column, descending }, filter: '' }));
const filter = (rows: readonly Row[], text: string, chosen?: readonly string[]) =>
  names(arranged(rows, { filter: text, columns: chosen }));

describe('sorting', () => {
  it('compares numbers in names by value', () => {
    const rows = ['web-10', 'web-2', 'db-1', 'web-1'].map((name) => ({ name }));
    expect(sort(rows, 'name')).toBe('db-1 web-1 web-2 web-10');
    expect(sort(rows, 'name', true)).toBe('web-10 web-2 web-1 db-1');
  });

  it.each<[string, Row, Row]>([
    ['size', { name: 'a', size: 900 }, { name: 'b', size: 2 * GiB }],
    ['CPU', { name: 'a', cpus: 4 }, { name: 'b', cpus: 32 }],
    ['created', { name: 'a', made: new Date(5) }, { name: 'b', made: new Date(40) }],
    ['state', { name: 'a', state: 'running' }, { name: 'b', state: 'stopped' }],
    ['discoverable', { name: 'a', open: true }, { name: 'b', open: false }],
  ])('compares %s by value, not by text', (column, less, more) => {
    expect(sort([more, less], column)).toBe('a b');
    expect(sort([less, more], column, true)).toBe('b a');
  });

  it('keeps the order of equal rows, in both directions', () => {
    const rows = ['c', 'a', 'b'].map((name) => ({ name, cpus: 1 }));
    expect(sort(rows, 'CPU')).toBe('c a b');
    expect(sort(rows, 'CPU', true)).toBe('c a b');
  });

  it('puts rows without a value last, in both directions', () => {
    const rows: Row[] = [
      { name: 'none', note: null },
      { name: 'empty', note: '' },
      { name: 'y', note: 'y' },
      { name: 'x', note: 'x' },
    ];
    expect(sort(rows, 'description')).toBe('x y none empty');
    expect(sort(rows, 'description', true)).toBe('y x none empty');
  });

  it('ignores columns without a value and unknown columns', () => {
    const rows = ['b', 'a'].map((name) => ({ name }));
    expect(sort(rows, 'drawn')).toBe('b a');
    expect(sort(rows, 'gone')).toBe('b a');
  });

  it('keeps every row', () => {
    const row: fc.Arbitrary<Row> = fc.record({
      name: fc.string(),
      note: fc.option(fc.string(), { nil: null }),
      size: fc.option(fc.integer(), { nil: null }),
    });
    fc.assert(
      fc.property(
        fc.array(row),
        fc.constantFrom('name', 'description', 'size'),
        fc.boolean(),
        (rows, ...how) => {
          const [column, descending] = how;
          const result = arranged(rows, { sort: { column, descending }, filter: '' });
          expect(new Set(result)).toEqual(new Set(rows));
          expect(result).toHaveLength(rows.length);
        },
      ),
    );
  });
});

describe('filtering', () => {
  const rows: Row[] = [
    { name: 'web-1', state: 'running', size: 2 * GiB, cpus: 8, made: new Date(2026, 4, 2) },
    { name: 'web-2', state: 'stopped', note: 'Old Front', size: 512 * GiB, cpus: 1, open: true },
    { name: 'db-1', state: 'running', note: null, size: null, made: new Date(2025, 11, 24) },
  ];

  it.each([
    ['web', 'web-1 web-2'],
    ['WEB', 'web-1 web-2'],
    ['running web', 'web-1'],
    ['front', 'web-2'],
    ['2 gib', 'web-1 web-2'],
    ['8 vcpu', 'web-1'],
    ['may 2026', 'web-1'],
    ['discoverable', 'web-2'],
    ['null', ''],
    ['drawn', ''],
    // the end of one cell and the beginning of the next are no word
    ['1running', ''],
    ['', 'web-1 web-2 db-1'],
  ])('finds for "%s": %s', (text, found) => expect(filter(rows, text)).toBe(found));

  it('finds what a list has behind +2, and values of a column that cannot be sorted by', () => {
    const chips = flatColumns([
      col.list(
        'IPs',
        () => ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((value) => ({ kind: 'ip', value })),
        'Others',
      ),
      col.typeValue('Target', ({ name }) => ({ type: 'subnet', value: name })),
      col.custom('External IPs', () => null, { words: () => '203.0.113.10' }),
    ]);
    const found = (text: string) => names(arranged(rows, { filter: text }, chips));
    expect(found('10.0.0.3 subnet')).toBe('web-1 web-2 db-1');
    expect(found('web-2 203.0.113')).toBe('web-2');
  });

  it('does not search columns that the user has hidden', () => {
    expect(filter(rows, 'running', ['name', 'size'])).toBe('');
    expect(filter(rows, 'running', ['name', 'state'])).toBe('web-1 db-1');
  });

  it('can be combined with an order', () => {
    const view = { filter: 'web', sort: { column: 'name', descending: true } };
    expect(names(arranged(rows, view))).toBe('web-2 web-1');
  });
});
