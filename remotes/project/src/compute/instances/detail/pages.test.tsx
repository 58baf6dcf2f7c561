// @vitest-environment happy-dom
import { commandsAtom, store } from '@console/shared/runtime';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectClosed, expectGone, heading, inEdgeCache } from '../../../../../../tools/testing/on-screen.ts';
import {
  confirmIn,
  descriptionOf,
  expectToast,
  fill,
  hurry,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowOf,
  toasts,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';
import { EDGE_CACHE, instanceAt } from '../test-time.ts';

useScreens(120);

async function openPageMenu() {
  fireEvent.click(await screen.findByRole('button', { name: 'Instance actions' }));
  return within(await screen.findByRole('menu', { name: 'Instance actions' }));
}

/** The text that someone gets who moves the focus to a button that is disabled. */
async function tooltipOf(button: HTMLElement): Promise<string | null> {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => button.focus());
  return (await screen.findByRole('tooltip')).textContent;
}

// @sheet compute-storage/9.74
test('the page has its heading, breadcrumbs and title', async () => {
  const { place } = await renderScreen(routes, instanceAt('cache-ams-01', 'connect'));
  await heading('cache-ams-01');
  expect(place()).toEqual(
    inEdgeCache(
      ['Instances', EDGE_CACHE],
      ['cache-ams-01', instanceAt('cache-ams-01')],
      ['Connect', instanceAt('cache-ams-01', 'connect')],
    ),
  );
});

/** The value of a property of the instance. */
const fact = (label: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent;

test('the page shows the properties, with a dash for what the instance does not have', async () => {
  await renderScreen(routes, instanceAt('log-shipper', 'connect'));
  await heading('log-shipper');
  await waitFor(() => expect(fact('vpc')).toBe('default'));
  expect(['cpu', 'ram', 'state', 'external IPs'].map(fact)).toEqual(['2 vCPUs', '8 GiB', 'running', '—']);
});

describe('what can be done', () => {
  // @sheet compute-storage/9.9
  test('is in buttons and a menu, with reasons for disabled actions', async () => {
    await renderScreen(routes, instanceAt('log-shipper', 'connect'));
    const start = await screen.findByRole('button', { name: 'Start' });
    expect(start.getAttribute('aria-disabled')).toBe('true');
    expect(await tooltipOf(start)).toBe('Only stopped or failed instances can be started');
    const menu = await openPageMenu();
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Copy ID',
      'Reboot',
      expect.stringMatching(/^Resize/),
      'Clone…',
      'Compare…',
      'View serial console',
      expect.stringMatching(/^Delete/),
    ]);
    const remove = menu.getByRole('menuitem', { name: 'Delete' });
    expect(remove.getAttribute('aria-description') ?? descriptionOf(remove)).toBe(
      'Only stopped or failed instances can be deleted. Stop it first.',
    );
  });

  test('is in the palette, as far as the state allows it', async () => {
    await renderScreen(routes, instanceAt('log-shipper', 'connect'));
    await heading('log-shipper');
    const commands = () => [...store.get(commandsAtom).values()].flat();
    const offered = () =>
      commands().flatMap(({ group, label }) => (group === "Instance 'log-shipper'" ? label : []));
    await waitFor(() =>
      expect(offered()).toEqual([
        'Stop',
        'Reboot',
        'Clone…',
        'Compare…',
        'View serial console',
        'Storage',
        'Networking',
        'Metrics',
        'Connect',
        'Settings',
      ]),
    );
  });

  // @sheet compute-storage/9.14
  test('Delete leads back to the list without the row', async () => {
    hurry();
    const { address, mock } = await renderScreen(routes, instanceAt('ingest-replay', 'connect'), {
      faults: [{ operation: 'instanceList', delay: 300, count: 1 }],
    });
    fireEvent.click((await openPageMenu()).getByRole('menuitem', { name: 'Delete' }));
    await confirmIn('Confirm delete instance');
    await expectToast('Deleting instance ingest-replay');
    const asked = mock.calls.get('instanceView');
    await heading('Instances');
    expect(address()).toBe(EDGE_CACHE);
    await rowOf('cache-ams-01');
    await expectGone('ingest-replay');
    // The page polls a failed instance that is due every 2 seconds: no request came after it was deleted
    expect(mock.calls.get('instanceView')).toBe(asked);
  });

  test('a Delete that is refused keeps the page', async () => {
    const { address } = await renderScreen(routes, instanceAt('schema-migrator', 'connect'), {
      faults: [{ operation: 'instanceDelete', status: 403 }],
    });
    fireEvent.click((await openPageMenu()).getByRole('menuitem', { name: 'Delete' }));
    await confirmIn('Confirm delete instance');
    await expectToast('Could not delete instanceAction not authorized');
    expect(address()).toBe(instanceAt('schema-migrator', 'connect'));
  });

  test('Resize shows the new size at once', async () => {
    await renderScreen(routes, instanceAt('schema-migrator', 'connect'));
    fireEvent.click((await openPageMenu()).getByRole('menuitem', { name: 'Resize' }));
    const modal = await openDialog('Resize instance');
    fill(modal.getByRole('textbox', { name: 'vCPUs' }), '6');
    await press(modal.getByRole('button', { name: 'Resize' }));
    await expectToast('Instance schema-migrator resized');
    await waitFor(() => expect(fact('cpu')).toBe('6 vCPUs'));
    expect(toasts().queryByRole('link', { name: 'View instance' })).toBeNull();
  });

  // @sheet compute-storage/9.57
  test('the serial console is reached from the row, the page and the tab', async () => {
    const target = `${EDGE_CACHE}/log-shipper/serial-console`;
    const { visit } = await renderScreen(routes, EDGE_CACHE);
    await rowOf('log-shipper');
    const entry = (await openRowMenu('log-shipper')).getByRole('menuitem', { name: 'View serial console' });
    expect(entry.getAttribute('href')).toBe(target);
    fireEvent.keyDown(entry, { key: 'Escape' });
    await visit(instanceAt('log-shipper', 'connect'));
    await heading('log-shipper');
    expect((await screen.findByRole('link', { name: 'Connect' })).getAttribute('href')).toBe(target);
    const page = (await openPageMenu()).getByRole('menuitem', { name: 'View serial console' });
    expect(page.getAttribute('href')).toBe(target);
  });
});

