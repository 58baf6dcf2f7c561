// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openDialog, press, renderScreen, useScreens } from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';

useScreens();

const RACKS = '/system/inventory/racks';
const NO_SCHEMAS = { operation: 'systemTimeseriesSchemaList', body: '{"items":[]}' };

const drawing = () => screen.findByRole('grid', { name: /^Rack / });
const cell = async (name: string | RegExp) => {
  const grid = await drawing();
  return vi.waitFor(() => {
    const found = grid.querySelectorAll<HTMLElement>('[data-cell]');
    const one = [...found].find((each) => {
      const text = each.getAttribute('aria-label') ?? each.textContent;
      return typeof name === 'string' ? text === name : name.test(text);
    });
    if (!one) throw new Error(`no cell is named ${String(name)}`);
    return one;
  }, 8_000);
};
const beside = () => screen.findByRole('complementary', { name: 'Beside the rack' });
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

describe('the drawing of a rack', () => {
  // @sheet operator/13.13
  test('has every sled in its slot, with the same words as the list', async () => {
    await renderScreen(routes, RACKS);
    expect(await cell('Slot 0, FH22408817, in service')).toBeTruthy();
    expect(await cell('Slot 4, FH22408869, no new instances')).toBeTruthy();
    expect(await cell('Slot 9, FH224088134, waiting to be added')).toBeTruthy();
    expect(await cell('Slot 10, FH23110407, waiting to be added')).toBeTruthy();
    expect(within(await beside()).getByRole('heading', { name: 'Former sleds (3)' })).toBeTruthy();
    expect(within(await beside()).queryByRole('heading', { name: /^Not placed/ })).toBeNull();
    expect(await cell(/^switch0/)).toBeTruthy();
  });

  test('lists no sled as not placed while the positions are loading', async () => {
    await renderScreen(routes, RACKS, { faults: [{ operation: 'systemTimeseriesQuery', delay: 500 }] });
    await screen.findByRole('searchbox', { name: 'Highlight sleds' });
    expect(screen.queryByRole('heading', { name: /^Not placed/ })).toBeNull();
    expect(await cell('Slot 0, FH22408817, in service')).toBeTruthy();
  });

  // @sheet operator/13.13
  test('places no sled without reports, and reads positions from a support bundle', async () => {
    await renderScreen(routes, RACKS, { faults: [NO_SCHEMAS] });
    expect(await screen.findByText('This system does not report the positions of sleds')).toBeTruthy();
    expect(within(await beside()).getByRole('heading', { name: 'Not placed (29)' })).toBeTruthy();
    expect(await cell('Slot 0, unknown')).toBeTruthy();
    const grid = await drawing();
    expect(grid.querySelector('[data-status="empty"]')).toBeNull();
    await press(screen.getByRole('button', { name: 'Read positions from a support bundle' }));
    expect(await cell('Slot 0, FH22408817, in service')).toBeTruthy();
    expect(within(await beside()).queryByRole('heading', { name: /^Not placed/ })).toBeNull();
    expect(screen.queryByText('This system does not report the positions of sleds')).toBeNull();
  });

  // @sheet operator/13.13
  test('shows a message when no bundle contains positions', async () => {
    await renderScreen(routes, RACKS, {
      faults: [NO_SCHEMAS, { operation: 'supportBundleList', body: '{"items":[]}' }],
    });
    await press(await screen.findByRole('button', { name: 'Read positions from a support bundle' }));
    expect(await screen.findByText(/There is no readable support bundle/)).toBeTruthy();
  });

  // @sheet operator/13.13
  test.each([
    ['sledList', 'sleds'],
    ['sledListUninitialized', 'waiting sleds'],
  ])('calls no slot empty when %s cannot be read, and says so until it can', async (operation, noun) => {
    const { mock } = await renderScreen(routes, `${RACKS}?filter=nothing`, {
      faults: [{ operation, status: 503 }],
    });
    expect(await cell(/^Slot \d+, unknown/)).toBeTruthy();
    const grid = await drawing();
    expect(grid.querySelector('[data-status="empty"]')).toBeNull();
    expect(
      screen.getByText(`Could not be loaded: ${noun}. Slots may hold hardware that is not shown.`),
    ).toBeTruthy();
    expect(screen.queryByText('0 sleds found')).toBeNull();
    mock.faults.clear();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cell('Slot 0, FH22408817, in service')).toBeTruthy();
    expect(await cell('Slot 10, FH23110407, waiting to be added')).toBeTruthy();
    expect(screen.queryByText(/^Could not be loaded/)).toBeNull();
  });

  // @sheet operator/13.13
  test('does not say that positions are not reported when they cannot be read', async () => {
    const { mock } = await renderScreen(routes, RACKS, {
      faults: [{ operation: 'systemTimeseriesQuery', status: 503 }],
    });
    expect(await screen.findByText('The positions of the sleds could not be loaded')).toBeTruthy();
    expect(screen.queryByText('This system does not report the positions of sleds')).toBeNull();
    expect(screen.getByRole('button', { name: 'Read positions from a support bundle' })).toBeTruthy();
    expect(await cell('Slot 0, unknown')).toBeTruthy();
    mock.faults.clear();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cell('Slot 0, FH22408817, in service')).toBeTruthy();
  });

  // @sheet operator/13.14
  test('is one tab stop; arrows move by geometry, Enter opens and Escape returns', async () => {
    await renderScreen(routes, RACKS);
    const first = await cell(/^Slot 30,/);
    const grid = await drawing();
    const stops = () =>
      [...grid.querySelectorAll<HTMLElement>('[data-cell]')].filter((one) => one.tabIndex === 0);
    expect(stops()).toEqual([first]);
    first.focus();
    key('ArrowRight');
    expect(document.activeElement).toBe(await cell(/^Slot 31,/));
    key('ArrowRight');
    expect(document.activeElement).toBe(first);
    key('Home');
    const bottom = await cell(/^Slot 0,/);
    expect(document.activeElement).toBe(bottom);
    expect(stops()).toEqual([bottom]);
    fireEvent.click(bottom);
    const panel = await openDialog('Slot 0');
    expect(panel.getByText('FH22408817')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Open sled' })).toBeTruthy();
  });

  // @sheet operator/13.14
  test('the full stop opens the actions of a sled', async () => {
    await renderScreen(routes, RACKS);
    const sled = await cell(/^Slot 0,/);
    sled.focus();
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Sled actions' })).toBeTruthy());
    key('.');
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByRole('menuitem', { name: 'Make non-provisionable' })).toBeTruthy();
    expect(menu.queryByRole('menuitem', { name: 'View in rack' })).toBeNull();
  });

  // @sheet operator/13.81
  test('of a waiting sled opens the dialog that adds it', async () => {
    await renderScreen(routes, RACKS);
    fireEvent.click(await cell(/^Slot 10,/));
    const modal = await screen.findByRole('dialog', { name: 'Add sled' }, { timeout: 15_000 });
    expect(within(modal).getByText('FH23110407')).toBeTruthy();
  });
});

