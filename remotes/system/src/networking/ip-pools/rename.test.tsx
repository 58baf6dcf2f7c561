// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  descriptionOf,
  fill,
  openDialog,
  renderScreen,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

test('a new name that is taken has the error at the name, and is not sent', async () => {
  const { mock } = await renderScreen(routes, '/system/networking/ip-pools/reserve/edit');
  const form = await openDialog('Edit IP pool');
  const name = form.getByRole('textbox', { name: 'Name' });
  fill(name, 'public-v4');
  fireEvent.click(form.getByRole('button', { name: 'Update IP pool' }));
  expect(await form.findByText('IP pool name already exists')).toBeTruthy();
  expect(descriptionOf(name)).toContain('Name already exists');
  expect(mock.calls.get('ipPoolUpdate')).toBeUndefined();
});
