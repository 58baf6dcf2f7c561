// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { heading } from '../../../../../../tools/testing/on-screen.ts';
import {
  openDialog,
  press,
  renderScreen,
  type ScreenOptions,
  useScreens,
  valueOf,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';

useScreens();
beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});

async function openForm(options: ScreenOptions = {}, search = '') {
  await renderScreen(routes, `/projects/edge-cache/instances-new${search}`, options);
  await heading('Create instance');
}

const failing = (operation: string): ScreenOptions => ({ faults: [{ operation, status: 503 }] });
const openTab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
const isOpen = (name: string) => screen.getByRole('tab', { name }).getAttribute('aria-selected') === 'true';

test('what the silo has left is shown', async () => {
  await openForm();
  expect(await screen.findByText(/^The silo has \d+ vCPUs and .* of memory left/)).toBeTruthy();
});

test('without the utilization of the silo the form does not say what is left', async () => {
  await openForm({ faults: [{ operation: 'utilizationView', status: 403 }] });
  await screen.findByRole('combobox', { name: 'Image' });
  expect(screen.queryByText(/the silo has/i)).toBeNull();
});

test('without SSH keys there is a message and a button to add one', async () => {
  await openForm({ prepare: ({ store }) => store.tables.sshKeys.removeWhere(() => true) });
  expect(await screen.findByRole('heading', { name: 'No SSH keys' })).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Add SSH key' }));
  await openDialog('Add SSH key');
});

test('a snapshot in the address is selected', async () => {
  await openForm({}, '?snapshot=before-migration');
  await waitFor(() => expect(isOpen('Snapshots')).toBe(true));
  expect(valueOf(await screen.findByRole('combobox', { name: 'Snapshot' }))).toBe('before-migration');
});

test('a snapshot in the address that was deleted is ignored', async () => {
  await openForm({}, '?snapshot=no-such');
  expect(isOpen('Silo images')).toBe(true);
});

test('without the list of snapshots an image can be chosen', async () => {
  await openForm(failing('snapshotList'));
  openTab('Snapshots');
  expect(await screen.findByRole('heading', { name: 'Snapshots could not be loaded' })).toBeTruthy();
  openTab('Silo images');
  expect(await screen.findByRole('combobox', { name: 'Image' })).toBeTruthy();
});

test('without a VPC a message says so, unless the instance gets no network interface', async () => {
  await openForm({ faults: [{ operation: 'vpcList', body: '{"items":[]}' }] });
  const notice = () => screen.queryByText(/^This project has no VPC for a network interface/);
  await waitFor(() => expect(notice()).not.toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Networking' }));
  fireEvent.click(screen.getByRole('radio', { name: 'None' }));
  await waitFor(() => expect(notice()).toBeNull());
});
