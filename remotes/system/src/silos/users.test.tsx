// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ids } from '../../../../mock/verify/usual.ts';
import {
  expectToast,
  fill,
  FAILURES,
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

useScreens();

const LABS = '/system/silos/harbor-labs?tab=users';

async function newUser() {
  fireEvent.click(await screen.findByRole('button', { name: 'New user' }));
  const form = await openDialog('Create user');
  return {
    form,
    name: form.getByRole('textbox', { name: 'User name' }),
    password: form.getByLabelText('Password'),
    repeat: form.getByLabelText('Repeat password'),
    submit: () => press(form.getByRole('button', { name: 'Create user' })),
  };
}

describe('a new user', () => {
  // @sheet operator/13.97
  test.each(FAILURES)('that %s keeps the values', async (_, rule, message) => {
    const { mock } = await renderScreen(routes, LABS, {
      faults: [{ operation: 'localIdpUserCreate', count: 1, ...rule }],
    });
    const { form, name, password, repeat, submit } = await newUser();
    fill(name, 'seaGlider');
    fill(password, 'correct-horse');
    fill(repeat, 'correct-horse');
    await submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect([valueOf(name), valueOf(password)]).toEqual(['seaGlider', 'correct-horse']);
    await submit();
    await expectToast('User seaGlider created');
    expect(await rowOf('seaGlider')).toBeTruthy();
    expect(mock.calls.get('localIdpUserCreate')).toBe(2);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('correct-horse');
  });

  test('with a taken name shows the error at the name; invalid passwords show an error', async () => {
    await renderScreen(routes, LABS);
    const { form, name, password, repeat, submit } = await newUser();
    fill(name, 'tide-station');
    await submit();
    expect(await form.findByText('Password is required')).toBeTruthy();
    fill(password, 'a');
    fill(repeat, 'b');
    expect(await form.findByText('Passwords do not match')).toBeTruthy();
    fill(repeat, 'a');
    await submit();
    expect(await form.findByText('Name already exists')).toBeTruthy();
  });

  // @sheet operator/13.97
  test('can get a generated password, which is shown', async () => {
    await renderScreen(routes, LABS);
    const { form, name, password, submit } = await newUser();
    fill(name, 'glider');
    fireEvent.click(form.getByRole('button', { name: 'Generate' }));
    await vi.waitFor(() => expect(valueOf(password)).toHaveLength(20));
    expect(form.queryByLabelText('Repeat password')).toBeNull();
    expect(form.getByRole('button', { name: 'Copy password' })).toBeTruthy();
    await submit();
    await expectToast('User glider created');
  });

  // @sheet operator/13.97
  test('can be created without the right to sign in', async () => {
    await renderScreen(routes, LABS);
    const { form, name, submit } = await newUser();
    fill(name, 'archive');
    fireEvent.click(form.getByRole('radio', { name: 'Not allowed' }));
    await vi.waitFor(() => expect(form.queryByLabelText('Password')).toBeNull());
    await submit();
    await expectToast('User archive created');
  });
});

// @sheet operator/13.97 operator/13.98
test('can sign in with a generated password, which is stored nowhere; a disabled user cannot', async () => {
  const { mock, address } = await renderScreen(routes, LABS);
  const signIn = async (username: string, password: unknown) =>
    (
      await mock.handle(
        new Request(`${location.origin}/v1/login/harbor-labs/local`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username, password }),
        }),
      )
    ).status;
  const { form, name, password, submit } = await newUser();
  fill(name, 'glider');
  fireEvent.click(form.getByRole('button', { name: 'Generate' }));
  await vi.waitFor(() => expect(valueOf(password)).toHaveLength(20));
  const made = valueOf(password);
  await submit();
  await expectToast('User glider created');
  expect(await signIn('glider', made)).toBe(204);
  const kept = [address(), JSON.stringify({ ...sessionStorage, ...localStorage }), document.body.textContent];
  for (const text of kept) expect(text).not.toContain(made);
  expect(screen.queryByDisplayValue(String(made))).toBeNull();
  await rowAction('glider', 'Block sign-in');
  fireEvent.click((await openDialog('Block sign-in')).getByRole('button', { name: 'Confirm' }));
  await expectToast('glider can no longer sign in');
  expect(await signIn('glider', made)).toBe(401);
});

test.each(FAILURES)('a password whose change %s can be submitted again', async (_, rule, message) => {
  await renderScreen(routes, LABS, {
    faults: [{ operation: 'localIdpUserSetPassword', count: 1, ...rule }],
  });
  await rowAction('tide-station', 'Set password');
  const modal = await openDialog('Set password of tide-station');
  fill(modal.getByLabelText('Password'), 'new one');
  fill(modal.getByLabelText('Repeat password'), 'new one');
  const submit = modal.getByRole('button', { name: 'Set password' });
  fireEvent.click(submit);
  expect(await modal.findByText(message)).toBeTruthy();
  await press(submit);
  await expectToast('Password of tide-station set');
});

