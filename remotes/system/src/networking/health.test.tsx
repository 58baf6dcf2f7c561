// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fill, renderScreen, useScreens } from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const HEALTH = '/system/networking/health';

const uplinks = async () => within(await screen.findByRole('table', { name: 'Uplinks' }));

describe('network health', () => {
  test('has a row an uplink with its neighbor, sessions in the strip and warnings with links', async () => {
    await renderScreen(routes, HEALTH);
    const table = await uplinks();
    expect(table.getAllByRole('rowheader')).toHaveLength(2);
    expect(await table.findByText('west-gateway')).toBeTruthy();
    expect(screen.getByText('Uplinks 2 of 2')).toBeTruthy();
    expect(screen.getByText('BGP 2 of 3')).toBeTruthy();
    expect(screen.getByText('BFD 2 of 3')).toBeTruthy();
    const warnings = within(await screen.findByRole('list', { name: 'Warnings' }));
    expect((await warnings.findAllByRole('link')).length).toBeGreaterThan(0);
    // The peer that never answers
    expect(screen.getByText('Degraded')).toBeTruthy();
  });

  test('follows a link that goes down, warns and notes it', async () => {
    const { mock } = await renderScreen(routes, HEALTH);
    await uplinks();
    const { portLinks, switchPorts } = mock.store.tables;
    const port = switchPorts.find((row) => row.switchLocation === 'switch0' && row.portName === 'qsfp0');
    const link = portLinks.must(port?.id ?? '');
    portLinks.put({ ...link, cabled: false });
    fireEvent.click(screen.getByRole('button', { name: 'Refresh data' }));
    expect(await screen.findByText(/switch0 qsfp0 is down/)).toBeTruthy();
    expect(screen.getByText('Uplinks 1 of 2')).toBeTruthy();
    const events = within(await screen.findByRole('list', { name: 'Events' }));
    expect(events.getByText(/Link of switch0 qsfp0: ok → down/)).toBeTruthy();
  });

  test('keeps what is known when the status of a port fails', async () => {
    await renderScreen(routes, HEALTH, {
      faults: [{ operation: 'networkingSwitchPortStatus', status: 503 }],
      prepare: ({ store: { tables } }) => {
        const row = tables.switchPortSettings.find(({ name }) => name === 'uplink-east');
        if (row)
          tables.switchPortSettings.put({
            ...row,
            parts: { ...row.parts, bgpPeers: row.parts.bgpPeers.slice(0, 1) },
          });
      },
    });
    const table = await uplinks();
    expect(table.getAllByText('Not available').length).toBeGreaterThan(0);
    expect(screen.getByText('Unknown')).toBeTruthy();
  });

  test('says where an address goes', async () => {
    await renderScreen(routes, HEALTH);
    await uplinks();
    fill(screen.getByRole('textbox', { name: 'Address or network' }), '198.51.100.20');
    await vi.waitFor(() =>
      expect(screen.getAllByText(/198\.51\.100\.0\/26 of public-prefixes/).length).toBeGreaterThan(1),
    );
    fill(screen.getByRole('textbox', { name: 'Address or network' }), 'north');
    expect(await screen.findByText('Not a valid IP address or network')).toBeTruthy();
  });
});