describe('what cells show', () => {
  test('is not said to be missing while it is loading', async () => {
    await renderScreen(routes, `${RACKS}?show=disks`, {
      faults: [{ operation: 'physicalDiskList', delay: 1_000 }],
    });
    expect(await cell('Slot 0, FH22408817, in service')).toBeTruthy();
    expect(screen.queryByText('Not available')).toBeNull();
    expect(await cell('Slot 0, FH22408817, in service, 10 of 10 disks')).toBeTruthy();
  });

  // @sheet operator/13.15
  test('is chosen in the address, and a sled whose request failed says so', async () => {
    const { mock, address } = await renderScreen(routes, `${RACKS}?show=memory`, {
      faults: [{ operation: 'sledInstanceList', status: 503, count: 2 }],
    });
    const grid = await drawing();
    await vi.waitFor(() => expect(grid.textContent).toContain('%'), 8_000);
    const unknown = [...grid.querySelectorAll('[data-cell]')].filter((one) =>
      one.getAttribute('aria-label')?.endsWith('not available'),
    );
    expect(unknown.length).toBeGreaterThanOrEqual(1);
    expect(mock.calls.get('sledInstanceList')).toBeGreaterThan(20);
    const show = within(screen.getByRole('group', { name: 'Show' }));
    fireEvent.click(show.getByRole('button', { name: 'Disks' }));
    expect(await cell('Slot 0, FH22408817, in service, 10 of 10 disks')).toBeTruthy();
    await vi.waitFor(() => expect(address()).toBe(`${RACKS}?show=disks`));
    fireEvent.click(show.getByRole('button', { name: 'Temperature' }));
    expect(await cell(/^Slot 0, FH22408817, in service, \d+ °C$/)).toBeTruthy();
  });

  test('is requested when it is selected; the drawing opens without it', async () => {
    const { mock } = await renderScreen(routes, RACKS);
    await cell('Slot 0, FH22408817, in service');
    const asked = () => ['sledInstanceList', 'physicalDiskList'].map((name) => mock.calls.get(name) ?? 0);
    expect(asked()).toEqual([0, 0]);
    const show = within(screen.getByRole('group', { name: 'Show' }));
    fireEvent.click(show.getByRole('button', { name: 'Instances' }));
    expect(await cell(/^Slot 0, FH22408817, in service, \d+ instances?$/)).toBeTruthy();
    expect(asked()).not.toContain(0);
  });

  test('is requested shortly after the drawing, before it is selected', async () => {
    const { mock } = await renderScreen(routes, RACKS);
    await cell('Slot 0, FH22408817, in service');
    await vi.waitFor(() => expect(mock.calls.get('sledInstanceList')).toBeGreaterThan(20), 8_000);
    expect(mock.calls.get('physicalDiskList')).toBe(1);
  });

  // @sheet operator/13.15
  test('temperature is offered only where it is measured', async () => {
    await renderScreen(routes, RACKS, { faults: [NO_SCHEMAS] });
    await drawing();
    expect(screen.queryByRole('button', { name: 'Temperature' })).toBeNull();
  });
});