describe('connecting', () => {
  const ssh = async () => (await screen.findByText(/^ssh/)).textContent;

  // @sheet specification/2.17
  test('offers the command of the serial console', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await renderScreen(routes, instanceAt('cache-ams-01', 'connect'));
    await press(await screen.findByRole('button', { name: 'CLI Command' }));
    const modal = await openDialog('CLI command');
    expect(modal.getByRole('code').textContent).toMatch(
      /oxide instance serial console \\\s+--project edge-cache \\\s+--instance cache-ams-01/,
    );
    fireEvent.click(modal.getByRole('button', { name: 'Copy command' }));
    await waitFor(() =>
      expect(writeText).toHaveBeenCalledWith(
        'oxide instance serial console --project edge-cache --instance cache-ams-01',
      ),
    );
    fireEvent.click(modal.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await expectClosed();
  });

  test('shows the address to connect to: floating, ephemeral, or where to get one', async () => {
    const { visit } = await renderScreen(routes, instanceAt('cache-ams-01', 'connect'));
    await waitFor(async () => expect(await ssh()).toMatch(/^ssh \[username\]@203\.0\.113\.\d+$/));
    await visit(instanceAt('ingest-legacy', 'connect'));
    await waitFor(async () => expect(await ssh()).toBe('ssh [username]@198.51.100.21'));
    await visit(instanceAt('log-shipper', 'connect'));
    await waitFor(async () => expect(await ssh()).toBe('ssh [username]@[external IP]'));
    expect(screen.getByRole('link', { name: 'networking' }).getAttribute('href')).toBe(
      instanceAt('log-shipper', 'networking'),
    );
  });
});

// @sheet compute-storage/9.43
test('the external addresses are links, floating ones first', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { mock } = await renderScreen(routes, instanceAt('cache-ams-01', 'connect'));
  const id = [...mock.store.tables.instances].find(({ name }) => name === 'cache-ams-01')?.id;
  const floating = mock.store.tables.floatingIps.filter(({ instanceId }) => instanceId === id);
  expect(floating).toHaveLength(2);
  for (const { ip } of floating) {
    const link = await screen.findByRole('link', { name: ip });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([`https://${ip}`, '_blank']);
  }
  const all = screen.getByText('external IPs').parentElement ?? document.body;
  fireEvent.click(within(all).getAllByRole('button', { name: 'Click to copy' })[0] ?? all);
  await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1));
  expect(floating.map(({ ip }) => ip)).toContain(writeText.mock.calls[0]?.[0]);
  expect(within(all).getByRole('link', { name: '…' }).getAttribute('href')).toBe(
    instanceAt('cache-ams-01', 'networking'),
  );
});
