// @vitest-environment happy-dom
import { createMock } from '@console/mock';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  cellOf,
  choose,
  descriptionOf,
  expectToast,
  FAILURES,
  fill,
  hurry,
  once,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  useScreens,
  valueOf,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const PORTS = '/system/networking/switch-ports';

/** The path of the page of a port. It contains the id of the rack, which is the same in all seeds. */
const pathOf = (port: string, rest = ''): string => {
  const [rack] = [...createMock({ personas: true }).store.tables.racks];
  return `${PORTS}/${rack?.id ?? ''}/${port}${rest}`;
};

describe('switch ports', () => {
  // @sheet operator/13.18
  test('with settings are listed with their status; the status of other ports is read only on request', async () => {
    const { mock } = await renderScreen(routes, PORTS);
    await vi.waitFor(async () => expect((await cellOf('uplink-west', 'Link')).textContent).toContain('Up'));
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(mock.calls.get('networkingSwitchPortStatus')).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(mock.calls.get('networkingSwitchPortStatus')).toBe(2);
    expect(screen.getAllByRole('row').length).toBeGreaterThan(5);
    expect(mock.calls.get('networkingSwitchPortStatus')).toBe(2);
    mock.faults.add({ operation: 'networkingSwitchPortStatus', delay: 300 });
    fireEvent.click(screen.getByRole('button', { name: 'Check all ports' }));
    expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Check all ports' })).toBeTruthy();
  });

  test('whose switch does not respond show the error in their own cell, with a retry', async () => {
    const faults = [{ operation: 'networkingSwitchPortStatus', status: 503, message: 'No answer' }];
    const { mock } = await renderScreen(routes, PORTS, { faults });
    await screen.findAllByText('Not available: No answer');
    mock.faults.clear();
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(button);
    await vi.waitFor(() => expect(screen.queryByText('Not available: No answer')).toBeNull());
  });

  test('without settings have none to clear', async () => {
    await renderScreen(routes, `${PORTS}?show-ports=all`);
    const menu = await openRowMenu('qsfp3').catch(() => undefined);
    const item = menu?.getByRole('menuitem', { name: 'Clear settings' });
    expect(item && descriptionOf(item)).toContain('The port has no settings');
  });

  const actionOf = async (settings: string, action: string) => {
    const [row] = (await screen.findAllByText(settings)).map((one) => one.closest('tr')).filter(Boolean);
    fireEvent.click(within(row ?? document.body).getByRole('button', { name: 'Row actions' }));
    fireEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: action }));
  };

  // @sheet operator/13.22
  test('get other settings after a review of the differences', async () => {
    const { mock } = await renderScreen(routes, PORTS);
    await actionOf('uplink-west', 'Apply settings');
    const dialog = await openDialog('Apply settings');
    await choose(dialog.getByRole('combobox', { name: /^Settings/ }), 'plain-uplink');
    const diff = within(await dialog.findByRole('table', { name: 'What changes on switch0 qsfp0' }));
    expect(diff.getByText(/Speed: 100G → 10G/)).toBeTruthy();
    expect(diff.getAllByText('Cuts the link').length).toBeGreaterThan(0);
    // The other uplink partly works, so this one is not the last
    await press(dialog.getByRole('button', { name: 'Apply' }));
    await expectToast('Settings plain-uplink applied to switch0 qsfp0');
    const name = mock.store.tables.switchPortSettings.find((row) => row.name === 'plain-uplink')?.id;
    expect(mock.store.tables.switchPorts.find((row) => row.portSettingsId === name)?.portName).toBe('qsfp0');
  });

  // @sheet operator/13.22
  test('that are the last working uplink are cleared only after a confirmation of another way to the rack', async () => {
    const { mock } = await renderScreen(routes, PORTS, {
      prepare: (made) => {
        const { switchPorts } = made.store.tables;
        const east = switchPorts.find((row) => row.switchLocation === 'switch1' && row.portName === 'qsfp0');
        if (east) switchPorts.put({ ...east, portSettingsId: null, timeSettingsApplied: null });
      },
    });
    await actionOf('uplink-west', 'Clear settings');
    const dialog = await openDialog('Clear port settings');
    expect(await dialog.findByText('BGP session with 172.20.15.9')).toBeTruthy();
    expect(await dialog.findByText(/This is the only uplink that works/)).toBeTruthy();
    const button = dialog.getByRole('button', { name: 'Confirm' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(dialog.getByRole('checkbox', { name: 'I have another way to reach the rack' }));
    await press(dialog.getByRole('button', { name: 'Confirm' }));
    await expectToast('Settings cleared from switch0 qsfp0');
    expect(mock.calls.get('networkingSwitchPortClearSettings')).toBe(1);
  });

  // @sheet operator/13.90
  test('have a warning when the uplinks could not be read', async () => {
    await renderScreen(routes, PORTS, {
      faults: [
        { operation: 'networkingSwitchPortStatus', status: 503 },
        { operation: 'networkingBgpStatus', status: 503 },
      ],
    });
    await actionOf('uplink-west', 'Clear settings');
    const dialog = await openDialog('Clear port settings');
    expect(await dialog.findByText(/could not be checked/)).toBeTruthy();
  });

  test.each(FAILURES)('whose clearing %s stay', async (_, rule, message) => {
    await renderScreen(routes, PORTS, once('networkingSwitchPortClearSettings', rule));
    await actionOf('uplink-west', 'Clear settings');
    const dialog = await openDialog('Clear port settings');
    await dialog.findByText('BGP session with 172.20.15.9');
    await press(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText(message)).toBeTruthy();
  });
});

