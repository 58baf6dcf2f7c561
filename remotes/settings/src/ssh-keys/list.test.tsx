// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
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
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const KEYS = '/settings/ssh-keys';
const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7';

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const isEmpty = () => screen.findByRole('heading', { name: 'No SSH keys' });

// @sheet specification/9.17
it('has a page of help, whose links open elsewhere', async () => {
  await renderScreen(routes, KEYS);
  fireEvent.click(await screen.findByRole('button', { name: 'Learn about SSH keys' }));
  const help = await openDialog('Learn about SSH keys');
  expect(help.getByRole('heading', { level: 2, name: 'Learn about SSH keys' })).toBeTruthy();
  const link = help.getByRole('link', { name: /^SSH Keys/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noreferrer');
});

it('copies the ID or the public key', async () => {
  const { mock } = await renderScreen(routes, KEYS);
  const [key] = mock.store.tables.sshKeys.filter(({ name }) => name === 'work-laptop');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const menu = await openRowMenu('work-laptop');
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Copy ID',
    'Copy public key',
    'Delete',
  ]);
  fireEvent.click(menu.getByRole('menuitem', { name: 'Copy ID' }));
  await waitFor(() => expect(writeText).toHaveBeenLastCalledWith(key?.id));
  await rowAction('work-laptop', 'Copy public key');
  await waitFor(() => expect(writeText).toHaveBeenLastCalledWith(key?.publicKey));
  fireEvent.click(within(await rowOf('work-laptop')).getByRole('link', { name: 'work-laptop' }));
  const copies = (await openDialog('View SSH key')).getAllByRole('button', { name: 'Click to copy' });
  const [last] = copies.slice(-1);
  writeText.mockClear();
  if (last) fireEvent.click(last);
  await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith(key?.publicKey));
});

// @sheet specification/1.2 system-settings-auth/18.26
it('can all be deleted, and the first one added again', async () => {
  const { mock, address } = await renderScreen(routes, KEYS);
  for (const name of ['work-laptop', 'build-box']) {
    await rowAction(name, 'Delete');
    await openDialog('Confirm delete');
    expect(screen.getByRole('dialog').textContent).toContain(name);
    await confirmIn('Confirm delete');
    await expectToast(`SSH key ${name} deleted`);
    await closed();
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
  }
  expect(mock.calls.get('currentUserSshKeyDelete')).toBe(2);
  await isEmpty();
  fireEvent.click(screen.getByRole('button', { name: 'Add SSH key' }));
  const form = await openDialog('Add SSH key');
  expect(address()).toBe('/settings/ssh-keys-new');
  fill(form.getByRole('textbox', { name: 'Name' }), 'only');
  fill(form.getByRole('textbox', { name: 'Public key' }), KEY);
  await press(form.getByRole('button', { name: 'Add SSH key' }));
  await expectToast('SSH key only created');
  await closed();
  await rowOf('only');
  await rowAction('only', 'Delete');
  await confirmIn('Confirm delete');
  await isEmpty();
});
