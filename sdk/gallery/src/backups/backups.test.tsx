// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Fault } from '@console/mock';
import {
  expectToast,
  FAILURES,
  fill,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../src/testing.ts';
import { mock } from './mock.ts';
import { backupRoutes } from './routes.ts';

useScreens();

const open = (path: string, faults: readonly Fault[] = []) =>
  renderScreen(backupRoutes, path, { services: [mock], faults });

async function submit(name: string) {
  const form = await openDialog('Create backup');
  fill(form.getByRole('textbox', { name: 'Name' }), name);
  fireEvent.click(form.getByRole('button', { name: 'Create backup' }));
  return form;
}

test('a backup is created, and its page opens', async () => {
  const { address } = await open('/gallery/backups-new');
  await submit('hourly');
  await expectToast('Backup hourly created');
  await screen.findByRole('heading', { level: 1, name: 'hourly' });
  expect(address()).toBe('/gallery/backups/hourly/summary');
});

test('a name that is taken is reported at its field', async () => {
  await open('/gallery/backups-new');
  const form = await submit('daily');
  await form.findByText('Name already exists');
});

test.each(FAILURES)('a backup that %s keeps the form open', async (_, fault, message) => {
  await open('/gallery/backups-new', [{ operation: 'vault.backupCreate', ...fault }]);
  const form = await submit('hourly');
  await form.findByText(message);
});

test('a backup is deleted after a question, and the list has it no more', async () => {
  const { mock: api } = await open('/gallery/backups');
  await rowAction('daily', 'Delete');
  await press((await openDialog('Confirm delete')).getByRole('button', { name: 'Confirm' }));
  await expectToast('Backup daily deleted');
  expect(api.calls.get('vault.backupDelete')).toBe(1);
  expect(api.calls.get('vault.backupList')).toBe(2);
});

test('a kept backup says why it cannot be deleted', async () => {
  await open('/gallery/backups');
  const menu = await openRowMenu('weekly');
  const entry = menu.getByRole('menuitem', { name: 'Delete' });
  expect(entry.getAttribute('aria-disabled')).toBe('true');
});

test('the tab of a backup is a chart', async () => {
  await open('/gallery/backups/daily/size');
  await screen.findByRole('figure', { name: 'Size (GiB)' });
});

test('a pinned backup is above the list', async () => {
  await open('/gallery/backups/daily/summary');
  await press(await screen.findByRole('button', { name: 'Pin' }));
  await open('/gallery/backups');
  await rowOf('daily');
  const note = (await screen.findByText('Pinned')).closest('div');
  within(note ?? document.body).getByRole('link', { name: 'daily' });
});
