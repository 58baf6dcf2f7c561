// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '@console/shared/actions';
import { settleConfirm } from '@console/shared/runtime';
import { columns } from '../columns/columns.tsx';
import { Table } from './table.tsx';
import { disk, diskActions, diskColumns, type Disk, heads, setWidth, stage } from '../test-table.tsx';

beforeEach(() => setWidth(90));
afterEach(cleanup);

const rowOf = (name: string) =>
  document.querySelector<HTMLElement>(`tr[data-row="id-${name}"]`) ?? document.body;
const openMenu = (name: string) =>
  fireEvent.click(within(rowOf(name)).getByRole('button', { name: 'Row actions' }));

describe('head and cells', () => {
  it('is a plain table with the given head texts and an empty head over the menus', () => {
    stage(<Table rows={[disk('a')]} columns={diskColumns} actions={diskActions} />);
    expect(heads()).toEqual(['name', 'state', 'size', 'description', 'created', '']);
    expect(document.querySelector('th[scope], th[role]')).toBeNull();
    expect(screen.getByRole('region', { name: 'scrollable content' })).toBeTruthy();
    const cells = [...rowOf('a').querySelectorAll('td')].map((cell) => cell.textContent);
    expect(cells.slice(0, 4)).toEqual(['a', 'detached', '2 GiB', 'About a']);
    expect(cells[4]?.replaceAll(/\s/g, ' ')).toBe('Feb 28, 202312:00 AM');
    expect(screen.getByRole('link', { name: 'a' }).getAttribute('href')).toBe('/disks/a');
  });

  it('gives its name to the region around it, so that the regions of a page differ', () => {
    stage(<Table rows={[disk('a')]} columns={diskColumns} label="Disks" />);
    expect(screen.getByRole('region', { name: 'Disks' })).toBeTruthy();
  });

  it('has a second head row for groups, which disappears when columns are hidden', () => {
    const col = columns<Disk>();
    const grouped = [
      col.name('name', (row) => row.name),
      col.group('Baseboard', [
        col.text('serial', (row) => row.id, { rank: 3 }),
        col.text('part number', (row) => row.id, { rank: 2 }),
      ]),
    ];
    stage(<Table rows={[disk('a')]} columns={grouped} copyId={false} />);
    expect(heads()).toEqual(['', 'Baseboard', 'name', 'serial', 'part number']);
    cleanup();
    // A name is a button once, in the row that names the columns
    stage(
      <Table rows={[disk('a')]} columns={grouped} copyId={false} sort={{ by: undefined, onPress() {} }} />,
    );
    expect(heads()).toEqual(['', 'Baseboard', 'name', 'serial', 'part number']);
    cleanup();
    setWidth(60);
    stage(<Table rows={[disk('a')]} columns={grouped} copyId={false} />);
    expect(heads()).toEqual(['name', 'part number']);
  });

  it('hides third-rank columns first, then moves second-rank columns under the name', () => {
    setWidth(72);
    stage(<Table rows={[disk('a')]} columns={diskColumns} />);
    expect(heads()).toEqual(['name', 'state', 'size', 'description', '']);
    act(() => setWidth(24));
    expect(heads()).toEqual(['name', 'state', '']);
    expect(rowOf('a').querySelector('td')?.textContent).toBe('a2 GiBAbout a');
  });

  it('writes the header before a labeled value under the name, and leaves out values without text', () => {
    setWidth(30);
    const col = columns<Disk>();
    const labeled = [
      col.name('name', (row) => row.name),
      col.custom('Rules', () => 6, { rank: 2, labeled: true }),
      col.custom('Router', () => '', { rank: 2, labeled: true, meta: () => null }),
    ];
    stage(<Table rows={[disk('a')]} columns={labeled} copyId={false} />);
    expect(rowOf('a').textContent).toBe('aRules 6');
  });
});

describe('states', () => {
  it('keeps the header and shows skeleton rows during the first load', () => {
    stage(<Table rows={undefined} columns={diskColumns} />);
    expect(heads()).toContain('name');
    expect(document.querySelectorAll('tbody tr[aria-hidden]')).toHaveLength(5);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  });

  it('is replaced by the empty state', () => {
    stage(<Table rows={[]} columns={diskColumns} empty={<p>No disks</p>} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('No disks')).toBeTruthy();
  });
});

