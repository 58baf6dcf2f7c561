// @vitest-environment happy-dom
import type { Mock } from '@console/mock';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { placeOf } from '../../../../tools/testing/on-screen.ts';
import {
  confirmIn,
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  toasts,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens(80);

const INVENTORY = '/system/inventory';
const SLEDS = `${INVENTORY}/sleds`;
const NOWHERE = '00000000-0000-4000-8000-000000000000';

const SHOWN = ['HX40881700', 'HX40884305', 'HX40885605'];

/** The demo has hundreds of disks: to look for something in their table takes seconds. */
const fewDisks = {
  prepare({ store: { tables } }: Mock) {
    for (const { id, serial } of tables.physicalDisks.filter(() => true))
      if (!SHOWN.includes(serial)) tables.physicalDisks.remove(id);
  },
};

const openTab = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('tab', { name }));

/** The texts of the headings of the table that has a row. */
async function headingsOver(text: string): Promise<string[]> {
  const row = await rowOf(text);
  return within(row.closest('table') ?? row)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
}

const openLink = async (name: string) =>
  fireEvent.click(within(await rowOf(name)).getByRole('link', { name: new RegExp(name) }));

/** Waits for a text of the page, across elements. */
const pageSays = (text: RegExp) =>
  vi.waitFor(() => expect(document.body.textContent.replaceAll('\u00a0', ' ')).toMatch(text), 8_000);

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('sleds', () => {
  // @sheet specification/1.4 system-settings-auth/18.23
  it('are the first tab, with policy and state', async () => {
    const { address, place } = await renderScreen(routes, INVENTORY);
    await rowOf('FH22408817');
    expect(address()).toBe(SLEDS);
    expect(place()).toEqual(placeOf(['Inventory', SLEDS], ['Sleds', SLEDS]));
    expect(screen.getByRole('tab', { name: 'Sleds' }).getAttribute('aria-selected')).toBe('true');
    expect((await headingsOver('FH22408817')).filter(Boolean)).toEqual([
      'Policy',
      'serial number',
      'Slot',
      'state',
      'Kind',
      'Provision policy',
      'part number',
      'revision',
      'id',
    ]);
    for (const [serial, text] of [
      ['FH22408817', '0activeIn serviceProvisionable'],
      ['FH22408869', '4activeIn serviceNot provisionable'],
      ['FH224088134', '—decommissionedIn serviceNot provisionable'],
      ['FH224088147', '—activeExpunged—'],
      ['FH224088160', '—decommissionedExpunged—'],
    ] as const)
      await vi.waitFor(async () => expect((await rowOf(serial)).textContent).toContain(text), 8_000);
  });

  // @sheet operator/13.8 system-settings-auth/18.23
  it('have a page with properties, instances of every silo and disks', async () => {
    const { address, mock, place, visit } = await renderScreen(routes, SLEDS, fewDisks);
    const [sled] = mock.store.tables.sleds.filter(({ baseboard }) => baseboard.serial === 'FH22408817');
    const page = `${SLEDS}/${sled?.id ?? ''}`;
    await openLink('FH22408817');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sled' })).toBeTruthy();
    expect(address()).toBe(`${page}/instances`);
    expect(place().crumbs).toEqual([
      ['Inventory', SLEDS],
      ['Sleds', SLEDS],
      ['FH22408817', `${page}/instances`],
      ['Instances', `${page}/instances`],
    ]);
    await pageSays(/serialFH22408817/);
    await pageSays(/provision policyProvisionable/);
    await pageSays(/usable physical RAM1 TiB/);
    const row = await vi.waitFor(() => {
      const found = screen
        .getAllByRole('row')
        .find(({ textContent }) => textContent.includes('fernhill / edge-cache'));
      if (!found) throw new Error('no instance of fernhill');
      return found;
    }, 4_000);
    expect(row.textContent).toContain('vCPU');
    await pageSays(/\d+ vCPU, .+ of 1,024 GiB/);
    fireEvent.click(within(row).getByRole('button', { name: 'Row actions' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Copy ID']);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await openTab('Disks');
    await waitFor(() => expect(address()).toBe(`${page}/disks`));
    expect(await headingsOver('HX40881700')).toEqual([
      'Serial',
      'State',
      'Policy',
      'Form factor',
      'Vendor',
      'Model',
      'ID',
      '',
    ]);
    expect((await rowOf('HX40881700')).textContent).toContain('U.2');
    await visit(`${SLEDS}/${NOWHERE}/instances`);
    // The shell shows its page of this error
    await pageSays(/Not found: sled with id/);
  });

  // @sheet operator/13.6 specification/4.9
  it('show a changed policy in list and page', async () => {
    const { mock } = await renderScreen(routes, SLEDS, fewDisks);
    await rowAction('FH22408817', 'Make non-provisionable');
    await openDialog('Stop placing instances on this sled');
    const asked = screen.getByRole('dialog');
    await vi.waitFor(() => expect(asked.textContent).toMatch(/FH22408817.*instances keep running/), 8_000);
    await vi.waitFor(
      () => expect(asked.textContent).toMatch(/\d+ sleds still accept instances.*\d+ now, \d+ after/),
      8_000,
    );
    await confirmIn('Stop placing instances on this sled');
    await expectToast('Sled FH22408817 accepts no new instances');
    await vi.waitFor(async () =>
      expect((await rowOf('FH22408817')).textContent).toContain('Not provisionable'),
    );
    await openLink('FH22408817');
    await pageSays(/provision policyNot provisionable/);
    fireEvent.click(await screen.findByRole('button', { name: 'Sled actions' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Make provisionable' }));
    await confirmIn('Place instances on this sled again');
    await pageSays(/provision policyProvisionable/);
    expect(mock.calls.get('sledSetProvisionPolicy')).toBe(2);
  });
});

// @sheet operator/13.9 system-settings-auth/18.24
it('disks are listed, filtered and shown, by click and by address', async () => {
  const { address, place, visit } = await renderScreen(routes, SLEDS, fewDisks);
  await openTab('Disks');
  await rowOf('HX40881700');
  expect(place().title).toBe('Disks / Inventory / Oxide Console');
  expect(await headingsOver('HX40881700')).toEqual([
    'serial number',
    'Sled',
    'Slot',
    'state',
    'policy',
    'Form factor',
    'model number',
    'id',
    '',
  ]);
  const filter = screen.getByRole('searchbox', { name: 'Filter disks' });
  fill(filter, 'HX40884305 ');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  fill(filter, 'HX40885605');
  await vi.waitFor(async () =>
    expect((await rowOf('HX40885605')).textContent).toMatch(/FH22408856.*activeexpungedU\.2/),
  );
  await openLink('HX40885605');
  await openDialog('Disk');
  await vi.waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('SledFH22408856'), 8_000);
  const panel = address();
  expect(panel).toMatch(/\/disks\/[0-9a-f-]{36}\?filter=HX40885605$/);
  fireEvent.click((await openDialog('Disk')).getByRole('link', { name: 'Same model' }));
  await closed();
  expect(address()).toMatch(/\/disks\?filter=HLX-3200-U2$/);
  await visit(panel);
  await openDialog('Disk');
  expect(screen.getByRole('dialog').textContent).toContain('SerialHX40885605');
  await visit(`${INVENTORY}/disks/${NOWHERE}`);
  await pageSays(/Not found: physical-disk with id/);
});

// @sheet operator/13.10 operator/13.81
it('racks, switches and waiting sleds have their tabs', async () => {
  const { mock } = await renderScreen(routes, SLEDS, fewDisks);
  await openTab('Racks');
  await pageSays(/\d+ in service \/ 32/);
  await openTab('Switches');
  await openLink('FH22S00391');
  const panel = await openDialog('Switch');
  expect(screen.getByRole('dialog').textContent).toContain('PartGX-7710-01');
  fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  await closed();
  await openTab(/^Waiting sleds/);
  expect(await screen.findByRole('img', { name: '3 waiting' })).toBeTruthy();
  await rowAction('FH23110407', 'Add sled');
  const modal = await openDialog('Add sled');
  expect(screen.getByRole('dialog').textContent).toContain('Slot10');
  await press(modal.getByRole('button', { name: 'Add sled' }));
  await expectToast('Sled FH23110407 accepted');
  await vi.waitFor(async () => expect((await rowOf('FH23110407')).textContent).toContain('Being added'));
  expect(mock.calls.get('sledAdd')).toBe(1);
  // Once the system has it; follow.test.tsx waits until it is ready
  mock.store.clock.advance(10_000);
  const [view] = toasts().getAllByRole('link', { name: 'View sled' }).slice(-1);
  if (view) fireEvent.click(view);
  await pageSays(/serialFH23110407/);
});
