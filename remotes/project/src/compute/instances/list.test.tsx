// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { AllVisible } from '../../../../../tools/testing/all-visible.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectCell, heading, headings, inEdgeCache } from '../../../../../tools/testing/on-screen.ts';
import {
  cellOf,
  choose,
  hurry,
  openDialog,
  press,
  renderScreen,
  rowOf,
  setWidth,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';
import { instanceAt } from './test-time.ts';

useScreens(120);

const LIST = '/projects/edge-cache/instances';

const names = () =>
  [...document.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row-name'));

/** Every address of an instance, as its page shows them. */
async function addressesOf(instance: string): Promise<string[]> {
  const { mock } = await renderScreen(routes, `/projects/edge-cache/instances/${instance}/networking`);
  const read = async (path: string): Promise<string[]> => {
    const response = await mock.handle(new Request(new URL(path, location.origin)));
    return [...(await response.text()).matchAll(/"ip":\s*"([^"]+)"/g)].flatMap(([, ip]) => ip ?? []);
  };
  return [
    ...(await read(`/v1/instances/${instance}/external-ips?project=edge-cache`)),
    ...(await read(`/v1/network-interfaces?project=edge-cache&instance=${instance}`)),
  ];
}

test('the filter finds an instance by each of its external and private addresses', async () => {
  const addresses = await addressesOf('cache-ams-01');
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) {
    cleanup();
    await renderScreen(routes, `${LIST}?filter=${address}`);
    await expect.poll(names, { timeout: 10_000 }).toContain('cache-ams-01');
  }
}, 60_000);

test('the filter does not say that no instance matches while or because addresses are missing', async () => {
  const { mock } = await renderScreen(routes, `${LIST}?filter=203.0.113.10`, {
    faults: [{ operation: 'instanceExternalIpList', status: 503 }],
  });
  expect(await screen.findByText('No instances match so far', {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByText('No instances match')).toBeNull();
  expect(mock.calls.get('instanceNetworkInterfaceList')).toBeGreaterThan(0);
});

test('addresses are read only for a filter that can be a part of one', async () => {
  const { mock } = await renderScreen(routes, `${LIST}?filter=cache-ams`);
  await expect.poll(names, { timeout: 10_000 }).toContain('cache-ams-01');
  expect(mock.calls.get('instanceNetworkInterfaceList')).toBeUndefined();
});

// @sheet compute-storage/9.6 compute-storage/9.74
test('has its heading, breadcrumbs and title', async () => {
  const { place } = await renderScreen(routes, LIST);
  await heading('Instances');
  expect(place()).toEqual(inEdgeCache(['Instances', LIST]));
});

// @sheet compute-storage/9.7
test('shows name, state, size and creation date', async () => {
  await renderScreen(routes, LIST);
  await expectCell('edge-probe', 'CPU', '1 vCPU');
  expect(headings()).toEqual(['name', 'state', 'CPU', 'Memory', 'External IPs', 'created', '']);
  await expectCell('edge-probe', 'Memory', '2 GiB');
  await expectCell('warmup-batch', 'CPU', '32 vCPUs');
  await expectCell('warmup-batch', 'Memory', '128 GiB');
  await expectCell('warmup-batch', 'created', /^\w{3} \d+, \d{4}\d+:\d\d [AP]M$/);
});

// @sheet common-ui/34.19 compute-storage/9.7
test('shows each state and its age in one text', async () => {
  await renderScreen(routes, LIST);
  for (const [name, text] of [
    ['edge-probe', /^starting\d+s$/],
    ['cache-fra-01', /^rebooting\d+s$/],
    ['purge-worker-2', /^stopping\d+s$/],
    ['varnish-canary', /^creating\d+s$/],
    ['cache-lhr-01', /^migrating2m$/],
    ['tls-terminator-b', /^repairing6m$/],
    ['cache-ams-01', /^running6d$/],
    ['schema-migrator', /^stopped1d$/],
    ['ingest-frozen', /^failed18m$/],
    ['ingest-retired', /^failed2d$/],
    ['ingest-replay', /^failed5mRestarting soon$/],
    ['ingest-legacy', /^failed15mRestarts in (39|40)m$/],
  ] as const)
    await expectCell(name, 'state', text);
});

test('is empty for a project without instances, with the way to the first one', async () => {
  await renderScreen(routes, '/projects/payments-staging/instances');
  expect(await screen.findByRole('heading', { level: 3, name: 'No instances' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  for (const link of screen.getAllByRole('link', { name: 'New instance' }))
    expect(link.getAttribute('href')).toBe('/projects/payments-staging/instances-new');
});

describe('the addresses of the rows', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', AllVisible);
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  });

  test('are the first one and the number of the others, or none; polling does not read them again', async () => {
    hurry();
    const { mock } = await renderScreen(routes, LIST);
    await expectCell('cache-ams-01', 'External IPs', '203.0.113.10+2');
    await within(await cellOf('schema-migrator', 'External IPs')).findByRole('img', { name: 'None' });
    const others = within(await cellOf('cache-ams-01', 'External IPs')).getByRole('button', { name: '+2' });
    fireEvent.click(others);
    expect((await screen.findByRole('tooltip')).textContent).toMatch(
      /^Other external IPs203.*198\.51\.100\.24$/,
    );
    await expect.poll(() => mock.calls.get('instanceExternalIpList')).toBe(names().length);
    const lists = mock.calls.get('instanceList') ?? 0;
    await expect.poll(() => mock.calls.get('instanceList')).toBeGreaterThan(lists + 1);
    expect(mock.calls.get('instanceExternalIpList')).toBe(names().length);
  });

  test('are not available when they cannot be loaded, and a refresh loads them', async () => {
    const { mock } = await renderScreen(routes, LIST, {
      faults: [{ operation: 'instanceExternalIpList', status: 503, message: 'Not now' }],
    });
    await expectCell('cache-ams-01', 'External IPs', /^Not available/);
    mock.faults.clear();
    await press(screen.getByRole('button', { name: 'Refresh data' }));
    await expectCell('cache-ams-01', 'External IPs', '203.0.113.10+2');
  });

  test('are read again after one was attached on the page of the instance', async () => {
    const { visit } = await renderScreen(routes, LIST);
    await within(await cellOf('schema-migrator', 'External IPs')).findByRole('img', { name: 'None' });
    await visit(instanceAt('schema-migrator', 'networking'));
    await press(await screen.findByRole('button', { name: 'Attach floating IP' }));
    const modal = await openDialog('Attach floating IP');
    await choose(modal.getByRole('combobox'), 'unassigned');
    await press(modal.getByRole('button', { name: 'Attach floating IP' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await visit(LIST);
    await expectCell('schema-migrator', 'External IPs', '203.0.113.13');
  });

  test('are not read on a phone, which does not show them', async () => {
    setWidth(20);
    const { mock } = await renderScreen(routes, LIST);
    await rowOf('cache-ams-01');
    expect(screen.queryByRole('columnheader', { name: 'External IPs' })).toBeNull();
    expect(mock.calls.has('instanceExternalIpList')).toBe(false);
  });
});

test('is visible to a user with a role on this project only', async () => {
  await renderScreen(routes, LIST, { persona: 'Ines Carvalho' });
  await heading('Instances');
  expect(await rowOf('cache-ams-01')).toBeTruthy();
});
