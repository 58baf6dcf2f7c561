import { expect, it } from 'vitest';
import { flatColumns } from '../columns/column.ts';
import { columns } from '../columns/columns.tsx';
import { suggestionsFor } from './suggestions.ts';
import { filterOf } from './terms.ts';

type Row = { readonly name: string; readonly vendor: string };

const col = columns<Row>();
const all = flatColumns([col.text('name', ({ name }) => name), col.text('vendor', ({ vendor }) => vendor)]);
const rows: readonly Row[] = [
  { name: 'a', vendor: 'Fern:Hill "2" \\, Inc_x' },
  { name: 'b', vendor: 'Fern:Hill "2" \\, Inc_x' },
  { name: 'c', vendor: 'Other' },
];

it.each(['vendor:', 'vendor:fern:', 'vendor:"fern:hill ', 'vendor=Other,fern'])(
  'a suggested value for %s finds its rows',
  (typed) => {
    const [suggestion] = suggestionsFor(typed, all, rows);
    expect(suggestion?.label).toBe(rows[0]?.vendor);
    const { problems, matching } = filterOf(rows, all, { filter: suggestion?.text ?? '' }, 0);
    expect(problems).toEqual([]);
    expect(matching(rows)).toEqual(expect.arrayContaining(rows.slice(0, 2)));
  },
);
