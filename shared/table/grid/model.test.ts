import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columns } from '../columns/columns.tsx';
import { afterChoice, headRows } from './model.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

describe('the rows of a head', () => {
  const col = columns<{ name: string }>();
  const name = col.name('name', (row) => row.name);
  const serial = col.text('serial', (row) => row.name);

  it('are one without groups', () => {
    expect(headRows([name, serial])).toEqual([
      [
        { id: 'name', text: 'name', span: 1 },
        { id: 'serial', text: 'serial', span: 1 },
      ],
    ]);
  });

  it('begin with the groups, and with nothing above the other columns', () => {
    const [groups, names] = headRows([name, col.group('Baseboard', [serial, { ...serial, id: 'part' }])]);
    expect(groups).toEqual([
      { id: 'name', text: undefined, span: 1 },
      { id: 'group Baseboard', text: 'Baseboard', span: 2 },
    ]);
    expect(names?.map(({ id }) => id)).toEqual(['name', 'serial', 'part']);
  });
});

describe('the selected rows after a press', () => {
  const multi = (...selected: string[]) => ({ mode: 'multi' as const, selected: new Set(selected) });

  it('extend from the row before, upwards and downwards, and take away in the same way', () => {
    const press = (from: string, id: string, value: boolean, ...selected: string[]) => [
      ...afterChoice(multi(...selected), ROWS, { id, value, from }),
    ];
    expect(press('b', 'd', true)).toEqual(['b', 'c', 'd']);
    expect(press('d', 'b', true, 'd')).toEqual(['d', 'b', 'c']);
    expect(press('d', 'b', false, ...ROWS)).toEqual(['a', 'e']);
    expect(press('gone', 'b', true)).toEqual(['b']);
  });

  it('contain at most one row in single selection, and none after a second click on it', () => {
    const single = { mode: 'single' as const, selected: new Set(['a']) };
    expect([...afterChoice(single, ROWS, { id: 'c', value: undefined, from: 'a' })]).toEqual(['c']);
    expect([...afterChoice(single, ROWS, { id: 'a', value: undefined, from: undefined })]).toEqual([]);
  });

  it('never change outside of the range, for any keys', () => {
    const row = fc.constantFrom(...ROWS);
    const some = fc.subarray([...ROWS, 'on another page']);
    fc.assert(
      fc.property(some, row, fc.option(row, { nil: undefined }), fc.boolean(), (before, id, from, value) => {
        const ends = [from ?? id, id].map((one) => ROWS.indexOf(one));
        const isWithin = (one: string) =>
          ROWS.indexOf(one) >= Math.min(...ends) && ROWS.indexOf(one) <= Math.max(...ends);
        const after = afterChoice(multi(...before), ROWS, { id, value, from });
        for (const one of [...ROWS, 'on another page'])
          expect(after.has(one)).toBe(isWithin(one) ? value : before.includes(one));
      }),
    );
  });
});