describe('row menu', () => {
  it('begins with Copy ID, has the reasons of disabled entries, and highlights its row while it is open', () => {
    stage(<Table rows={[disk('a'), disk('b', 'attached')]} columns={diskColumns} actions={diskActions} />);
    openMenu('a');
    const items = screen.getAllByRole('menuitem');
    expect(items.map((item) => item.dataset['menuItem'])).toEqual(['Copy ID', 'Detach', 'Delete']);
    expect(items[1]?.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Only attached disks can be detached')).toBeTruthy();
    expect(screen.getByRole('menu', { name: 'Actions for a' })).toBeTruthy();
    expect(rowOf('a').dataset['active']).toBe('true');
    expect(rowOf('b').dataset['active']).toBeUndefined();
  });

  it('opens with the arrow keys, and its button says that it is open and gets the focus back', () => {
    stage(<Table rows={[disk('a'), disk('b')]} columns={diskColumns} actions={diskActions} />);
    const button = within(rowOf('b')).getByRole('button', { name: 'Row actions' });
    const isExpanded = () => button.getAttribute('aria-expanded');
    expect([button.getAttribute('aria-haspopup'), isExpanded()]).toEqual(['menu', 'false']);
    fireEvent.keyDown(button, { key: 'ArrowUp' });
    expect(isExpanded()).toBe('true');
    expect(screen.getByRole('menu', { name: 'Actions for b' }).id).toBe(button.getAttribute('aria-controls'));
    fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Delete' }), { key: 'Tab' });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    expect(isExpanded()).toBe('true');
    fireEvent.click(button);
    expect(isExpanded()).toBe('false');
  });

  it('copies the id', () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    stage(<Table rows={[disk('a')]} columns={diskColumns} />);
    openMenu('a');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Copy ID' }));
    expect(writeText).toHaveBeenCalledWith('id-a');
  });

  // @sheet common-ui/34.18
  it('stays open while a poll replaces the rows', () => {
    let poll = (): void => undefined;
    function Polling() {
      const [rows, setRows] = useState([disk('a'), disk('b')]);
      // A click elsewhere would close the menu
      useEffect(() => {
        poll = () => setRows([disk('new'), disk('a'), disk('b', 'attached')]);
      }, []);
      return <Table rows={rows} columns={diskColumns} actions={diskActions} />;
    }
    stage(<Polling />);
    openMenu('b');
    act(() => poll());
    expect(screen.getByRole('menu', { name: 'Actions for b' })).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'Detach' }).getAttribute('aria-disabled')).toBeNull();
  });
});

describe('a confirmation about a row', () => {
  const rows = [disk('a'), disk('b'), disk('c')];

  function Deleting({ initial }: { initial: Disk[] }) {
    const [left, setLeft] = useState(initial);
    const remove = (row: Disk) => Promise.resolve(setLeft((all) => all.filter((one) => one !== row)));
    const [actions] = useState<readonly Action<Disk>[]>([
      {
        id: 'delete',
        label: 'Delete',
        confirm: () => ({ title: 'Delete', body: '', errorTitle: '' }),
        run: remove,
      },
    ]);
    return (
      <main id="content">
        <h1 tabIndex={-1}>Disks</h1>
        <Table rows={left} columns={diskColumns} actions={actions} empty={<p>No disks</p>} />
      </main>
    );
  }

  const ask = (name: string) => {
    openMenu(name);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  };

  it('keeps the row highlighted, and the next row gets the focus when the row is removed', async () => {
    stage(<Deleting initial={rows} />);
    ask('b');
    expect(screen.queryByRole('menu')).toBeNull();
    await act(() => Promise.resolve());
    expect(rowOf('b').dataset['active']).toBe('true');
    await act(() => settleConfirm(true));
    expect(document.activeElement?.closest('tr')?.dataset['row']).toBe('id-c');
  });

  it('moves the focus to the title when no row is left', async () => {
    stage(<Deleting initial={[disk('a')]} />);
    ask('a');
    await act(() => settleConfirm(true));
    expect(document.activeElement?.textContent).toBe('Disks');
  });

  it('ends the highlight when it is cancelled', async () => {
    stage(<Deleting initial={rows} />);
    ask('b');
    await act(() => settleConfirm(false));
    expect(document.querySelector('[data-active]')).toBeNull();
  });
});

describe('keys', () => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  it('move from row to row and open the actions', () => {
    stage(<Table rows={[disk('a'), disk('b')]} columns={diskColumns} actions={diskActions} />);
    press('j');
    press('j');
    expect(document.activeElement?.textContent).toBe('b');
    press('k');
    expect(document.activeElement?.textContent).toBe('a');
    press('.');
    expect(screen.getByRole('menu', { name: 'Actions for a' })).toBeTruthy();
  });

  it('do nothing in fields and can be turned off', () => {
    stage(
      <>
        <input aria-label="Filter" />
        <Table rows={[disk('a')]} columns={diskColumns} />
      </>,
    );
    const input = screen.getByRole('textbox');
    input.focus();
    press('j');
    expect(document.activeElement).toBe(input);
    input.blur();
    document.documentElement.dataset['singleKeys'] = 'off';
    press('j');
    expect(document.activeElement).toBe(document.body);
    delete document.documentElement.dataset['singleKeys'];
  });
});