describe('the page of a port', () => {
  // @sheet operator/13.20
  test('has its link, its sessions and the raw status of the switch', async () => {
    await renderScreen(routes, pathOf('switch0/qsfp0'));
    expect(await screen.findByRole('heading', { name: 'switch0 qsfp0' })).toBeTruthy();
    const sessions = within(await screen.findByRole('table', { name: 'Sessions' }));
    expect(await sessions.findByText('172.20.15.9')).toBeTruthy();
    expect(sessions.queryByText('172.20.15.13')).toBeNull();
    expect((await screen.findAllByText('100G')).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Raw status' }));
    expect(await screen.findByText(/"link_name": "phy0"/)).toBeTruthy();
  });

  // @sheet operator/13.22
  test('applies the same settings again, and its session comes back automatically', async () => {
    hurry();
    const { mock } = await renderScreen(routes, pathOf('switch0/qsfp0'));
    fireEvent.click(await screen.findByRole('button', { name: 'Port actions' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Apply settings' }));
    const dialog = await openDialog('Apply settings');
    await choose(dialog.getByRole('combobox', { name: /^Settings/ }), 'uplink-west');
    expect(await dialog.findByText('No differences.')).toBeTruthy();
    await press(dialog.getByRole('button', { name: 'Apply' }));
    await expectToast('Settings uplink-west applied to switch0 qsfp0');
    expect((await screen.findAllByText(/training/i)).length).toBeGreaterThan(0);
    const sessions = screen.getByRole('table', { name: 'Sessions' });
    await vi.waitFor(() => expect(sessions.textContent).not.toContain('Established'), 4_000);
    await vi.waitFor(() => {
      mock.store.clock.advance(1_000);
      expect(screen.getByRole('table', { name: 'Sessions' }).textContent).toContain('Established');
    }, 15_000);
  });

  // @sheet operator/13.20
  test('lists its LLDP neighbors, with addresses of other kinds as bytes', async () => {
    await renderScreen(routes, pathOf('switch1/qsfp0', '?tab=lldp'));
    const heard = within(await screen.findByRole('table', { name: 'Neighbors' }));
    expect(await heard.findAllByText('02:5e:10:7a:00:02')).toHaveLength(2);
    expect(heard.getByText('east-gateway')).toBeTruthy();
  });

  // @sheet operator/13.20
  test('shows why there are no LLDP neighbors', async () => {
    await renderScreen(routes, pathOf('switch1/qsfp2', '?tab=lldp'));
    expect(await screen.findByText('Apply settings to send and receive LLDP.')).toBeTruthy();
    expect(screen.queryByText(/^Not available/)).toBeNull();
  });

  // @sheet corrections/R11
  test('has no LLDP to edit without settings', async () => {
    await renderScreen(routes, pathOf('switch1/qsfp2', '/lldp-edit'));
    const form = await openDialog('Edit LLDP');
    expect(await form.findByText(/^Apply settings to the port first/)).toBeTruthy();
  });

  test('says that LLDP is off', async () => {
    await renderScreen(routes, pathOf('switch0/qsfp0', '?tab=lldp'), {
      prepare: ({ store: { tables } }) => {
        const port = tables.switchPorts.find(
          (one) => one.switchLocation === 'switch0' && one.portName === 'qsfp0',
        );
        const link = tables.portLinks.get(port?.id ?? '');
        if (link) tables.portLinks.put({ ...link, lldp: { ...link.lldp, enabled: false } });
      },
    });
    expect(await screen.findByText('LLDP is off')).toBeTruthy();
  });

  // @sheet operator/13.20
  test('of an unknown port is not found', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    await renderScreen(routes, pathOf('switch0/qsfp99'));
    await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'switch0 qsfp99' })).toBeNull());
  });

  // @sheet operator/13.21
  test('sends the whole LLDP config with its id, not only the changed fields', async () => {
    const { mock, address } = await renderScreen(routes, pathOf('switch0/qsfp0', '/lldp-edit'));
    const form = await openDialog('Edit LLDP');
    expect(valueOf(form.getByRole('textbox', { name: /^System name/ }))).toBe('rack-west');
    fill(form.getByRole('textbox', { name: /^System description/ }), 'é'.repeat(128));
    fireEvent.click(form.getByRole('button', { name: 'Update LLDP' }));
    expect(await form.findByText('Can be at most 255 bytes')).toBeTruthy();
    fill(form.getByRole('textbox', { name: /^System description/ }), 'west riser');
    fill(form.getByRole('textbox', { name: /^Management address/ }), 'fd00:20:15::9');
    fireEvent.click(form.getByRole('button', { name: 'Update LLDP' }));
    await expectToast('LLDP of switch0 qsfp0 updated');
    await vi.waitFor(() => expect(address()).toContain('?tab=lldp'));
    const port = mock.store.tables.switchPorts.find(
      (row) => row.switchLocation === 'switch0' && row.portName === 'qsfp0',
    );
    expect(mock.store.tables.portLinks.get(port?.id ?? '')?.lldp).toMatchObject({
      enabled: true,
      systemName: 'rack-west',
      systemDescription: 'west riser',
      managementIp: 'fd00:20:15::9/128',
    });
  });
});
