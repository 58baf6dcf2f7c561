// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '@console/shared/actions';
import { apiError } from '@console/shared/api';
import { announcementAtom, commandsAtom, store, toastsAtom } from '@console/shared/runtime';
import { useSelection } from '@console/shared/table';
import { BulkBar } from './bulk-bar.tsx';

type Row = { readonly id: string; readonly name: string };

const rowsOf = (...names: readonly string[]): Row[] => names.map((name) => ({ id: `id-${name}`, name }));
const LAMPS = rowsOf('red', 'green', 'blue');

const work = vi.fn<(row: Row) => Promise<void>>();
const prepare = vi.fn<() => void>();
const actions: readonly Action<Row>[] = [
  {
    id: 'dim',
    label: 'Dim',
    allowed: ({ name }) => name !== 'blue' || 'Only warm lamps can be dimmed',
    many: { consequence: 'They give less light.' },
    run: work,
    prepare,
  },
  { id: 'delete', label: 'Delete', section: 'delete', danger: true, many: {}, run: work },
];

function Bar({ rows }: { rows: readonly Row[] }) {
  const selection = useSelection('multi');
  const chosen = rows.filter(({ id }) => selection.selected.has(id));
  return (
    <>
      <button type="button" onClick={() => selection.onChange(new Set(rows.map(({ id }) => id)))}>
        All
      </button>
      <table>
        <tbody>
          {rows.map(({ id, name }) => (
            <tr key={id} data-row={id}>
              <td>
                <a href={`/${name}`}>{name}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <BulkBar noun={['lamp', 'lamps']} actions={actions} rows={chosen} selection={selection} />
    </>
  );
}

beforeEach(() => {
  document.body.append(Object.assign(document.createElement('div'), { id: 'action-bar' }));
  work.mockReset();
  work.mockResolvedValue();
  store.set(toastsAtom, []);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));

/** Selects the lamps and clicks the button of an action. */
async function ask(action: string, rows: readonly Row[] = LAMPS) {
  const element = <Bar rows={rows} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  press('All');
  press(action);
  return screen.findByRole('dialog');
}

const selected = () => screen.queryByText(/selected$/)?.textContent;
const results = () =>
  within(screen.getByRole('list', { name: 'Results' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('an action on several rows', () => {
  it('shows its plan, runs, and deselects the rows that succeeded', async () => {
    const dialog = await ask('Dim');
    expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe('Dim 2 of 3 lamps');
    expect(screen.getByRole('list', { name: 'Will be dimmed (2)' }).textContent).toBe('redgreen');
    expect(screen.getByRole('list', { name: 'Only warm lamps can be dimmed' }).textContent).toBe('blue');
    press('Dim 2');
    await screen.findByText('2 of 2 done');
    expect(work.mock.calls.map(([{ name }]) => name)).toEqual(['red', 'green']);
    expect(selected()).toBe('1 selected');
    expect(store.get(announcementAtom).text).toBe('2 of 2 done');
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.get(toastsAtom)).toEqual([]);
  });

  it('without a possible row shows the reason, and cannot be started', async () => {
    await ask('Dim', rowsOf('blue'));
    expect(screen.getByRole('list', { name: 'Only warm lamps can be dimmed' }).textContent).toBe('blue');
    const start = button('Dim 0');
    expect(start.getAttribute('aria-description')).toBe('Not possible for any of the selected rows');
    fireEvent.click(start);
    expect(work).not.toHaveBeenCalled();
    expect(selected()).toBe('1 selected');
  });

  it('prepares itself while its question is read', async () => {
    prepare.mockReset();
    await ask('Dim');
    expect(prepare).toHaveBeenCalledOnce();
    expect(work).not.toHaveBeenCalled();
  });

  it('is retried for the failed rows only', async () => {
    work.mockRejectedValueOnce(apiError({ kind: 'server', message: 'No current', requestId: 'r-1' }));
    await ask('Dim');
    press('Dim 2');
    await screen.findByText('1 of 2 done, 1 failed');
    expect(results()).toEqual(['red FailedNo currentRequest r-1 ', 'green Done']);
    expect(selected()).toBe('2 selected');
    press('Retry 1 failed');
    await screen.findByText('2 of 2 done');
    expect(work.mock.calls.map(([{ name }]) => name)).toEqual(['red', 'green', 'red']);
  });

  it('that is permanent requires typing the number of rows', async () => {
    await ask('Delete');
    const field = screen.getByRole('textbox', { name: 'Type 3 to delete 3 lamps' });
    press('Delete 3');
    expect(work).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: ' 3 ' } });
    press('Delete 3');
    await screen.findByText('3 of 3 done');
  });

  it('continues in a toast when its dialog is closed', async () => {
    const calls = LAMPS.map(() => Promise.withResolvers<void>());
    for (const { promise } of calls) work.mockReturnValueOnce(promise);
    await ask('Delete');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '3' } });
    press('Delete 3');
    await screen.findByText('0 of 3 done');
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{ variant: 'info', timeout: null }]));
    await act(async () => {
      calls[0]?.reject(new Error('No'));
      calls[1]?.resolve();
      calls[2]?.resolve();
    });
    await waitFor(() =>
      expect(store.get(toastsAtom)).toMatchObject([
        { variant: 'error', title: 'Delete 3 lamps', timeout: null },
      ]),
    );
    expect(selected()).toBe('1 selected');
  });
});

// @sheet common-ui/34.56
it('offers its actions in the palette while rows are selected', async () => {
  const commands = () => [...store.get(commandsAtom).values()].flat();
  const element = <Bar rows={LAMPS} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(commands()).toEqual([]);
  press('All');
  expect(commands().map(({ group, label }) => `${group}: ${label}`)).toEqual([
    'Actions: Dim 3 selected lamps',
    'Actions: Delete 3 selected lamps',
  ]);
  act(() => commands()[0]?.run?.());
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

describe('keyboard shortcuts of the bar', () => {
  const pressIn = (row: string, key: string) => {
    const link = screen.getByRole('link', { name: row });
    link.focus();
    fireEvent.keyDown(link, { key });
  };
  const focused = () => document.activeElement?.textContent;
  const start = () => {
    const element = <Bar rows={LAMPS} />;
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  };

  // @sheet common-ui/34.56
  it('move from a row to the bar with one Tab, and back with Shift+Tab', () => {
    start();
    pressIn('green', 'Tab');
    expect(focused()).toBe('green');
    press('All');
    pressIn('green', 'Tab');
    expect(focused()).toBe('Dim');
    fireEvent.keyDown(button('Dim'), { key: 'Tab', shiftKey: true });
    expect(focused()).toBe('green');
  });

  // @sheet common-ui/34.56
  it('move to the bar with the full stop while rows are selected, unless single-key shortcuts are off', () => {
    start();
    press('All');
    pressIn('red', '.');
    expect(focused()).toBe('Dim');
    document.documentElement.dataset['singleKeys'] = 'off';
    pressIn('red', '.');
    expect(focused()).toBe('red');
    delete document.documentElement.dataset['singleKeys'];
  });
});
