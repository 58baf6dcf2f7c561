// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { settleConfirm } from '@console/shared/runtime';
import { openDialog, renderScreen, rowAction, useScreens } from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();
afterEach(() => settleConfirm(false));

test("the deletion of the person's own silo says so before their roles are known", async () => {
  await renderScreen(routes, '/system/silos', { faults: [{ operation: 'policyView', delay: 60_000 }] });
  await rowAction('fernhill', 'Delete');
  const dialog = await openDialog('Confirm delete');
  const projects = await dialog.findByRole('link', { name: /^\d+ projects/ });
  expect(projects.getAttribute('href')).toBe('/projects');
  expect(dialog.getByText(/It is your own silo: your account is deleted/)).toBeTruthy();
});

test('the deletion of another silo does not speak of the own account', async () => {
  await renderScreen(routes, '/system/silos');
  await rowAction('northgate', 'Delete');
  const dialog = await openDialog('Confirm delete');
  expect(await dialog.findByText(/An admin of the silo must delete them first/)).toBeTruthy();
  expect(dialog.queryByText(/your own silo/)).toBeNull();
});
