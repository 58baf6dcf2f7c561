// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearCache } from '@console/shared/query';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fill, renderScreen, useScreens } from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const HEALTH = '/system/networking/health';

const uplinks = async () => within(await screen.findByRole('table', { name: 'Uplinks' }));

/** Counts simultaneous requests, and the requests that are sent before the first response. */
function watchRequests() {
  const answer = globalThis.fetch;
  const seen = { most: 0, first: 0, all: 0 };
  let running = 0;
  let isAnswered = false;
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    running += 1;
    seen.all += 1;
    // A page that is being left may ask again for its own data, so only the requests for ports are counted
    if (!isAnswered) seen.first += /switch-port\/[^/]+\/status/.test(String(input)) ? 1 : 0;
    else seen.most = Math.max(seen.most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    isAnswered = true;
    try {
      return await answer(input, init);
    } finally {
      running -= 1;
    }
  });
  return seen;
}

describe('network health', () => {
  // @sheet operator/13.44
  test('sends the requests for each port only after the list of ports, at most six at a time', async () => {
    // Without the polls of the page, which ask again
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { mock } = await renderScreen(routes, '/system/networking/allow-list', {
      // 64 ports with settings
      prepare: ({ store: { tables } }) => {
        const [settings] = tables.switchPortSettings;
        for (const port of tables.switchPorts)
          tables.switchPorts.put({ ...port, portSettingsId: settings?.id ?? null });
      },
    });
    clearCache();
    const seen = watchRequests();
    history.pushState(null, '', HEALTH);
    dispatchEvent(new PopStateEvent('popstate'));
    const table = await screen.findByRole('table', { name: 'Uplinks' }, { timeout: 8_000 });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(64);
    expect(mock.calls.get('networkingSwitchPortStatus')).toBe(64);
    expect(seen.first).toBe(0);
    // The requests of the whole page may still be pending while the first requests for ports are sent
    expect(seen.most).toBeLessThanOrEqual(12 + 6);
  }, 15_000);

  // @sheet operator/13.45
  test('is a table with row headers, and lines that differ in style, not only in color', async () => {
    await renderScreen(routes, HEALTH);
    const table = await uplinks();
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Port',
      'Link',
      'Neighbor',
      'Sessions and routes',
    ]);
    const [head] = table.getAllByRole('rowheader');
    expect(head?.textContent).toContain('switch0 qsfp0');
    // The line is decorative: its state is also shown as text
    expect(table.getAllByText(/^up/i).length).toBeGreaterThan(0);
    const css = readFileSync(join(import.meta.dirname, 'health/health.module.css'), 'utf8');
    const styles = ['solid', 'dashed', 'broken', 'dotted'].map(
      (name) => new RegExp(`\\.${name} \\{[^}]*(solid|dashed|double|dotted)`).exec(css)?.[1],
    );
    expect(styles).toEqual(['solid', 'dashed', 'double', 'dotted']);
  });

  // @sheet operator/13.40
  test('has a row for each uplink with its neighbor, counts of sessions, and warnings with links', async () => {
    await renderScreen(routes, HEALTH);
    const table = await uplinks();
    expect(table.getAllByRole('rowheader')).toHaveLength(2);
    expect(await table.findByText('west-gateway')).toBeTruthy();
    expect(table.getAllByText(/AS64700/).length).toBeGreaterThan(0);
    expect(screen.getByText('Uplinks 2 of 2')).toBeTruthy();
    expect(screen.getByText('BGP 2 of 3')).toBeTruthy();
    expect(screen.getByText('BFD 2 of 3')).toBeTruthy();
    const warnings = within(await screen.findByRole('list', { name: 'Warnings' }));
    expect((await warnings.findAllByRole('link')).length).toBeGreaterThan(0);
    // The peer that never responds
    expect(screen.getByText('Degraded')).toBeTruthy();
  });

  // @sheet operator/13.41
  test('shows a warning and an event when a link goes down', async () => {
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

  // @sheet operator/13.42
  test('shows the remaining data when the status of a port cannot be read', async () => {
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

  // @sheet operator/13.43
  test('shows the path of an address', async () => {
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
