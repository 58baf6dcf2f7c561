// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { placeOf } from '../../../../../tools/testing/on-screen.ts';
import {
  cellOf,
  choose,
  confirmIn,
  descriptionOf,
  expectToast,
  fill,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens(80);

const LIST = '/system/networking/ip-pools';
const V4 = `${LIST}/public-v4`;

const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name });
const bar = (family: string) => screen.queryByRole('heading', { level: 2, name: new RegExp(`^${family}`) });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const text = () => document.body.textContent;
const isGone = (name: string) =>
  waitFor(() => expect(within(document.body).queryByText(name, { selector: 'td, td *' })).toBeNull());

/** Chooses an entry of the menu of the page of a pool. */
async function poolAction(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'IP pool actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

const follow = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }));

// @sheet specification/1.4 specification/3.7 system-settings-auth/18.9
test('the list shows the utilization of each pool, by IP version and with shortened large numbers', async () => {
  const { mock, address, place } = await renderScreen(routes, '/system/networking');
  await heading('IP Pools');
  expect(address()).toBe(LIST);
  expect(place()).toEqual(placeOf(['IP Pools', LIST]));
  const table = within((await rowOf('public-v4')).closest('table') ?? document.body);
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'name',
    'description',
    'Utilization',
    'created',
    '',
  ]);
  expect(table.getAllByRole('row')).toHaveLength(5);
  for (const [pool, numbers] of [
    ['public-v4', '29 / 72'],
    ['public-v6', 'v40 / 0v62 / 16'],
    ['reserve', '0 / 0'],
    ['backbone-trial', 'v40 / 254v60 / 18.4 × 10¹⁸'],
  ] as const)
    await waitFor(async () => expect((await cellOf(pool, 'Utilization')).textContent).toContain(numbers));
  fireEvent.pointerEnter(screen.getByText('18.4 × 10¹⁸'), { pointerType: 'mouse' });
  await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe('18,446,744,073,709,551,616'));
  expect(mock.calls.get('ipPoolUtilizationView')).toBe(4);
});

// @sheet system-settings-auth/18.11 system-settings-auth/18.14 system-settings-auth/18.15 system-settings-auth/18.19
test('a pool is created, renamed from its menu and deleted from it', async () => {
  const { address, place } = await renderScreen(routes, LIST);
  await follow('New IP Pool');
  const form = await openDialog('Create IP pool');
  expect(place().title).toBe('New IP pool / IP Pools / Oxide Console');
  fill(form.getByRole('textbox', { name: 'Name' }), 'edge-v4');
  await press(form.getByRole('button', { name: 'Create IP pool' }));
  await expectToast('IP pool edge-v4 created');
  await waitFor(() => expect(address()).toBe(LIST));
  await rowOf('edge-v4');
  await follow('edge-v4');
  await heading('edge-v4');
  expect(place().title).toBe('edge-v4 / IP Pools / Oxide Console');
  expect(screen.queryByRole('meter')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'No IP ranges' })).toBeTruthy();
  await poolAction('Edit');
  const edit = await openDialog('Edit IP pool');
  expect(place().crumbs).toEqual([
    ['IP Pools', LIST],
    ['edge-v4', `${LIST}/edge-v4`],
  ]);
  fill(edit.getByRole('textbox', { name: 'Name' }), 'edge-v4-west');
  await press(edit.getByRole('button', { name: 'Update IP pool' }));
  await expectToast('IP pool edge-v4-west updated');
  await heading('edge-v4-west');
  expect(address()).toBe(`${LIST}/edge-v4-west`);
  await poolAction('Delete');
  await confirmIn('Confirm delete');
  await expectToast('Pool edge-v4-west deleted');
  await waitFor(() => expect(address()).toBe(LIST));
  await rowOf('public-v4');
  await isGone('edge-v4-west');
});

// @sheet system-settings-auth/18.13 system-settings-auth/18.14
test('only a pool without ranges can be deleted', async () => {
  const { mock } = await renderScreen(routes, LIST);
  await rowAction('public-v4', 'Delete');
  await confirmIn('Confirm delete');
  await expectToast('Could not delete pool');
  await expectToast('it has ranges');
  await rowOf('public-v4');
  await rowAction('reserve', 'Delete');
  await confirmIn('Confirm delete');
  await expectToast('Pool reserve deleted');
  await isGone('reserve');
  expect(mock.calls.get('ipPoolDelete')).toBe(2);
  await follow('public-v4');
  await heading('public-v4');
  fireEvent.click(await screen.findByRole('button', { name: 'IP pool actions' }));
  const remove = await screen.findByRole('menuitem', { name: 'Delete' });
  await waitFor(() => expect(remove.getAttribute('aria-disabled')).toBe('true'));
  expect(descriptionOf(remove)).toMatch(/Remove the ranges first/);
});

