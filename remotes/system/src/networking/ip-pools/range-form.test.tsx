// @vitest-environment happy-dom
import type { Fault } from '@console/mock';
import { expect, test } from 'vitest';
import { fill, openDialog, renderScreen, useScreens } from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

/** Enters a new range of which the peers receive only the addresses up to 198.51.100.63. */
async function enterRange(faults: readonly Fault[] = []) {
  await renderScreen(routes, '/system/networking/ip-pools/public-v4/ranges-add', { faults });
  const form = await openDialog('Add IP range');
  fill(form.getByRole('textbox', { name: 'First' }), '198.51.100.61');
  fill(form.getByRole('textbox', { name: 'Last' }), '198.51.100.70');
  return form;
}

test('a new range says which of its addresses external networks cannot reach', async () => {
  const form = await enterRange();
  expect(await form.findByText('External networks cannot reach 7 of these addresses')).toBeTruthy();
  expect(form.getByText('No peer receives 198.51.100.64–198.51.100.70.')).toBeTruthy();
});

test('a new range says that its reach could not be checked', async () => {
  const form = await enterRange([{ operation: 'networkingBgpExported', status: 503 }]);
  const text = 'Could not check whether external networks reach these addresses.';
  expect(await form.findByText(text)).toBeTruthy();
  expect(form.queryByText(/^External networks cannot reach/)).toBeNull();
});
