// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCell, expectGone, follow, heading, headings } from '../../../../../tools/testing/on-screen.ts';
import {
  choose,
  confirmIn,
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens(120);

const VPC = '/projects/edge-cache/vpcs/default';
const GATEWAYS = `${VPC}/internet-gateways`;
const REGIONAL = `${VPC}/routers/regional`;

const openPanel = () => openDialog('Internet gateway');
type Panel = Awaited<ReturnType<typeof openPanel>>;

async function close(panel: Panel): Promise<void> {
  fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

// @sheet network-access/15.11 network-access/15.12
test('gateways show address, pool and routes, and what one lacks in its panel', async () => {
  const { address, place } = await renderScreen(routes, GATEWAYS);
  await rowOf('partner-link');
  expect(place().title).toBe('Internet Gateways / default / VPCs / edge-cache / Projects / Oxide Console');
  expect(headings()).toEqual([
    'name',
    'description',
    'Attached IP Address',
    'Attached IP Pool',
    'Routes',
    'created',
    '',
  ]);
  await expectCell('partner-link', 'Attached IP Address', '203.0.113.254');
  await expectCell('partner-link', 'Attached IP Pool', '—');
  await expectCell('partner-link', 'Routes', '1');
  await expectCell('standby', 'Routes', '—');
  // The count leads to the routes
  fireEvent.click(within(await rowOf('partner-link')).getByRole('link', { name: '1' }));
  let panel = await openPanel();
  expect(panel.getByRole('link', { name: '203.0.113.254' })).toBeTruthy();
  expect(place().title).toMatch(/^Edit Internet Gateway \/ Internet Gateways \/ default \//);
  await close(panel);
  expect(address()).toBe(GATEWAYS);
  await follow('standby');
  panel = await openPanel();
  expect(await panel.findByText(/^This internet gateway does not have any IP address/)).toBeTruthy();
  expect(await panel.findByText('No route targets this gateway')).toBeTruthy();
  await close(panel);
});

// @sheet network-access/15.11 network-access/15.12
test('a route that was added elsewhere is counted and listed at its gateway, with its router', async () => {
  const { address, visit } = await renderScreen(routes, GATEWAYS);
  await expectCell('partner-link', 'Routes', '1');
  await visit(REGIONAL);
  await heading('regional');
  await follow('New route');
  const form = await openDialog('Create route');
  fill(form.getByRole('textbox', { name: 'Name' }), 'also-partners');
  fill(form.getByRole('textbox', { name: /^Destination value/ }), '192.0.2.9');
  fireEvent.click(form.getByRole('button', { name: /^Target type/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Internet gateway' }));
  await choose(form.getByRole('combobox', { name: /^Target value/ }), 'partner-link');
  await press(form.getByRole('button', { name: 'Create route' }));
  await expectToast('Route also-partners created');
  await expectCell('also-partners', 'Target', 'Gatewaypartner-link');
  await visit(GATEWAYS);
  await expectCell('partner-link', 'Routes', '2');
  await follow('partner-link');
  const panel = await openPanel();
  const listed = within(await panel.findByRole('table', { name: 'Routes targeting this gateway' }));
  await waitFor(() =>
    expect(
      listed.getAllByRole('row', { name: /^Router: regional/ }).map(({ textContent }) => textContent),
    ).toEqual(['regionalalso-partners', 'regionalto-partners']),
  );
  fireEvent.click(listed.getAllByRole('link', { name: 'regional' })[0] ?? document.body);
  await heading('regional');
  expect(address()).toBe(REGIONAL);
});

// @sheet network-access/B-N2 operator/13.110
test('a gateway is created, gets an address and a pool, which are detached, and is deleted', async () => {
  const { mock } = await renderScreen(routes, GATEWAYS);
  await rowOf('standby');
  await follow('New gateway');
  const create = await openDialog('Create internet gateway');
  fill(create.getByRole('textbox', { name: 'Name' }), 'backup-line');
  await press(create.getByRole('button', { name: 'Create internet gateway' }));
  await expectToast('Internet gateway backup-line created');
  await rowOf('backup-line');
  await follow('backup-line');
  const panel = await openPanel();
  await press(panel.getByRole('button', { name: 'Attach address' }));
  const address = await openDialog('Attach address');
  fill(address.getByRole('textbox', { name: 'Name' }), 'far-end');
  fill(address.getByRole('textbox', { name: /^Address/ }), '203.0.113.77');
  await press(address.getByRole('button', { name: 'Attach' }));
  expect(await panel.findByRole('link', { name: '203.0.113.77' })).toBeTruthy();
  await press(panel.getByRole('button', { name: 'Attach IP pool' }));
  const pool = await openDialog('Attach IP pool');
  fill(pool.getByRole('textbox', { name: 'Name' }), 'outside');
  await press(pool.getByRole('button', { name: /^IP pool/ }));
  fireEvent.click(await screen.findByRole('option', { name: /^public-v4/ }));
  await press(pool.getByRole('button', { name: 'Attach' }));
  await expectToast('IP pool outside attached');
  await press(await panel.findByRole('button', { name: 'Detach outside' }));
  await confirmIn('Detach IP pool');
  expect(await panel.findByText(/does not have any IP pool/)).toBeTruthy();
  expect(mock.store.tables.gatewayPools.some(({ name }) => name === 'outside')).toBe(false);
  await close(panel);
  await expectCell('backup-line', 'Attached IP Address', '203.0.113.77');
  await rowAction('backup-line', 'Delete');
  const question = await openDialog('Delete gateway');
  const box = await question.findByRole('checkbox', { name: 'Also remove 1 address' });
  expect(question.getByRole('button', { name: 'Confirm' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(box);
  await confirmIn('Delete gateway');
  await expectToast('Gateway backup-line deleted');
  await expectGone('backup-line');
  expect(mock.store.tables.gateways.some(({ name }) => name === 'backup-line')).toBe(false);
});
