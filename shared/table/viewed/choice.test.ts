import { describe, expect, it } from 'vitest';
import { flatColumns } from '../columns/column.ts';
import { columns } from '../columns/columns.tsx';
import { columnsFor, metaColumns } from '../grid/use-width.ts';
import { chosenColumns, fittingColumns, toggledColumns } from './choice.ts';

type Row = { readonly name: string };
const col = columns<Row>();
const get = ({ name }: Row) => name;
const all = [
  col.name('name', get),
  col.text('state', get),
  col.description(get),
  col.text('created', get, { rank: 3 }),
];
const ids = (some: Parameters<typeof flatColumns<Row>>[0]) => flatColumns(some).map(({ id }) => id);

describe('columns that fit', () => {
  it.each([
    ['wide', ['name', 'state', 'description', 'created']],
    ['middle', ['name', 'state', 'description']],
    ['phone', ['name', 'state', 'description']],
  ] as const)('on %s', (width, fitting) => expect(fittingColumns(all, width)).toEqual(fitting));
});

describe('a choice', () => {
  it('leaves the columns as they are when it is absent', () =>
    expect(chosenColumns(all, undefined, 'wide')).toBe(all));

  it('shows chosen columns that would not fit', () => {
    const middle = chosenColumns(all, ['name', 'created'], 'middle');
    expect(ids(columnsFor(middle, 'middle'))).toEqual(['name', 'created']);
    const phone = chosenColumns(all, ['name', 'state', 'created'], 'phone');
    expect(ids(columnsFor(phone, 'phone'))).toEqual(['name', 'state']);
    expect(ids(metaColumns(phone, 'phone'))).toEqual(['created']);
  });

  it('keeps groups', () => {
    const grouped = [
      col.name('name', get),
      col.group('Board', [col.text('serial', get), col.text('part', get)]),
    ];
    const chosen = chosenColumns(grouped, ['name', 'part'], 'wide');
    expect(chosen.map(({ header }) => header)).toEqual(['name', 'Board']);
    expect(ids(chosen)).toEqual(['name', 'part']);
    expect(chosenColumns(grouped, ['name'], 'wide')).toHaveLength(1);
  });

  it('changes with clicks, and is absent when it equals the columns that fit', () => {
    const fitting = fittingColumns(all, 'middle');
    const more = toggledColumns(all, fitting, 'created', 'middle');
    expect(more).toEqual(['name', 'state', 'description', 'created']);
    expect(toggledColumns(all, more ?? [], 'created', 'middle')).toBeUndefined();
    expect(toggledColumns(all, fitting, 'state', 'middle')).toEqual(['name', 'description']);
  });
});
