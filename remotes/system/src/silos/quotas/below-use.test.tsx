// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

test('quotas below what is in use are sent only after a second question', async () => {
  const { mock } = await renderScreen(routes, '/system/silos/northgate?tab=quotas');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit quotas' }));
  const form = await openDialog('Edit quotas');
  const update = () => form.getByRole('button', { name: 'Update Quotas' });
  expect(form.queryByRole('checkbox')).toBeNull();
  fill(form.getByRole('textbox', { name: 'CPU (vCPUs)' }), '1');
  const agree = await form.findByRole('checkbox', { name: 'Block new provisioning in this silo' });
  expect(update().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(agree);
  await press(update());
  await expectToast('Quotas updated');
  expect(mock.calls.get('siloQuotasUpdate')).toBe(1);
});
