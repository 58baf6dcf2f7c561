// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { apiError } from '@console/shared/api';
import { LookupCell } from './cells.tsx';
import { type Column } from './column.ts';
import { columns } from './columns.tsx';

afterEach(cleanup);

type Row = { text?: string | null; flag: boolean; count: number; bytes: number | null; date: Date | null };
const row: Row = { text: 'saml_jit', flag: true, count: 1, bytes: 2 * 1024 ** 3, date: null };
const empty: Row = { text: null, flag: false, count: 0, bytes: null, date: null };
const col = columns<Row>();

const shown = (column: Column<Row>, of: Row = row) => render(column.cell(of)).container;

describe('kinds', () => {
  it.each([
    ['text', col.text('x', (one) => one.text)],
    ['description', col.description((one) => one.text)],
    ['date', col.date('x', (one) => one.date)],
    ['size', col.size('x', (one) => one.bytes)],
    ['tag', col.tag('x', (one) => one.text)],
    ['ip', col.ip('x', (one) => one.text)],
    ['list', col.list('x', () => [], 'Others')],
    ['type and value', col.typeValue('x', () => null)],
  ])('%s shows an em dash for nothing', (_, column) => expect(shown(column, empty).textContent).toBe('—'));

  it('labels a number without a unit under the name, and leaves out a missing one there', () => {
    const numbers = [col.number('MTU', () => 1500), col.number('CPU', () => 2, 'vCPUs')];
    expect(numbers.map(({ labeled }) => labeled)).toEqual([true, false]);
    expect(col.number('Places', () => null).meta?.(row)).toBeNull();
  });

  it('shows the given number of chips, and the number of the others', () => {
    const items = ['10.0.0.0/8', 'fd00::/8', '10.1.0.0/16'].map((value) => ({ value }));
    expect(shown(col.list('x', () => items, 'Others', { max: 1 })).textContent).toBe('10.0.0.0/8+2');
  });

  // @sheet common-ui/34.61
  it('has complete descriptions in the document: the column width truncates them, not a number of characters', () => {
    const text = 'x'.repeat(200);
    expect(shown(col.description(() => text)).textContent).toBe(text);
  });

  it('formats values for display', () => {
    expect(shown(col.tag('x', (one) => one.text)).textContent).toBe('saml jit');
    expect(shown(col.size('x', (one) => one.bytes)).textContent).toBe('2 GiB');
    const unit = (count: number) => (count === 1 ? 'vCPU' : 'vCPUs');
    expect(shown(col.number('x', (one) => one.count, unit)).textContent).toBe('1 vCPU');
    expect(shown(col.typeValue('x', () => ({ type: 'vpc', value: 'Default' }))).textContent).toBe(
      'vpcDefault',
    );
  });

  it('names booleans', () => {
    shown(col.boolean('x', (one) => one.flag));
    expect(screen.getByRole('img', { name: 'true' })).toBeTruthy();
    shown(
      col.boolean('x', (one) => one.flag),
      empty,
    );
    expect(screen.getByRole('img', { name: 'false' })).toBeTruthy();
  });

  it('links to addresses, IPv6 ones in brackets', () => {
    shown(col.ip('x', () => '::1', { link: true }));
    expect(screen.getByRole('link', { name: '::1' }).getAttribute('href')).toBe('https://[::1]');
  });
});

describe('a value of another type than the API describes', () => {
  const wrong: Row = JSON.parse('{"text": 7, "flag": {}, "count": {}, "bytes": "many", "date": "soon"}');

  it.each([
    ['tag', col.tag('x', (one) => one.text)],
    ['date', col.date('x', (one) => one.date)],
    ['custom', col.custom('x', (one) => one.text?.toUpperCase())],
    ['list', col.list('x', (one) => (one.date ? [{ value: one.date.toISOString() }] : []), 'Others')],
  ])('is not readable in a column of the kind %s, and the other cells stay', (_, column) => {
    expect(shown(column, wrong).textContent).toBe('Not readable');
    expect(
      shown(
        col.text('x', () => 'web'),
        wrong,
      ).textContent,
    ).toBe('web');
  });

  it('does not end sorting, filtering or the line under the name', () => {
    const column = col.custom('x', () => null, {
      value: (one) => one.text?.toUpperCase(),
      meta: (one) => one.text?.toUpperCase(),
    });
    expect(column.value?.(wrong)).toBeUndefined();
    expect(column.meta?.(wrong)).toBe('Not readable');
  });

  it('is not readable where it is an object', () => {
    const nested: Row = JSON.parse('{"text": {"en": "web"}}');
    expect(
      shown(
        col.text('x', (one) => one.text),
        nested,
      ).textContent,
    ).toBe('Not readable');
  });

  it('links only to addresses', () => {
    expect(shown(col.ip('x', () => 'evil.example/', { link: true })).textContent).toBe('evil.example/');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('LookupCell', () => {
  const cell = (query: { data?: string | null; isPending: boolean; error: unknown }, none = false) =>
    render(
      <LookupCell query={query} none={none}>
        {(name) => name}
      </LookupCell>,
    ).container.textContent;

  it.each([
    [{ data: 'web', isPending: false, error: null }, 'web'],
    [{ isPending: true, error: null }, ''],
    [{ data: null, isPending: false, error: null }, 'Deleted'],
    [{ isPending: false, error: apiError({ kind: 'not-found', message: 'x' }) }, 'Deleted'],
    [{ isPending: false, error: apiError({ kind: 'server', message: 'x' }) }, 'Not available'],
  ])('%#', (query, text) => expect(cell(query)).toBe(text));

  it('shows an em dash when there is nothing to look up', () =>
    expect(cell({ isPending: true, error: null }, true)).toBe('—'));
});
