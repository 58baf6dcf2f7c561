// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  cellOf,
  descriptionOf,
  expectToast,
  FAILURES,
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { networkingRoutes } from '../routes.ts';

useScreens();

const VPC = '/projects/edge-cache/vpcs/default';
const GATEWAYS = `${VPC}/internet-gateways`;

/** The response to a deletion is empty, so it cannot be unreadable. */
const REFUSALS = FAILURES.filter(([, rule]) => !('body' in rule));

type Panel = Awaited<ReturnType<typeof openDialog>>;

const click = (dialog: Panel, button: string) => press(dialog.getByRole('button', { name: button }));

/** The content of a gateway's cell, once it is loaded. */
const expectCell = (gateway: string, heading: string, text: string) =>
  vi.waitFor(async () => expect((await cellOf(gateway, heading)).textContent).toBe(text), 4_000);

// @sheet network-access/T14
test('the tab shows addresses, pools, and the number of routes in all routers that use each gateway', async () => {
  await renderScreen(networkingRoutes, GATEWAYS);
  await expectCell('partner-link', 'Attached IP Address', '203.0.113.254');
  await expectCell('partner-link', 'Attached IP Pool', '—');
  await expectCell('partner-link', 'Routes', '1');
  await expectCell('default', 'Attached IP Pool', 'public-v4');
  await expectCell('default', 'Routes', '2');
  await expectCell('standby', 'Routes', '—');
});

