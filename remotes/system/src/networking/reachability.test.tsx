// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Mock } from '@console/mock';
import {
  cellOf,
  expectToast,
  FAILURES,
  fill,
  once,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const ALLOW = '/system/networking/allow-list';
const BFD = '/system/networking/bfd';

const allowForm = async () => {
  const dialog = await openDialog('Edit allow list');
  return {
    dialog,
    only: () => fireEvent.click(dialog.getByRole('radio', { name: /^Only these networks/ })),
    networks: () => dialog.getByRole('textbox', { name: /^Networks/ }),
    submit: () => fireEvent.click(dialog.getByRole('button', { name: 'Update allow list' })),
  };
};

describe('the allow list', () => {
  // @sheet operator/13.35
  test('is updated with valid networks, and refuses invalid ones', async () => {
    const { address } = await renderScreen(routes, `${ALLOW}/edit`);
    const { dialog, networks, submit } = await allowForm();
    fill(networks(), '');
    submit();
    expect(await dialog.findByText('At least one network is required')).toBeTruthy();
    fill(networks(), '127.0.0.1\n0.0.0.0/0');
    expect(await dialog.findByText('0.0.0.0/0: This is every address. Choose Anyone')).toBeTruthy();
    fill(networks(), '127.0.0.1\n192.0.2.0/24');
    const allowed = within(await dialog.findByRole('list', { name: 'Allowed networks' }));
    expect(allowed.getByText(/Sent as 127\.0\.0\.1\/32/)).toBeTruthy();
    submit();
    await expectToast('Allow list updated');
    await vi.waitFor(() => expect(address()).toBe(ALLOW));
    expect(
      within(await screen.findByRole('table', { name: 'Networks' })).getByText('127.0.0.1/32'),
    ).toBeTruthy();
  });

  // @sheet operator/13.35
  test('without the own address is refused by the server, and the form keeps its values', async () => {
    await renderScreen(routes, `${ALLOW}/edit`);
    const { dialog, only, networks, submit } = await allowForm();
    only();
    fill(networks(), '192.0.2.0/24');
    submit();
    expect(await dialog.findByText(/must include your address/)).toBeTruthy();
    expect(valueOf(networks())).toBe('192.0.2.0/24');
  });

  // @sheet operator/13.35
  test('that locks the user out shows the previous list until the API responds', async () => {
    const { mock, address } = await renderScreen(routes, `${ALLOW}/edit`, {
      faults: [{ operation: 'ping', abort: true }],
    });
    const { only, networks, submit } = await allowForm();
    only();
    fill(networks(), '127.0.0.1');
    submit();
    const blocked = await openDialog('The API no longer responds from here');
    expect(blocked.getByText('198.18.40.0/22')).toBeTruthy();
    mock.faults.clear();
    fireEvent.click(blocked.getByRole('button', { name: 'Try again' }));
    await expectToast('Allow list updated');
    await vi.waitFor(() => expect(address()).toBe(ALLOW));
  });

  test('that another user has changed is reviewed first', async () => {
    const { mock } = await renderScreen(routes, `${ALLOW}/edit`);
    const { dialog, only, networks, submit } = await allowForm();
    only();
    fill(networks(), '127.0.0.0/8');
    const { allowLists } = mock.store.tables;
    const now = mock.store.now();
    allowLists.put({
      id: '001de000-1334-4000-8000-000000000000',
      allowedIps: { allow: 'list', ips: ['127.0.0.0/8', '10.0.0.0/8'] },
      timeCreated: now,
      timeModified: now,
    });
    submit();
    expect(await dialog.findByText('Changed by another person')).toBeTruthy();
    expect(mock.calls.get('networkingAllowListUpdate')).toBeUndefined();
  });

  test.each(FAILURES)('whose change %s stays', async (_, rule, message) => {
    await renderScreen(routes, `${ALLOW}/edit`, once('networkingAllowListUpdate', rule));
    const { dialog, only, networks, submit } = await allowForm();
    only();
    fill(networks(), '127.0.0.1');
    submit();
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(valueOf(networks())).toBe('127.0.0.1');
  });
});

/** Makes the first peer the gateway of a default route. */
const routeAllOver = ({ store: { tables } }: Mock): void => {
  const row = tables.switchPortSettings.find(({ name }) => name === 'uplink-west');
  const own = row?.parts.routes.map((route) => ({ ...route, dst: '0.0.0.0/0' }));
  if (row && own) tables.switchPortSettings.put({ ...row, parts: { ...row.parts, routes: own } });
};

describe('BFD sessions', () => {
  test('show their state and what they monitor', async () => {
    await renderScreen(routes, BFD);
    expect((await cellOf('172.20.15.9', 'State')).textContent).toBe('Up');
    expect((await cellOf('172.20.19.1', 'State')).textContent).toBe('Down');
    await vi.waitFor(async () =>
      expect((await cellOf('172.20.15.9', 'Watches')).textContent).toBe('BGP peer, Gateway on qsfp0'),
    );
  });

  const form = async (title: string, button: string) => {
    const dialog = await openDialog(title);
    return {
      dialog,
      threshold: dialog.getByRole('textbox', { name: 'Detection threshold' }),
      submit: () => fireEvent.click(dialog.getByRole('button', { name: button })),
    };
  };

  // @sheet operator/13.32
  test('are created for any address, show their detection time, and refuse a duplicate', async () => {
    const { mock } = await renderScreen(routes, `${BFD}-new`);
    const { dialog, threshold, submit } = await form('Create BFD session', 'Create BFD session');
    expect(dialog.getByText('Detects a failure after 3 s')).toBeTruthy();
    fill(threshold, '5');
    expect(await dialog.findByText('Detects a failure after 5 s')).toBeTruthy();
    const remote = dialog.getByRole('combobox', { name: /^Remote address/ });
    fill(remote, '172.20.15.9');
    fill(dialog.getByRole('textbox', { name: /^Local address/ }), 'fd00::1');
    submit();
    expect(await dialog.findByText('Both addresses must be IPv4 or both IPv6')).toBeTruthy();
    fill(dialog.getByRole('textbox', { name: /^Local address/ }), '');
    submit();
    expect(
      await dialog.findByText('switch0 has a session with this address. Edit that session'),
    ).toBeTruthy();
    expect(mock.calls.get('networkingBfdEnable')).toBeUndefined();
    fill(remote, '172.20.15.77');
    submit();
    await expectToast('BFD session with 172.20.15.77 created');
    const made = mock.store.tables.bfdSessions.find((row) => row.remote === '172.20.15.77');
    expect(made).toMatchObject({ detectionThreshold: 5, requiredRx: 1_000_000, local: null });
  });

  // @sheet operator/13.32
  test('are disabled after a confirmation that names the consequences', async () => {
    await renderScreen(routes, BFD);
    await rowAction('172.20.19.1', 'Disable');
    const dialog = await openDialog('Disable BFD session');
    expect(dialog.getByText(/only when the BGP hold time ends/)).toBeTruthy();
    await press(dialog.getByRole('button', { name: 'Confirm' }));
    await expectToast('BFD session with 172.20.19.1 disabled');
  });

  // @sheet operator/13.90
  test('of the only default gateway are disabled only after a confirmation of another way to the rack', async () => {
    const { mock } = await renderScreen(routes, BFD, {
      prepare: (mock) => {
        routeAllOver(mock);
        const { switchPorts } = mock.store.tables;
        for (const port of switchPorts)
          if (port.switchLocation === 'switch1') switchPorts.put({ ...port, portSettingsId: null });
      },
    });
    await vi.waitFor(async () =>
      expect((await cellOf('172.20.15.9', 'Watches')).textContent).toContain('Gateway on qsfp0'),
    );
    await rowAction('172.20.15.9', 'Disable');
    const dialog = await openDialog('Disable BFD session');
    await dialog.findByText(
      'This is the only uplink that works. This can lock you out.',
      {},
      { timeout: 4_000 },
    );
    const button = () => dialog.getByRole('button', { name: 'Confirm' });
    expect(button().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(dialog.getByRole('checkbox', { name: 'I have another way to reach the rack' }));
    await press(button());
    await expectToast('BFD session with 172.20.15.9 disabled');
    expect(mock.store.tables.bfdSessions.find((row) => row.remote === '172.20.15.9')).toBeUndefined();
  });

  // @sheet operator/13.32
  test('are changed by two requests; when the second fails, the form keeps its values and only that one is retried', async () => {
    const { mock, address } = await renderScreen(
      routes,
      `${BFD}/switch0/172.20.15.9/edit`,
      once('networkingBfdEnable', { status: 503, message: 'Not now' }),
    );
    const { dialog, threshold, submit } = await form('Edit BFD session', 'Update BFD session');
    fill(threshold, '7');
    submit();
    expect(await dialog.findByText('Disabled, not enabled again')).toBeTruthy();
    expect([valueOf(threshold), dialog.getByText('Not now')]).toEqual(['7', expect.anything()]);
    fireEvent.click(dialog.getByRole('button', { name: 'Enable BFD session' }));
    await expectToast('BFD session with 172.20.15.9 updated');
    await vi.waitFor(() => expect(address()).toBe(BFD));
    expect(mock.calls.get('networkingBfdDisable')).toBe(1);
    expect(
      mock.store.tables.bfdSessions.find((row) => row.remote === '172.20.15.9')?.detectionThreshold,
    ).toBe(7);
  });

  test('are watched over peers that have none yet', async () => {
    await renderScreen(routes, `${BFD}-new`);
    const { dialog } = await form('Create BFD session', 'Create BFD session');
    fireEvent.click(dialog.getByRole('radio', { name: 'switch1' }));
    const remote = dialog.getByRole('combobox', { name: /^Remote address/ });
    expect(remote).toBeTruthy();
    expect(await rowOf('172.20.15.9')).toBeTruthy();
  });
});
