// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, press, renderScreen, rowOf, useScreens } from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

const PAGE = '/projects/edge-cache/instances-compare';

const lineOf = async (label: string) => {
  const head = await screen.findByRole('rowheader', { name: new RegExp(`^${label}`) });
  const row = head.closest('tr');
  if (!row) throw new Error(`${label} is in no row`);
  return row;
};

test('shows instances side by side, marks what differs in words, and can show nothing else', async () => {
  const { address } = await renderScreen(routes, `${PAGE}?instance=cache-ams-01&instance=schema-migrator`);
  expect(await within(await lineOf('State')).findByText('Differs')).toBeTruthy();
  const labels = () => [...document.querySelectorAll('th[scope=row]')].map(({ textContent }) => textContent);
  await waitFor(() => expect(labels().some((text) => !text.endsWith('Differs'))).toBe(true));
  await waitFor(() => expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  expect(address()).toBe(`${PAGE}?instance=cache-ams-01&instance=schema-migrator&only=differences`);
  await lineOf('State');
  await waitFor(() => expect(labels().every((text) => text.endsWith('Differs'))).toBe(true));
  expect(labels().length).toBeGreaterThan(0);
});

test('adds and removes instances in the address', async () => {
  const { address } = await renderScreen(routes, `${PAGE}?instance=cache-ams-01`);
  expect(await screen.findByText('Select at least two instances')).toBeTruthy();
  await choose(await screen.findByRole('combobox', { name: 'Add instance' }), 'schema-migrator');
  expect(address()).toBe(`${PAGE}?instance=cache-ams-01&instance=schema-migrator`);
  await press(await screen.findByRole('button', { name: 'Remove cache-ams-01' }));
  expect(address()).toBe(`${PAGE}?instance=schema-migrator`);
});

test('shows what could not be read as not available, never as none', async () => {
  await renderScreen(routes, `${PAGE}?instance=cache-ams-01&instance=schema-migrator`, {
    faults: [{ operation: 'instanceExternalIpList', status: 503 }],
  });
  expect(await screen.findByText('Some values could not be loaded.')).toBeTruthy();
  const row = within(await lineOf('Floating IPs'));
  expect(row.getAllByText('Not available')).toHaveLength(2);
  expect(row.queryByText('Differs')).toBeNull();
});

test('counts no differences as if it knew all values', async () => {
  await renderScreen(routes, `${PAGE}?instance=cache-ams-01&instance=schema-migrator`, {
    faults: [{ operation: 'instanceExternalIpList', status: 503 }],
  });
  await screen.findByText('Some values could not be loaded.');
  await waitFor(() => expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0));
  expect(screen.getByText(/^At least \d+ differences$/)).toBeTruthy();
});

test('says that instances to add could not be loaded, and not that there are none', async () => {
  await renderScreen(routes, `${PAGE}?instance=cache-ams-01&instance=schema-migrator`, {
    faults: [{ operation: 'instanceList', status: 503 }],
  });
  const field = await screen.findByRole('combobox', { name: 'Add instance' });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'x' } });
  expect(await screen.findByText('Instances could not be loaded')).toBeTruthy();
  expect(screen.queryByText('No other instances')).toBeNull();
});

test('is offered by the selection of two to four instances', async () => {
  // The selection bar renders into the frame's
  await renderScreen(routes, '/projects/edge-cache/instances');
  await rowOf('cache-ams-01');
  await press(screen.getByRole('button', { name: 'Select' }));
  const select = async (name: string) => fireEvent.click(within(await rowOf(name)).getByRole('checkbox'));
  await select('cache-ams-01');
  const button = await screen.findByRole('button', { name: 'Compare' });
  expect(button.getAttribute('aria-description')).toBe('Select 2 to 4 instances to compare');
  await select('schema-migrator');
  const { search } = new URL(
    (await screen.findByRole('link', { name: 'Compare' })).getAttribute('href') ?? '',
    'http://x',
  );
  expect(new URLSearchParams(search).getAll('instance').toSorted()).toEqual([
    'cache-ams-01',
    'schema-migrator',
  ]);
});
