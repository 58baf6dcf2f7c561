// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  cellOf,
  descriptionOf,
  expectToast,
  fill,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  toasts,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const SETTINGS = '/system/networking/port-settings';

describe('port settings', () => {
  // @sheet operator/13.25
  test('that are applied to a port cannot be deleted, and the reason names the port', async () => {
    await renderScreen(routes, SETTINGS);
    const cell = await cellOf('uplink-west', 'Applied to');
    await vi.waitFor(() => expect(cell.textContent).toBe('switch0 qsfp0'));
    const item = (await openRowMenu('uplink-west')).getByRole('menuitem', { name: 'Delete' });
    expect(descriptionOf(item)).toContain('Applied to switch0 qsfp0. Clear it there first');
  });

  // @sheet corrections/R9
  test('that were applied meanwhile are not deleted', async () => {
    const { mock } = await renderScreen(routes, SETTINGS);
    await rowAction('plain-uplink', 'Delete');
    const { switchPorts, switchPortSettings } = mock.store.tables;
    const plain = switchPortSettings.find(({ name }) => name === 'plain-uplink');
    const port = switchPorts.find((one) => one.switchLocation === 'switch0' && one.portName === 'qsfp3');
    if (!port || !plain) throw new Error('the demo has ports and settings');
    switchPorts.put({ ...port, portSettingsId: plain.id });
    await press((await openDialog('Delete port settings')).getByRole('button', { name: 'Confirm' }));
    await expectToast('Could not delete port settings');
    expect(toasts().getByText('They are now applied to switch0 qsfp3. Clear them there first')).toBeTruthy();
    expect(mock.calls.get('networkingSwitchPortSettingsDelete')).toBeUndefined();
  });

  // @sheet operator/13.26
  test('show their contents, but of a key only whether it is set', async () => {
    await renderScreen(routes, `${SETTINGS}/uplink-west`, {
      prepare: ({ store: { tables } }) => {
        const row = tables.switchPortSettings.find(({ name }) => name === 'uplink-west');
        if (!row) return;
        const bgpPeers = row.parts.bgpPeers.map((peer) => ({ ...peer, md5AuthKey: 'hunter2' }));
        tables.switchPortSettings.put({ ...row, parts: { ...row.parts, bgpPeers } });
      },
    });
    const peers = within(await screen.findByRole('table', { name: 'BGP peers' }));
    expect(peers.getByText('172.20.15.9')).toBeTruthy();
    expect(await peers.findByText('uplink-main')).toBeTruthy();
    expect(peers.getByText('Set')).toBeTruthy();
    expect(document.body.textContent).not.toContain('hunter2');
  });

  test('are created from pasted JSON, whose errors are shown', async () => {
    const { mock, address } = await renderScreen(routes, `${SETTINGS}-new`);
    fireEvent.click(await screen.findByText('Paste JSON'));
    const modal = await openDialog('Paste JSON');
    const json = modal.getByRole('textbox', { name: /^JSON/ });
    const body = {
      name: 'spare',
      description: '',
      port_config: { geometry: 'qsfp28x1' },
      groups: [],
      links: { phy0: { autoneg: false, mtu: 1500, speed: 'speed100_g', lldp: { enabled: false } } },
      interfaces: { phy0: { kind: { type: 'primary' }, v6_enabled: true } },
      addresses: {},
      routes: {},
      bgp_peers: {},
    };
    fill(json, JSON.stringify({ ...body, port_config: { geometry: 'round' } }));
    fireEvent.click(modal.getByRole('button', { name: 'Fill the form' }));
    expect(await modal.findByText(/^port_config\.geometry: /)).toBeTruthy();
    fill(json, JSON.stringify(body));
    fireEvent.click(modal.getByRole('button', { name: 'Fill the form' }));
    expect((await screen.findAllByText('phy0')).length).toBeGreaterThan(1);
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Paste JSON' })).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Create port settings' }));
    await expectToast('Port settings spare created');
    await vi.waitFor(() => expect(address()).toBe(`${SETTINGS}/spare`));
    expect(
      mock.store.tables.switchPortSettings.find(({ name }) => name === 'spare')?.parts.links,
    ).toHaveLength(1);
  });

  // @sheet operator/13.23
  test('validate each item in its editor', async () => {
    await renderScreen(routes, `${SETTINGS}-new`);
    fill(await screen.findByRole('textbox', { name: 'Name' }), 'spare');
    fireEvent.click(screen.getByRole('button', { name: 'Add link' }));
    const modal = await openDialog('Add link');
    fill(modal.getByRole('textbox', { name: 'Name' }), 'Phy_0');
    fireEvent.click(modal.getByRole('button', { name: 'Add link' }));
    expect(await modal.findByText(/^Start with a lower-case letter/)).toBeTruthy();
    fill(modal.getByRole('textbox', { name: 'Name' }), 'phy0');
    fireEvent.click(modal.getByRole('button', { name: 'Add link' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add link' })).toBeNull());
    const full = screen.getByRole('button', { name: 'Add link' });
    expect(full.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Add route' }));
    const route = await openDialog('Add route');
    fill(route.getByRole('textbox', { name: /^Destination/ }), '10.0.0.1/8');
    fill(route.getByRole('textbox', { name: 'Gateway' }), '172.20.15.9');
    fireEvent.click(route.getByRole('button', { name: 'Add route' }));
    expect(await route.findByText('Use 10.0.0.0/8')).toBeTruthy();
  });

  test('do not refuse an address while the blocks of lots could not be read, and report what is missing', async () => {
    const { mock } = await renderScreen(routes, `${SETTINGS}-new`, {
      prepare: ({ faults }) => {
        faults.add({ operation: 'networkingAddressLotBlockList', status: 503 });
      },
    });
    expect(await screen.findByText(/^Part of this page could not be loaded/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add link' }));
    const link = await openDialog('Add link');
    fill(link.getByRole('textbox', { name: 'Name' }), 'phy0');
    fireEvent.click(link.getByRole('button', { name: 'Add link' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add link' })).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Add address' }));
    const modal = await openDialog('Add address');
    fill(modal.getByRole('textbox', { name: /^Address/ }), '172.20.15.10/30');
    fireEvent.click(modal.getByRole('button', { name: 'Add address' }));
    await modal.findByText('Address lot is required');
    expect(modal.queryByText(/^No address lot contains/)).toBeNull();
    mock.faults.clear();
    fireEvent.click(modal.getByRole('button', { name: 'Retry' }));
    await vi.waitFor(() => expect(screen.queryByText(/^Part of this page/)).toBeNull());
  });

  test.each([
    ['changed', `${SETTINGS}/uplink-west/edit`],
    ['copied', `${SETTINGS}-new?from=uplink-west`],
  ])('cannot be %s before the lots of their addresses are known', async (_, address) => {
    const { mock } = await renderScreen(routes, address, {
      prepare: ({ faults }) => {
        faults.add({ operation: 'networkingAddressLotList', status: 503 });
      },
    });
    await screen.findByText('The address lots of these settings could not be loaded.');
    mock.faults.clear();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Add address' })).toBeTruthy();
  });

  // @sheet corrections/R7
  test('with a taken name are refused instead of replacing the existing ones', async () => {
    const { mock } = await renderScreen(routes, `${SETTINGS}-new`);
    fill(await screen.findByRole('textbox', { name: 'Name' }), 'uplink-west');
    fireEvent.click(screen.getByRole('button', { name: 'Create port settings' }));
    expect(await screen.findByText('Name already exists')).toBeTruthy();
    expect(mock.calls.get('networkingSwitchPortSettingsCreate')).toBeUndefined();
    expect(screen.getByText('Port settings uplink-west already exist')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'edit uplink-west' }).getAttribute('href')).toBe(
      `${SETTINGS}/uplink-west/edit`,
    );
  });
});
