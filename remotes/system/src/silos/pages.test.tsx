// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../../tools/testing/on-screen.ts';
import {
  choose,
  confirmIn,
  expectToast,
  fill,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens(80);

const LIST = '/system/silos';
const FERNHILL = `${LIST}/fernhill`;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const openTab = async (name: string) => fireEvent.click(await screen.findByRole('tab', { name }));
const isGone = (name: string) =>
  waitFor(() => expect(within(screen.getByRole('table')).queryByText(name)).toBeNull());
const isDefault = async (pool: string, is: boolean) =>
  waitFor(async () => expect(within(await rowOf(pool)).queryByText('default') !== null).toBe(is));

describe('the list', () => {
  // @sheet specification/1.4 system-settings-auth/18.1
  it('shows every silo with its description and kind', async () => {
    const { place } = await renderScreen(routes, LIST);
    const row = await rowOf('fernhill');
    expect(place()).toEqual(placeOf(['Silos', LIST]));
    const headings = within(row.closest('table') ?? row).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'name',
      'description',
      'discoverable',
      'Identity mode',
      'created',
      '',
    ]);
    expect(within(row).getByRole('cell', { name: 'saml jit' })).toBeTruthy();
    expect(within(row).getByRole('img', { name: 'true' })).toBeTruthy();
    expect((await rowOf('quarry')).textContent).toContain('—');
    // The list has only discoverable silos
    expect(screen.queryByText('harbor-labs')).toBeNull();
  });

  it('has a page of help', async () => {
    await renderScreen(routes, LIST);
    fireEvent.click(await screen.findByRole('button', { name: 'Learn about silos' }));
    const help = await openDialog('Learn about silos');
    expect(help.getByRole('heading', { name: 'Learn about silos' })).toBeTruthy();
    expect(help.getByRole('link', { name: /^Silos/ }).getAttribute('target')).toBe('_blank');
  });
});

describe('deleting', () => {
  it('removes the silo after a confirmation', async () => {
    const { mock } = await renderScreen(routes, LIST);
    const items = (await openRowMenu('quarry')).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Copy ID', 'Delete']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect((await screen.findByRole('dialog', { name: 'Confirm delete' })).textContent).toContain('quarry');
    await confirmIn('Confirm delete');
    await expectToast('Silo quarry deleted');
    await isGone('quarry');
    expect(mock.calls.get('siloDelete')).toBe(1);
  });

  it('is not possible while the silo has projects', async () => {
    await renderScreen(routes, LIST);
    await rowAction('fernhill', 'Delete');
    const asked = await openDialog('Confirm delete');
    expect(await asked.findByText('The silo has projects')).toBeTruthy();
    const projects = asked.getByRole('link', { name: /^\d+ projects/ });
    expect(projects.getAttribute('href')).toBe('/projects');
    const confirm = asked.getByRole('button', { name: 'Confirm' });
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    expect(confirm.getAttribute('aria-description')).toBe('Delete the projects of the silo first');
  });
});

describe('a silo', () => {
  // @sheet system-settings-auth/18.3
  it('has properties, breadcrumbs, and an empty tab of roles', async () => {
    const { address, place } = await renderScreen(routes, `${LIST}/northgate`);
    await heading('northgate');
    expect(place().crumbs).toEqual([
      ['Silos', LIST],
      ['northgate', `${LIST}/northgate`],
    ]);
    expect(screen.getByText('Last Modified')).toBeTruthy();
    await openTab('Fleet roles');
    const rule = /^Everyone with a mapped silo role also has the fleet role/;
    expect(await screen.findByText(rule)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Mapped fleet roles' })).toBeTruthy();
    expect(within(screen.getByRole('tabpanel')).queryByRole('listitem')).toBeNull();
    await openTab('Identity Providers');
    await waitFor(() => expect(address()).toBe(`${LIST}/northgate`));
  });
});

describe('pools of a silo', () => {
  // @sheet system-settings-auth/18.5
  it('the default pool is changed and cleared, and a pool is unlinked', async () => {
    const { mock } = await renderScreen(routes, `${FERNHILL}?tab=ip-pools`);
    await isDefault('public-v4', true);
    await isDefault('public-v6', false);
    const link = screen.getByRole('link', { name: 'public-v4' });
    expect(link.getAttribute('href')).toBe('/system/networking/ip-pools/public-v4');
    await rowAction('public-v6', 'Make default');
    const asked = (await screen.findByRole('dialog', { name: 'Confirm change default' })).textContent;
    for (const pool of ['public-v4', 'public-v6']) expect(asked).toContain(pool);
    await confirmIn('Confirm change default');
    await isDefault('public-v6', true);
    await isDefault('public-v4', false);
    await rowAction('public-v6', 'Clear default');
    await confirmIn('Confirm clear default');
    await isDefault('public-v6', false);
    await rowAction('reserve', 'Unlink');
    await confirmIn('Confirm unlink pool');
    await expectToast('IP pool unlinked');
    await isGone('reserve');
    expect(mock.calls.get('ipPoolSiloUnlink')).toBe(1);
  });

  // @sheet system-settings-auth/18.6
  it('another pool is linked', async () => {
    const { mock } = await renderScreen(routes, `${FERNHILL}?tab=ip-pools`);
    const open = async () => {
      await press(await screen.findByRole('button', { name: 'Link pool' }));
      return openDialog('Link pool');
    };
    fireEvent.click((await open()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const modal = await open();
    const pool = modal.getByRole('combobox', { name: 'IP pool' });
    await waitFor(() => expect(pool.getAttribute('aria-busy')).not.toBe('true'));
    fill(pool, 'no such pool');
    expect(await screen.findByText('No items match')).toBeTruthy();
    await choose(pool, 'backbone-trial');
    await press(modal.getByRole('button', { name: 'Link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await isDefault('backbone-trial', false);
    expect(mock.calls.get('ipPoolSiloLink')).toBe(1);
  });
});

// @sheet system-settings-auth/18.8
it('quotas are changed one by one', async () => {
  const { mock } = await renderScreen(routes, `${LIST}/northgate?tab=quotas`);
  expect((await rowOf('CPU')).textContent).toMatch(/\d+ vCPUs\s*64 vCPUs/);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit quotas' }));
  const form = await openDialog('Edit quotas');
  const memory = form.getByRole('textbox', { name: 'Memory (GiB)' });
  const submit = () => press(form.getByRole('button', { name: 'Update Quotas' }));
  expect(valueOf(memory)).toBe('128');
  fill(memory, '');
  await submit();
  expect(await form.findByText('Memory is required')).toBeTruthy();
  for (const key of '-250') fill(memory, `${String(valueOf(memory))}${key}`);
  expect(valueOf(memory)).toBe('250');
  await submit();
  await expectToast('Quotas updated');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const [row, text] of [
    ['Memory', '250 GiB'],
    ['CPU', '64 vCPUs'],
    ['Storage', '4,096 GiB'],
  ] as const)
    expect((await rowOf(row)).textContent).toContain(text);
  expect(mock.calls.get('siloQuotasUpdate')).toBe(1);
});