// @sheet system-settings-auth/18.16 system-settings-auth/18.17 system-settings-auth/18.19
test('a range is added and removed; bars and list follow', async () => {
  const { address, place, visit } = await renderScreen(routes, `${LIST}/public-v6`);
  await heading('public-v6');
  await waitFor(() => expect(text()).toContain('IPv6(IPs)12.5%'));
  expect(bar('IPv6')).toBeTruthy();
  expect(bar('IPv4')).toBeNull();
  await follow('Add range');
  const form = await openDialog('Add IP range');
  expect(place().title).toBe('Add Range / public-v6 / IP Pools / Oxide Console');
  const [first, last] = [/^First/, /^Last/].map((name) => form.getByRole('textbox', { name }));
  if (!first || !last) throw new Error('the form has no fields');
  const submit = () => press(form.getByRole('button', { name: 'Add IP range' }));
  await submit();
  for (const field of [first, last])
    await waitFor(() => expect(descriptionOf(field)).toContain('Not a valid IP address'));
  fill(first, '2001:db8::1');
  await waitFor(() => expect(descriptionOf(first)).toContain('IPv6 ranges are not yet supported'));
  fill(first, '203.0.113.200');
  fill(last, '203.0.113.220');
  expect(await form.findByText('Addresses in this range: 21')).toBeTruthy();
  await submit();
  await expectToast('IP range added');
  await waitFor(() => expect(address()).toBe(`${LIST}/public-v6`));
  expect((await rowOf('203.0.113.200')).textContent).toContain('203.0.113.220');
  await waitFor(() => expect(text()).toContain('IPv4(IPs)0%Allocated0Capacity21'));
  expect(bar('IPv4')).toBeTruthy();
  await visit(LIST);
  await waitFor(async () =>
    expect((await cellOf('public-v6', 'Utilization')).textContent).toContain('v40 / 21'),
  );
  history.back();
  await heading('public-v6');
  await rowAction('203.0.113.200', 'Remove');
  const asked = await openDialog('Confirm remove range');
  expect(asked.getByText('203.0.113.200–203.0.113.220')).toBeTruthy();
  fireEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  await closed();
  await rowAction('203.0.113.200', 'Remove');
  await confirmIn('Confirm remove range');
  await isGone('203.0.113.200');
  await waitFor(() => expect(bar('IPv4')).toBeNull());
  expect(bar('IPv6')).toBeTruthy();
});

// @sheet system-settings-auth/18.11 system-settings-auth/18.12
test('silos are linked and unlinked in a tab with a URL', async () => {
  const { mock, address } = await renderScreen(routes, V4);
  fireEvent.click(await screen.findByRole('tab', { name: 'Linked silos' }));
  await waitFor(() => expect(address()).toBe(`${V4}?tab=silos`));
  const row = await rowOf('fernhill');
  expect(within(row.closest('table') ?? row).getAllByRole('columnheader')[0]?.textContent).toBe('Silo');
  expect(row.textContent).toContain('default');
  expect(within(row).getByRole('link', { name: 'fernhill' }).getAttribute('href')).toBe(
    '/system/silos/fernhill?tab=ip-pools',
  );
  const open = async () => {
    await press(await screen.findByRole('button', { name: 'Link silo' }));
    return openDialog('Link silo');
  };
  fireEvent.click((await open()).getByRole('button', { name: 'Cancel' }));
  await closed();
  const modal = await open();
  const silo = modal.getByRole('combobox', { name: /^Silo/ });
  await waitFor(() => expect(silo.getAttribute('aria-busy')).not.toBe('true'));
  fill(silo, 'fernhill');
  expect(await screen.findByRole('option', { name: 'No items match' })).toBeTruthy();
  await choose(silo, 'quarry');
  await press(modal.getByRole('button', { name: 'Link' }));
  await closed();
  expect((await rowOf('quarry')).textContent).not.toContain('default');
  const items = (await openRowMenu('quarry')).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Make default', 'Unlink']);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Unlink' }));
  expect((await screen.findByRole('dialog', { name: 'Confirm unlink silo' })).textContent).toContain(
    'quarry',
  );
  await confirmIn('Confirm unlink silo');
  await isGone('quarry');
  expect([mock.calls.get('ipPoolSiloLink'), mock.calls.get('ipPoolSiloUnlink')]).toEqual([1, 1]);
  fireEvent.click(screen.getByRole('tab', { name: 'IP ranges' }));
  await waitFor(() => expect(address()).toBe(V4));
});
