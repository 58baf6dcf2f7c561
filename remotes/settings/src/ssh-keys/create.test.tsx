// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  descriptionOf,
  expectToast,
  fill,
  openDialog,
  renderScreen,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7 laptop';

async function openForm() {
  const screen = await renderScreen(routes, '/settings/ssh-keys-new');
  const form = await openDialog('Add SSH key');
  fill(form.getByRole('textbox', { name: 'Name' }), 'field');
  return {
    ...screen,
    form,
    key: form.getByRole('textbox', { name: 'Public key' }),
    submit: () => fireEvent.click(form.getByRole('button', { name: 'Add SSH key' })),
  };
}

// @sheet system-settings-auth/18.47
test('a private key is refused and not sent', async () => {
  const { mock, form, key, submit } = await openForm();
  fill(key, '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk\n-----END OPENSSH PRIVATE KEY-----');
  submit();
  expect((await form.findByRole('alert')).textContent).toMatch(/^This is a private key/);
  expect(mock.calls.get('currentUserSshKeyCreate')).toBeUndefined();
});

// @sheet system-settings-auth/18.47
test('a public key shows its fingerprint before it is sent', async () => {
  const { key, submit } = await openForm();
  expect(descriptionOf(key)).toMatch(/^In OpenSSH format/);
  fill(key, KEY);
  await vi.waitFor(() =>
    expect(descriptionOf(key)).toBe('Fingerprint: SHA256:z2/44t64JOQb/2aWU+ujThB/po99ZJQr66g0osGtXwc'),
  );
  submit();
  await expectToast('SSH key field created');
});