// @sheet network-access/T14
test('the column of addresses shows when an IP pool is used instead', async () => {
  await renderScreen(networkingRoutes, GATEWAYS);
  const header = await screen.findByRole('columnheader', { name: /^Attached IP Address/ });
  fireEvent.click(within(header).getByRole('button', { name: 'Tip' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe(
    'A gateway without its own address uses an address of its IP pool.',
  );
});

test('the tab works without its lookups', async () => {
  const faults = [
    { operation: 'vpcRouterRouteList', status: 503 },
    { operation: 'internetGatewayIpAddressList', status: 503 },
    { operation: 'projectIpPoolList', status: 503 },
  ] as const;
  await renderScreen(networkingRoutes, GATEWAYS, { faults });
  await expectCell('default', 'Attached IP Address', 'Not available');
  await expectCell('default', 'Attached IP Pool', 'Not available');
  await expectCell('default', 'Routes', 'Not available');
});

describe('a new gateway', () => {
  test.each(FAILURES)('that %s keeps the form unchanged, to be submitted again', async (_, rule, message) => {
    const faults = [{ operation: 'internetGatewayCreate', count: 1, ...rule }] as const;
    const { mock, address } = await renderScreen(networkingRoutes, `${VPC}/internet-gateways-new`, {
      faults,
    });
    const form = await openDialog('Create internet gateway');
    const name = form.getByRole('textbox', { name: 'Name' });
    fill(name, 'backup-line');
    await click(form, 'Create internet gateway');
    expect(await form.findByText(message)).toBeTruthy();
    expect(valueOf(name)).toBe('backup-line');
    await click(form, 'Create internet gateway');
    await vi.waitFor(() => expect(address()).toBe(GATEWAYS));
    await expectToast('Internet gateway backup-line created');
    expect(await rowOf('backup-line')).toBeTruthy();
    expect(mock.calls.get('internetGatewayCreate')).toBe(2);
  });

  test('with a taken name shows the error at the field', async () => {
    await renderScreen(networkingRoutes, `${VPC}/internet-gateways-new`);
    const form = await openDialog('Create internet gateway');
    const name = form.getByRole('textbox', { name: 'Name' });
    fill(name, 'standby');
    await click(form, 'Create internet gateway');
    await vi.waitFor(() => expect(descriptionOf(name)).toContain('Name already exists'));
  });
});

describe('the panel of a gateway', () => {
  test('shows its address, and the routes that use it', async () => {
    await renderScreen(networkingRoutes, `${GATEWAYS}/partner-link`);
    const panel = await openDialog('Internet gateway');
    expect(panel.getByRole('link', { name: '203.0.113.254' }).getAttribute('href')).toBe(
      'https://203.0.113.254',
    );
    expect(panel.getByText(/does not have any IP pool/)).toBeTruthy();
    const row = await panel.findByRole('row', { name: 'Router: regional, Route: to-partners' });
    expect(row.textContent).toBe('regionalto-partners');
    expect(panel.getByRole('link', { name: 'regional' }).getAttribute('href')).toBe(
      `${VPC}/routers/regional`,
    );
  });

  // @sheet network-access/15.11
  test('shows what a gateway without address and pool lacks', async () => {
    await renderScreen(networkingRoutes, `${GATEWAYS}/standby`);
    const panel = await openDialog('Internet gateway');
    expect(panel.getByText(/^This internet gateway does not have any IP address/)).toBeTruthy();
    expect(await panel.findByText('No route targets this gateway')).toBeTruthy();
  });

  // @sheet operator/13.125
  test.each(FAILURES)('an address whose attachment %s stays in its form', async (_, rule, message) => {
    const faults = [{ operation: 'internetGatewayIpAddressCreate', count: 1, ...rule }] as const;
    await renderScreen(networkingRoutes, `${GATEWAYS}/standby`, { faults });
    const panel = await openDialog('Internet gateway');
    await click(panel, 'Attach address');
    const form = await openDialog('Attach address');
    fill(form.getByRole('textbox', { name: 'Name' }), 'spare-end');
    const address = form.getByRole('textbox', { name: /^Address/ });
    fill(address, '203.0.113.9/32');
    await click(form, 'Attach');
    expect(await form.findByText('Not a valid IP address')).toBeTruthy();
    fill(address, '203.0.113.9');
    await click(form, 'Attach');
    expect(await form.findByText(message)).toBeTruthy();
    expect(valueOf(address)).toBe('203.0.113.9');
    await click(form, 'Attach');
    await expectToast('Address spare-end attached');
    expect(await panel.findByRole('link', { name: '203.0.113.9' })).toBeTruthy();
  });

  // @sheet operator/13.125
  test.each(FAILURES)('a pool whose attachment %s stays in its form', async (_, rule, message) => {
    const faults = [{ operation: 'internetGatewayIpPoolCreate', count: 1, ...rule }] as const;
    await renderScreen(networkingRoutes, `${GATEWAYS}/standby`, { faults });
    const panel = await openDialog('Internet gateway');
    await click(panel, 'Attach IP pool');
    const form = await openDialog('Attach IP pool');
    fill(form.getByRole('textbox', { name: 'Name' }), 'outside');
    await click(form, 'Attach');
    expect(await form.findByText('IP pool is required')).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: /^IP pool/ }));
    fireEvent.click(await screen.findByRole('option', { name: /^public-v4/ }));
    await click(form, 'Attach');
    expect(await form.findByText(message)).toBeTruthy();
    await click(form, 'Attach');
    await expectToast('IP pool outside attached');
    expect(await panel.findByRole('button', { name: 'Detach outside' })).toBeTruthy();
  });

  test('does not offer an attached pool', async () => {
    await renderScreen(networkingRoutes, `${GATEWAYS}/default`);
    await click(await openDialog('Internet gateway'), 'Attach IP pool');
    const form = await openDialog('Attach IP pool');
    await vi.waitFor(() => fireEvent.click(form.getByRole('button', { name: /^IP pool/ })));
    expect(screen.queryByRole('option', { name: /^public-v4/ })).toBeNull();
  });

  // @sheet operator/13.125
  test.each(REFUSALS)(
    'an address whose detachment %s stays, and the dialog stays open',
    async (_, rule, message) => {
      const faults = [{ operation: 'internetGatewayIpAddressDelete', count: 1, ...rule }] as const;
      await renderScreen(networkingRoutes, `${GATEWAYS}/partner-link`, { faults });
      const panel = await openDialog('Internet gateway');
      await click(panel, 'Detach near-end');
      const dialog = await openDialog('Detach address');
      expect(dialog.getByRole('link', { name: 'Route to-partners of regional' })).toBeTruthy();
      expect(dialog.getByRole('checkbox', { name: /^Also remove 1 route/ })).toBeTruthy();
      await click(dialog, 'Confirm');
      expect(await dialog.findByText(message)).toBeTruthy();
      expect(dialog.getByText('Could not detach address')).toBeTruthy();
      await click(dialog, 'Confirm');
      await expectToast('Address near-end detached');
      expect(await panel.findByText(/does not have any IP address/)).toBeTruthy();
    },
  );

  // @sheet operator/13.110
  test('a pool can be detached', async () => {
    const { mock } = await renderScreen(networkingRoutes, `${GATEWAYS}/default`);
    await click(await openDialog('Internet gateway'), 'Detach public');
    await click(await openDialog('Detach IP pool'), 'Confirm');
    await expectToast('IP pool public detached');
    expect(mock.store.tables.gatewayPools.some(({ name }) => name === 'public')).toBe(false);
  });
});