// @sheet operator/13.97
test('sign-in can be disabled, and a user deleted', async () => {
  await renderScreen(routes, LABS);
  await rowAction('tide-station', 'Block sign-in');
  fireEvent.click((await openDialog('Block sign-in')).getByRole('button', { name: 'Confirm' }));
  await expectToast('tide-station can no longer sign in');
  await rowAction('tide-station', 'Delete');
  fireEvent.click((await openDialog('Delete user')).getByRole('button', { name: 'Confirm' }));
  await expectToast('User tide-station deleted');
  await vi.waitFor(() => expect(screen.queryByText('tide-station', { selector: 'td *' })).toBeNull());
});

test('a user who could not be deleted is still there, with the reason', async () => {
  await renderScreen(routes, LABS, {
    faults: [{ operation: 'localIdpUserDelete', status: 503, message: 'Not now' }],
  });
  await rowAction('tide-station', 'Delete');
  fireEvent.click((await openDialog('Delete user')).getByRole('button', { name: 'Confirm' }));
  await expectToast('Could not delete user');
  expect(screen.getByText('Not now')).toBeTruthy();
});

// @sheet operator/13.97
test('users who delete themselves must confirm that this ends their session', async () => {
  const me = { id: ids.station, display_name: 'tide-station', silo_id: ids.rack, silo_name: 'harbor-labs' };
  const { mock } = await renderScreen(routes, LABS, {
    faults: [{ operation: 'currentUserView', body: JSON.stringify(me) }],
  });
  await rowOf('tide-station');
  await vi.waitFor(() => expect(mock.calls.get('currentUserView')).toBe(1));
  await rowAction('tide-station', 'Delete');
  const modal = await openDialog('Delete user');
  const remove = modal.getByRole('button', { name: 'Confirm' });
  fireEvent.click(remove);
  expect(await modal.findByText('Confirm that you know this')).toBeTruthy();
  expect(mock.calls.get('localIdpUserDelete')).toBeUndefined();
  fireEvent.click(modal.getByRole('checkbox', { name: 'I know that this signs me out' }));
  await press(remove);
  await vi.waitFor(() => expect(mock.calls.get('localIdpUserDelete')).toBe(1));
});

// @sheet operator/13.97
test('users of an identity provider are read-only', async () => {
  await renderScreen(routes, '/system/silos/fernhill?tab=users');
  expect(await screen.findByText(/The identity provider manages these users/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New user' })).toBeNull();
  const menu = await openRowMenu('Maren Okafor');
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Copy ID']);
});

// @sheet operator/13.97
test("the panel of a user has an address, and shows the user's roles", async () => {
  await renderScreen(routes, '/system/silos/fernhill?tab=users');
  fireEvent.click(within(await rowOf('Maren Okafor')).getByRole('link', { name: 'Maren Okafor' }));
  const panel = await openDialog('User');
  expect(await panel.findByText('silo.admin')).toBeTruthy();
  expect(await panel.findByText('fleet.admin')).toBeTruthy();
  expect(new URLSearchParams(location.search).get('user')).toMatch(/^[\da-f-]{36}$/);
  fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(location.search).toBe('?tab=users'));
});

// @sheet operator/13.97
test('local users are created, get a password and are deleted', async () => {
  const { mock, address } = await renderScreen(routes, '/system/silos/harbor-labs');
  await screen.findByRole('heading', { level: 1, name: 'harbor-labs' });
  expect(mock.calls.has('siloUserList')).toBe(false);
  fireEvent.click(screen.getByRole('tab', { name: 'Users' }));
  await vi.waitFor(() => expect(address()).toBe(LABS));
  const { form, name, password, submit } = await newUser();
  fill(name, 'seaGlider');
  fireEvent.click(form.getByRole('button', { name: 'Generate' }));
  await vi.waitFor(() => expect(valueOf(password)).toMatch(/^\w{20}$/));
  await submit();
  await expectToast('User seaGlider created');
  await rowOf('seaGlider');
  await rowAction('tide-station', 'Delete');
  fireEvent.click((await openDialog('Delete user')).getByRole('button', { name: 'Confirm' }));
  await vi.waitFor(() => expect(screen.queryByText('tide-station', { selector: 'td *' })).toBeNull());
});

test('the panel of a user opens again when the page is loaded at its address', async () => {
  await renderScreen(routes, `${LABS}&user=${ids.station}`);
  const panel = await openDialog('User');
  expect(await panel.findByText('harbor-labs')).toBeTruthy();
  expect(panel.getAllByText('tide-station').length).toBeGreaterThan(0);
});
