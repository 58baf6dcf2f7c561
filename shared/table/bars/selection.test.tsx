// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useSelection } from './selection.tsx';
import { Table } from '../grid/table.tsx';
import { diskColumns, disks, setWidth, stage } from '../test-table.tsx';

beforeEach(() => setWidth(90));
afterEach(cleanup);

const rows = disks(5);

function Choosing({ mode }: { mode: 'single' | 'multi' }) {
  const selection = useSelection(mode);
  return (
    <>
      <p>{`${selection.selected.size} selected`}</p>
      <Table rows={rows} columns={diskColumns} selection={selection} />
    </>
  );
}

const box = (index: number) => screen.getByRole('checkbox', { name: `Select disk-${index}` });
const all = () => screen.getByRole('checkbox', { name: 'Select all rows' });
const count = () => screen.getByText(/selected$/).textContent;
const press = (name: string, key: string, shiftKey = false) => {
  const link = screen.getByRole('link', { name });
  link.focus();
  fireEvent.keyDown(link, { key, shiftKey });
};
const selectedRows = () =>
  [...document.querySelectorAll('tr.is-selected')].map((row) => row.getAttribute('data-row'));

describe('several rows', () => {
  // @sheet common-ui/34.14
  it('have a checkbox for all: unchecked, mixed, checked', () => {
    stage(<Choosing mode="multi" />);
    expect(all()).toMatchObject({ checked: false, indeterminate: false });
    fireEvent.click(box(1));
    expect(all()).toMatchObject({ checked: false, indeterminate: true });
    expect(selectedRows()).toEqual(['id-disk-1']);
    fireEvent.click(all());
    expect(all()).toMatchObject({ checked: true, indeterminate: false });
    expect(count()).toBe('5 selected');
    fireEvent.click(all());
    expect(count()).toBe('0 selected');
  });

  it('are selected as a range with Shift', () => {
    stage(<Choosing mode="multi" />);
    fireEvent.click(box(1));
    fireEvent.click(box(3), { shiftKey: true });
    expect(selectedRows()).toEqual(['id-disk-1', 'id-disk-2', 'id-disk-3']);
  });

  it('have checkbox cells that do not match the name of the row', () => {
    stage(<Choosing mode="multi" />);
    expect(screen.getAllByRole('cell', { name: /disk-1/ }).map((cell) => cell.textContent)).toEqual([
      'disk-1',
      'About disk-1',
    ]);
    expect(screen.getAllByRole('cell', { name: 'Selection' })).toHaveLength(rows.length);
  });

  it('are selected with X, and with Shift+X up to the row with the focus', () => {
    stage(<Choosing mode="multi" />);
    press('disk-1', 'x');
    expect(selectedRows()).toEqual(['id-disk-1']);
    press('disk-4', 'X', true);
    expect(count()).toBe('4 selected');
    press('disk-4', 'x');
    expect(count()).toBe('3 selected');
  });
});

describe('one row', () => {
  it('is selected by a click anywhere in it and replaces the other', () => {
    stage(<Choosing mode="single" />);
    const cell = document.querySelector('tr[data-row="id-disk-2"] td:nth-child(3)');
    if (cell) fireEvent.click(cell);
    expect(selectedRows()).toEqual(['id-disk-2']);
    fireEvent.click(screen.getByRole('radio', { name: 'Select disk-4' }));
    expect(selectedRows()).toEqual(['id-disk-4']);
  });
});
