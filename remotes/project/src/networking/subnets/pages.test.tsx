// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  expectCell,
  expectGone,
  expectRows,
  follow,
  heading,
} from '../../../../../tools/testing/on-screen.ts';
import {
  confirmIn,
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens(120);

const VPCS = '/projects/edge-cache/vpcs';
const SUBNETS = `${VPCS}/default/subnets`;
const NETWORKING = '/projects/edge-cache/instances/tls-terminator-a/networking';

async function formOf(verb: 'Create' | 'Edit') {
  const form = await openDialog(`${verb} subnet`);
  const box = (name: string | RegExp) => form.getByRole('textbox', { name });
  const router = form.getByRole('button', { name: /^Custom router/ });
  return {
    form,
    name: box('Name'),
    description: box(/^Description/),
    ipv4: box(/^IPv4 block/),
    ipv6: box(/^IPv6 block/),
    router,
    chooseRouter: async (option: RegExp) => {
      fireEvent.click(router);
      fireEvent.click(await screen.findByRole('option', { name: option }));
    },
    submit: () =>
      press(form.getByRole('button', { name: verb === 'Edit' ? 'Update subnet' : 'Create subnet' })),
  };
}

async function openNew() {
  const rendered = await renderScreen(routes, SUBNETS);
  await rowOf('cache-tier');
  await follow('New subnet');
  return { ...rendered, ...(await formOf('Create')) };
}

// @sheet network-access/15.4 network-access/15.46
test('a subnet is created after an IPv6 block is entered and cleared, and deleted again', async () => {
  const { place, mock, form, name, ipv4, ipv6, submit } = await openNew();
  const { title, crumbs } = place();
  expect(title).toMatch(/^New Subnet \/ Subnets \/ default \/ VPCs/);
  expect(crumbs).toEqual([
    ['Projects', '/projects'],
    ['edge-cache', '/projects/edge-cache/instances'],
    ['VPCs', VPCS],
    ['default', screen.getAllByRole('tab')[0]?.getAttribute('href')],
    ['Subnets', SUBNETS],
  ]);
  await expectRows(2);
  fill(name, 'web');
  fill(ipv4, '10.40.0.0/24');
  await waitFor(() =>
    expect(form.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Overlaps 10.40.0.0/20 of the subnet cache-tier',
    ),
  );
  fireEvent.click(form.getByRole('button', { name: 'Use IPv4 block 10.40.16.0/24' }));
  fill(ipv6, 'fd00::');
  fill(ipv6, '');
  await submit();
  await expectToast('Subnet web created');
  await expectCell('web', 'IP Block', /10\.40\.16\.0\/24/);
  await expectRows(3);
  await rowAction('web', 'Delete');
  await confirmIn('Confirm delete subnet');
  await expectToast('Subnet web deleted');
  await expectRows(2);
  expect(mock.store.tables.subnets.some((one) => one.name === 'web')).toBe(false);
});

// @sheet network-access/15.5 network-access/B-L3
test('a subnet shows its custom router, which can be removed', async () => {
  const { mock, ...form } = await openNew();
  expect(form.router.textContent).toBe('None');
  fill(form.name, 'web');
  fill(form.ipv4, '192.168.4.0/24');
  await form.chooseRouter(/^regional/);
  await form.submit();
  await expectCell('web', 'Custom Router', 'regional');
  await follow('web');
  const edit = await formOf('Edit');
  await waitFor(() => expect(edit.router.textContent).toBe('regional'));
  expect(valueOf(edit.ipv4)).toBe('192.168.4.0/24');
  await edit.chooseRouter(/^None/);
  await edit.submit();
  await expectCell('web', 'Custom Router', '—');
  expect([...mock.store.tables.subnets].find((one) => one.name === 'web')?.customRouterId).toBeFalsy();
});

// @sheet network-access/15.6
test('a subnet is renamed and described from its menu, and the previous tab does not change', async () => {
  const { address, place } = await renderScreen(routes, SUBNETS);
  await rowAction('cache-tier', 'Edit');
  const form = await formOf('Edit');
  expect(place().title).toMatch(/^Edit Subnet \/ Subnets \/ default \/ VPCs/);
  fill(form.name, 'tier');
  fill(form.description, 'Only the caches');
  await form.submit();
  await expectToast('Subnet tier updated');
  await expectCell('tier', 'description', 'Only the caches');
  await expectGone('cache-tier');
  expect(address()).toBe(SUBNETS);
});

// @sheet compute-storage/9.43 network-access/B-L14
test('an interface of an instance links to its subnet and its VPC, which link back to the instance', async () => {
  const { address } = await renderScreen(routes, NETWORKING);
  await heading('tls-terminator-a');
  await follow('cache-tier');
  const panel = await openDialog('Subnet');
  expect(address()).toBe(`${SUBNETS}/cache-tier`);
  expect(await panel.findByRole('meter', { name: 'Addresses' })).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled')).toBe('true');
  fill(panel.getByRole('searchbox', { name: 'Filter by IP or MAC' }), '10.40.');
  fireEvent.click(await panel.findByRole('link', { name: 'tls-terminator-a' }));
  await waitFor(() => expect(address()).toBe(NETWORKING));
  await heading('tls-terminator-a');
  await follow('default');
  await heading('default');
});
