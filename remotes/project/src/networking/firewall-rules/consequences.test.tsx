// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fill, press, renderScreen, useScreens } from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';
import { createForm, editForm, TAB } from './test-screen.tsx';

useScreens();

const READ = 'vpcSubnetListNetworkInterfaces';
const NEW = `${TAB}-new?name=allow-web&priority=10&target=instance:cache-ams-01&protocol=TCP`;
const flows = async () =>
  within(await screen.findByRole('list', { name: 'Flows that change' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the form of a rule shows what follows, from the values in its address and from those that are typed', async () => {
  await renderScreen(routes, NEW);
  const { form, name } = await createForm();
  expect(name).toHaveProperty('value', 'allow-web');
  fill(form.getByRole('textbox', { name: /^Port filters/ }), '8443');
  await vi.waitFor(async () =>
    expect(await flows()).toEqual(['Allowed from the internet to cache-ams-01: TCP 8443']),
  );
  expect(form.getByText('1 flow becomes allowed.')).toBeTruthy();
});

test('nothing is read for a rule that decides the same', async () => {
  const { mock } = await renderScreen(routes, `${TAB}/allow-ssh/edit`);
  const { form, name } = await editForm();
  fill(name, 'allow-shell');
  expect(await form.findByText('No flow changes.')).toBeTruthy();
  expect(mock.calls.get(READ)).toBeUndefined();
});

test('without the addresses of the instances it is not known, and can be tried again', async () => {
  await renderScreen(routes, NEW, { faults: [{ operation: READ, status: 403, count: 1 }] });
  const { form } = await createForm();
  expect(await form.findByText('Could not determine what changes')).toBeTruthy();
  await press(form.getByRole('button', { name: 'Try again' }));
  expect(await flows()).not.toHaveLength(0);
});