describe('deleting a gateway', () => {
  // @sheet operator/13.110
  test('that nothing refers to takes one click', async () => {
    await renderScreen(networkingRoutes, GATEWAYS);
    await rowAction('standby', 'Delete');
    const dialog = await openDialog('Delete gateway');
    expect(await dialog.findByText(/Nothing uses it/)).toBeTruthy();
    await click(dialog, 'Confirm');
    await expectToast('Gateway standby deleted');
    await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'standby' })).toBeNull());
  });

  // @sheet network-access/B-N1 operator/13.110
  test('lists what refers to it, and deletes that only when selected', async () => {
    const { mock } = await renderScreen(networkingRoutes, GATEWAYS);
    await rowAction('partner-link', 'Delete');
    const dialog = await openDialog('Delete gateway');
    const box = await dialog.findByRole('checkbox', { name: 'Also remove 1 route, 1 address' });
    const link = dialog.getByRole('link', { name: 'Route to-partners of regional' });
    expect(link.getAttribute('href')).toBe(`${VPC}/routers/regional`);
    expect(dialog.getByRole('link', { name: 'Address 203.0.113.254' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Confirm' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(box);
    await click(dialog, 'Confirm');
    await expectToast('Gateway partner-link deleted');
    expect(mock.store.tables.routes.some(({ name }) => name === 'to-partners')).toBe(false);
    expect(mock.store.tables.gatewayAddresses.some(({ name }) => name === 'near-end')).toBe(false);
  });

  // @sheet operator/13.125
  test('is decided by the server when it is unknown what refers to it', async () => {
    const faults = [{ operation: 'vpcRouterRouteList', status: 503 }] as const;
    await renderScreen(networkingRoutes, GATEWAYS, { faults });
    await rowAction('partner-link', 'Delete');
    const dialog = await openDialog('Delete gateway');
    expect(await dialog.findByText(/could not be loaded/)).toBeTruthy();
    await click(dialog, 'Confirm');
    expect(await dialog.findByText(/cannot be deleted/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Also remove everything that uses it' }));
    await click(dialog, 'Confirm');
    await expectToast('Gateway partner-link deleted');
  });

  // @sheet network-access/B-L11
  test.each(REFUSALS)('that %s shows the reason in the dialog', async (_, rule, message) => {
    const faults = [{ operation: 'internetGatewayDelete', count: 1, ...rule }] as const;
    await renderScreen(networkingRoutes, GATEWAYS, { faults });
    await rowAction('standby', 'Delete');
    const dialog = await openDialog('Delete gateway');
    await dialog.findByText(/Nothing uses it/);
    await click(dialog, 'Confirm');
    expect(await dialog.findByText('Could not delete gateway')).toBeTruthy();
    expect(dialog.getByText(message)).toBeTruthy();
    await click(dialog, 'Confirm');
    await expectToast('Gateway standby deleted');
  });
});