describe('the filter', () => {
  // @sheet operator/13.17
  test('matches the name of an instance, and counts its sled', async () => {
    const { mock, address } = await renderScreen(routes, RACKS);
    const instance = [...mock.store.tables.instances].find(({ sledId }) => sledId !== null);
    const sled = mock.store.tables.sleds.get(instance?.sledId ?? '');
    if (!instance || !sled) throw new Error('the demo has instances on sleds');
    await drawing();
    await vi.waitFor(() => expect(mock.calls.get('sledInstanceList')).toBeGreaterThan(20), 8_000);
    const field = screen.getByRole('searchbox', { name: 'Highlight sleds' });
    fireEvent.change(field, { target: { value: instance.name } });
    await vi.waitFor(() => expect(screen.getByText('1 sled found')).toBeTruthy(), 8_000);
    const own = await cell(new RegExp(`, ${sled.baseboard.serial},`));
    const buttons = [...(await drawing()).querySelectorAll('button[data-cell]')];
    expect(buttons.filter(({ className }) => className === own.className)).toEqual([own]);
    await vi.waitFor(() => expect(address()).toBe(`${RACKS}?filter=${instance.name}`));
  });
});

describe('the table of a rack', () => {
  // @sheet operator/13.16
  test('contains what the drawing shows', async () => {
    await renderScreen(routes, RACKS);
    const grid = await drawing();
    await cell(/^Slot 0,/);
    const table = screen.getByRole('table', { name: 'Slots' });
    const lines = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(0, 3).map(({ textContent }) => textContent));
    const drawn = [...grid.querySelectorAll('[data-status]')].map((one) => one.getAttribute('aria-label'));
    const told = lines
      .filter(([slot]) => /^\d+$/.test(slot ?? ''))
      .map(([slot, serial, status]) =>
        [`Slot ${slot}`, ...(serial === '—' ? [] : [serial]), status].join(', '),
      );
    expect(new Set(told)).toEqual(new Set(drawn));
    expect(lines.filter(([slot]) => slot === 'Former')).toHaveLength(3);
  });
});
