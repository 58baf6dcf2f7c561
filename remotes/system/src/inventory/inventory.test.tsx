// @vitest-environment happy-dom
import type { Mock } from '@console/mock';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  cellOf,
  confirmIn,
  descriptionOf,
  expectToast,
  FAILURES,
  once,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  toasts,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const INVENTORY = '/system/inventory';
const SLEDS = `${INVENTORY}/sleds`;
const WAITING = `${INVENTORY}/waiting-sleds`;

/** Sleds of the demo data: open, closed, expunged, decommissioned. */
const OPEN = 'FH22408817';
const CLOSED = 'FH22408869';
const EXPUNGED = 'FH224088147';
const DECOMMISSIONED = 'FH224088134';

test('the sleds are shown before the number of waiting ones is known', async () => {
  const { mock } = await renderScreen(routes, SLEDS, {
    faults: [{ operation: 'sledListUninitialized', delay: 60_000 }],
  });
  expect(await screen.findByText(OPEN)).toBeTruthy();
  expect(mock.calls.get('sledListUninitialized')).toBe(1);
});

describe('the provision policy of a sled', () => {
  // @sheet operator/13.6
  test.each([
    [OPEN, 'Make non-provisionable', undefined],
    [CLOSED, 'Make provisionable', undefined],
    [EXPUNGED, 'Make non-provisionable', 'The sled is expunged'],
    [DECOMMISSIONED, 'Make provisionable', 'The sled is decommissioned'],
  ])('of %s offers %s, or shows why not', async (serial, label, reason) => {
    await renderScreen(routes, SLEDS);
    const menu = await openRowMenu(serial);
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Copy ID',
      'Copy serial',
      'View in rack',
      'Work order',
      'Take out of service',
      label,
    ]);
    const item = menu.getByRole('menuitem', { name: label });
    expect(item.getAttribute('aria-disabled') === 'true').toBe(reason !== undefined);
    expect(descriptionOf(item)).toContain(reason ?? '');
  });

  // @sheet operator/13.6
  test('changes from its row, after a confirmation that says what keeps running and what capacity is left', async () => {
    const { mock } = await renderScreen(routes, SLEDS);
    await rowAction(OPEN, 'Make non-provisionable');
    const dialog = await openDialog('Stop placing instances on this sled');
    expect(await dialog.findByText(/It runs no|keeps? running/)).toBeTruthy();
    expect(
      dialog.getByText(
        /\d+ sleds still accept instances\. New instances lose 128 threads and 1 TiB of memory: [\d,]+ → [\d,]+ threads, \d+ TiB → \d+ TiB\./,
      ),
    ).toBeTruthy();
    expect(
      await dialog.findByText(/Room for instances of 4 vCPUs and 16 GiB: \d+ now, \d+ after/),
    ).toBeTruthy();
    await press(dialog.getByRole('button', { name: 'Confirm' }));
    await expectToast(`Sled ${OPEN} accepts no new instances`);
    const cell = await cellOf(OPEN, 'Provision policy');
    await vi.waitFor(() => expect(cell.textContent).toBe('Not provisionable'));
    expect(mock.calls.get('sledSetProvisionPolicy')).toBe(1);
  });

  // @sheet operator/13.6
  test.each(FAILURES)('whose change %s is unchanged', async (_, rule, message) => {
    await renderScreen(routes, SLEDS, once('sledSetProvisionPolicy', rule));
    await rowAction(CLOSED, 'Make provisionable');
    await confirmIn('Place instances on this sled again');
    await expectToast('Could not change provision policy');
    expect(toasts().getByText(message)).toBeTruthy();
  });

  test('that is already set shows that', async () => {
    const body = JSON.stringify({ old_state: 'provisionable', new_state: 'provisionable' });
    await renderScreen(routes, SLEDS, once('sledSetProvisionPolicy', { status: 200, body }));
    await rowAction(CLOSED, 'Make provisionable');
    await confirmIn('Place instances on this sled again');
    await expectToast('The sled already has this policy');
  });

  // @sheet operator/13.7
  test('of the last sled that takes instances shows a warning', async () => {
    const { mock } = await renderScreen(routes, SLEDS);
    const sleds = mock.store.tables.sleds;
    for (const sled of sleds)
      if (sled.policy.kind === 'in_service' && sled.baseboard.serial !== OPEN)
        sleds.put({ ...sled, policy: { kind: 'in_service', provisionPolicy: 'non_provisionable' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Refresh data' }));
    const cell = await cellOf('FH22408830', 'Provision policy');
    await vi.waitFor(() => expect(cell.textContent).toBe('Not provisionable'));
    await rowAction(OPEN, 'Make non-provisionable');
    const dialog = await openDialog('Stop placing instances on this sled');
    expect(await dialog.findByText(/last sled that accepts instances/)).toBeTruthy();
  });
});

describe('users without the fleet admin role', () => {
  const body = JSON.stringify({ role_assignments: [] });
  const faults = [
    { operation: 'systemPolicyView', body },
    { operation: 'policyView', body },
  ];

  // @sheet operator/13.2
  test.each([
    [SLEDS, OPEN, 'Make non-provisionable'],
    [WAITING, 'FH23110407', 'Add sled'],
    ['/system/networking/service-pool', '198.51.100.225', 'Remove'],
  ])('see the reason at %s', async (path, row, label) => {
    await renderScreen(routes, path, { faults });
    const item = (await openRowMenu(row)).getByRole('menuitem', { name: label });
    await vi.waitFor(() => expect(item.getAttribute('aria-disabled')).toBe('true'));
    expect(descriptionOf(item)).toContain('Needs the fleet admin role');
  });

  // @sheet operator/13.2
  test('keep the actions enabled when policies cannot be read', async () => {
    await renderScreen(routes, SLEDS, { faults: [{ operation: 'systemPolicyView', status: 503 }] });
    const item = (await openRowMenu(OPEN)).getByRole('menuitem', { name: 'Make non-provisionable' });
    expect(item.getAttribute('aria-disabled')).not.toBe('true');
  });
});

/** Opens the panel of a disk in a sled. The demo's other disks are removed: to look for a dialog over a full table takes seconds. */
async function openOnlyDisk(sledOf: (tables: Mock['store']['tables']) => string | null) {
  const { mock } = await renderScreen(routes, `${INVENTORY}/disks`, {
    prepare: ({ store: { tables } }) => {
      const [only, ...others] = tables.physicalDisks;
      if (!only) throw new Error('the demo has disks');
      for (const { id } of others) tables.physicalDisks.remove(id);
      tables.physicalDisks.put({ ...only, sledId: sledOf(tables) });
    },
  });
  const [disk] = mock.store.tables.physicalDisks;
  fireEvent.click(await screen.findByText(disk?.serial ?? ''));
  return openDialog('Disk');
}

describe('hardware', () => {
  // @sheet operator/13.10
  test('with one rack shows the rack directly', async () => {
    const { address } = await renderScreen(routes, `${INVENTORY}/racks`);
    expect(await screen.findByText(/^\d+ in service \/ \d+$/)).toBeTruthy();
    expect(await screen.findByRole('grid', { name: /^Rack / })).toBeTruthy();
    expect(address()).toBe(`${INVENTORY}/racks`);
  });

  // @sheet operator/13.10
  test.each([
    ['sleds', 'sledList', 'No sleds found'],
    ['disks', 'physicalDiskList', 'No disks found'],
    ['racks', 'rackList', 'No racks'],
    ['switches', 'switchList', 'No switches reported'],
    ['waiting-sleds', 'sledListUninitialized', 'No sleds waiting'],
  ])('that does not exist shows an empty state: %s', async (tab, operation, title) => {
    await renderScreen(routes, `${INVENTORY}/${tab}`, { faults: [{ operation, body: '{"items":[]}' }] });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('of a switch shows which one it is when its measurements tell', async () => {
    const { mock } = await renderScreen(routes, `${INVENTORY}/switches`);
    const [first] = mock.store.tables.switches;
    fireEvent.click(await screen.findByText(first?.baseboard.serial ?? ''));
    const panel = await openDialog('Switch');
    expect(await panel.findByText('switch0')).toBeTruthy();
  });

  test('of a switch links to the ports', async () => {
    await renderScreen(routes, `${INVENTORY}/switches`, {
      faults: [{ operation: 'switchList', body: '{"items":[]}' }],
    });
    const link = await screen.findByRole('link', { name: 'Switch ports' });
    expect(link.getAttribute('href')).toBe('/system/networking/switch-ports');
  });

  test('of a disk shows where its sled is in the rack', async () => {
    const panel = await openOnlyDisk(
      ({ sleds }) => sleds.find(({ baseboard }) => baseboard.serial === 'FH22408830')?.id ?? null,
    );
    await vi.waitFor(
      () => expect(panel.getByText('Slot in rack').nextElementSibling?.textContent).toMatch(/^\d+$/),
      8_000,
    );
  });

  test('whose slots cannot be read has none that is called none', async () => {
    await renderScreen(routes, SLEDS, { faults: [{ operation: 'systemTimeseriesQuery', status: 503 }] });
    const slot = await cellOf(OPEN, 'Slot');
    await vi.waitFor(() => expect(slot.textContent).toBe('Not available'), 8_000);
    // A removed sled is in no slot
    expect((await cellOf('FH224088134', 'Slot')).textContent).toBe('—');
  });

  test('of a disk is in a sled that is not known when the sleds cannot be read', async () => {
    const { mock } = await renderScreen(routes, `${INVENTORY}/disks`, {
      faults: [{ operation: 'sledList', status: 503 }],
    });
    const [disk] = [...mock.store.tables.physicalDisks].filter(({ sledId }) => sledId !== null);
    const sled = await cellOf(disk?.serial ?? '', 'Sled');
    await vi.waitFor(() => expect(sled.textContent).toBe('Not available'), 8_000);
    expect((await cellOf(disk?.serial ?? '', 'Slot')).textContent).toBe('Not available');
  });

  // @sheet operator/13.9
  test('of a disk outside any sled shows a dash', async () => {
    const panel = await openOnlyDisk(() => null);
    expect(panel.getAllByRole('img', { name: 'None' })).toHaveLength(2);
    expect(panel.getByRole('button', { name: 'Tip' })).toBeTruthy();
  });
});
