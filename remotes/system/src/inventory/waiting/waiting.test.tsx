// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  cellOf,
  descriptionOf,
  expectToast,
  FAILURES,
  once,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

const WAITING = '/system/inventory/waiting-sleds';

describe('waiting sleds', () => {
  // @sheet operator/13.11 operator/13.84
  test('are sorted by slot, with a count on their tab', async () => {
    await renderScreen(routes, WAITING);
    await rowOf('FH23110407');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '9FH2240881343Waiting',
      '10FH231104076Waiting',
      '11FH231104206Waiting',
    ]);
    expect(screen.getByRole('img', { name: '3 waiting' })).toBeTruthy();
    expect(screen.getByText(/FH224088134 was removed earlier/)).toBeTruthy();
  });

  // @sheet operator/13.11
  test('that cannot be listed do not affect the other tabs, and can be retried', async () => {
    await renderScreen(routes, WAITING, {
      faults: [{ operation: 'sledListUninitialized', status: 500, count: 2 }],
    });
    expect(await screen.findByText('The waiting sleds could not be loaded')).toBeTruthy();
    expect(screen.getAllByRole('tab')).toHaveLength(5);
    await vi.waitFor(
      async () => {
        const again = screen.queryByRole('button', { name: 'Try again' });
        if (again) fireEvent.click(again);
        expect(screen.queryByText('FH23110407')).toBeTruthy();
      },
      { timeout: 5_000, interval: 200 },
    );
  });

  // @sheet operator/13.81 operator/13.82
  test('can be added, and not a second time while their row stays', async () => {
    const { mock } = await renderScreen(routes, WAITING);
    await rowAction('FH23110407', 'Add sled');
    const modal = await openDialog('Add sled');
    expect(
      modal.getByText(
        /^Adds [\d,]+ threads and [\d.]+ [GT]iB: [\d,]+ → [\d,]+ threads, [\d.]+ TiB → [\d.]+ TiB\.$/,
      ),
    ).toBeTruthy();
    await press(modal.getByRole('button', { name: 'Add sled' }));
    await expectToast('Sled FH23110407 accepted');
    const status = await cellOf('FH23110407', 'Status');
    await vi.waitFor(() => expect(status.textContent).toBe('Being added'));
    // Its row stays for a while, but it cannot be added again
    const menu = await openRowMenu('FH23110407');
    const item = menu.getByRole('menuitem', { name: 'Add sled' });
    expect(descriptionOf(item)).toContain('The sled is being added');
    expect(mock.calls.get('sledAdd')).toBe(1);
  });

  // @sheet operator/13.81
  test.each([
    ['of an unknown part', { part: 'GX-9999-99', revision: 6 }, /^First sled of this part here/],
    ['of another revision', { part: 'GX-4410-03', revision: 99 }, /^First .+ of revision 99 here/],
  ])('%s show that before they are added', async (_, own, text) => {
    await renderScreen(routes, WAITING, {
      prepare: ({ store: { tables } }) => {
        const row = tables.uninitializedSleds.find(({ cubby }) => cubby === 11);
        if (row) tables.uninitializedSleds.put({ ...row, baseboard: { ...row.baseboard, ...own } });
      },
    });
    await rowAction('FH23110420', 'Add sled');
    const modal = await openDialog('Add sled');
    expect(await modal.findByText(text)).toBeTruthy();
    for (const label of ['Slot', 'Serial', 'Part', 'Revision', 'Rack'])
      expect(modal.getByText(label)).toBeTruthy();
  });

  // @sheet operator/13.82
  test('that were added before a reload cannot be added again', async () => {
    const { mock } = await renderScreen(routes, WAITING, {
      prepare: ({ store: { tables } }) => {
        const [sled] = tables.sleds;
        const waiting = tables.uninitializedSleds.find(({ cubby }) => cubby === 11);
        if (!sled || !waiting) throw new Error('the demo has sleds');
        tables.sleds.put({ ...sled, baseboard: waiting.baseboard });
      },
    });
    const cell = await cellOf('FH23110420', 'Status');
    expect(cell.textContent).toBe('Added, starting');
    const item = (await openRowMenu('FH23110420')).getByRole('menuitem', { name: 'Add sled' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(mock.calls.get('sledAdd')).toBeUndefined();
  });

  // @sheet corrections/R18 operator/13.83
  test('that have disappeared or were added by somebody else show that, and the list is refetched', async () => {
    const { mock } = await renderScreen(routes, WAITING);
    await rowAction('FH23110420', 'Add sled');
    const modal = await openDialog('Add sled');
    const { uninitializedSleds, sleds } = mock.store.tables;
    const waiting = uninitializedSleds.find(({ cubby }) => cubby === 11);
    const [sled] = sleds;
    if (!sled || !waiting) throw new Error('the demo has sleds');
    uninitializedSleds.remove(waiting.id);
    sleds.put({ ...sled, baseboard: waiting.baseboard });
    await press(modal.getByRole('button', { name: 'Add sled' }));
    expect(await modal.findByText('The sled FH23110420 is already in the system')).toBeTruthy();
    expect(await modal.findByRole('link', { name: 'View sled' })).toBeTruthy();
    await vi.waitFor(() => expect(screen.queryByText('FH23110420', { selector: 'td *' })).toBeNull());
  });

  // @sheet operator/13.11 operator/13.83
  test.each(FAILURES)('whose addition %s keep the dialog open, with the reason', async (_, rule, message) => {
    await renderScreen(routes, WAITING, once('sledAdd', rule));
    await rowAction('FH23110420', 'Add sled');
    const modal = await openDialog('Add sled');
    await press(modal.getByRole('button', { name: 'Add sled' }));
    expect(await modal.findByText('Could not add sled')).toBeTruthy();
    expect(modal.getByText(message)).toBeTruthy();
  });
});
