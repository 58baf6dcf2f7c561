// @vitest-environment happy-dom
import type { AreaModule, RegistryEntry } from '@console/shared/contract';
import { attentionAtom, config, provideAreas, setConfig, store } from '@console/shared/runtime';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  type ScreenOptions,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

const PAGE = '/system/issues';
const ALL_READ = 'Nothing else needs attention.';

useScreens();
beforeEach(() => localStorage.clear());

const list = () => within(screen.getByRole('list', { name: 'Needs attention' }));
const sentences = () =>
  list()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Opens the page, and waits until everything was read or has failed. */
async function openOverview(options?: ScreenOptions) {
  const rendered = await renderScreen(routes, PAGE, options);
  const end = await screen.findByText(/needs attention\.|need attention too\./, {}, { timeout: 20_000 });
  return { ...rendered, end };
}

describe('the overview of the demo', () => {
  test('has the faults that the demo has by design, the worst first, with at most 70 requests', async () => {
    const { mock, end } = await openOverview();
    expect(end.textContent).toBe(ALL_READ);
    const all = sentences();
    for (const fault of [
      /^ErrorPeer 172\.20\.19\.1 of switch1 qsfp0 has been down since/,
      /^ErrorPool reserve has no addresses, and 2 silos use it/,
      /^ErrorReceiver retired-chat cannot be reached/,
      /^Warning4 disks are out of service: HX40885605 in sled FH22408856/,
      /^WarningSupport bundle .* failed: Sled FH22408830 restarted/,
      /Second admin: Only Maren Okafor is fleet admin/,
      /^Info3 sleds wait to be added/,
    ])
      expect(all).toContainEqual(expect.stringMatching(fault));
    const severities = all.map((text) => /^(Error|Warning|Info)/.exec(text ?? '')?.[0]);
    expect(severities).toEqual(severities.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
    expect([...mock.calls.values()].reduce((sum, count) => sum + count, 0)).toBeLessThan(70);
    expect(screen.getByRole('list', { name: 'State of the rack' }).textContent).toMatch(
      /24 of 32 sleds accept instances.*286 of 290 disks in service.*Uplinks 2 of 2.*3 silos/,
    );
  });

  test('leads to the page with the remedy', async () => {
    await openOverview();
    const link = list().getByRole('link', { name: /^Pool reserve has no addresses/ });
    expect(link.getAttribute('href')).toBe('/system/networking/ip-pools/reserve/ranges-add');
  });

  test('no longer has a fault that was remedied', async () => {
    const { visit } = await openOverview();
    fireEvent.click(list().getByRole('link', { name: /^Pool reserve has no addresses/ }));
    const form = await openDialog('Add IP range');
    fill(form.getByRole('textbox', { name: /^First/ }), '198.18.0.10');
    fill(form.getByRole('textbox', { name: /^Last/ }), '198.18.0.90');
    await press(form.getByRole('button', { name: 'Add IP range' }));
    await expectToast('IP range added');
    await visit('/system');
    await screen.findByText(ALL_READ, {}, { timeout: 20_000 });
    expect(list().getByRole('link', { name: /^Receiver retired-chat/ })).toBeTruthy();
    expect(list().queryByRole('link', { name: /^Pool reserve has no addresses/ })).toBeNull();
  });
});

const ORDER: readonly (string | undefined)[] = ['Error', 'Warning', 'Info'];

/** Each source, with the operation that fails and what the page then says. */
const SOURCES = [
  ['networkingSwitchPortList', /Network could not be read/],
  ['networkingBgpStatus', /Network: could not read .*BGP status/],
  ['networkingAllowListView', /Network: could not read Allow list/],
  ['sledList', /Sleds could not be read/],
  ['sledListUninitialized', /Waiting sleds could not be read/],
  ['physicalDiskList', /Disks could not be read/],
  ['ipPoolList', /IP pools could not be read/],
  ['ipPoolUtilizationView', /IP pools: could not read addresses of/],
  ['siloUtilizationList', /Silo quotas could not be read/],
  ['systemMetric', /Capacity forecast: could not read history of CPU/],
  ['webhookReceiverList', /Receivers could not be read/],
  ['webhookDeliveryList', /Receivers: could not read deliveries to/],
  ['siloIdentityProviderList', /Identity providers: could not read providers of/],
  ['supportBundleList', /Support bundles could not be read/],
  ['systemPolicyView', /Setup: could not read Second admin/],
  ['certificateList', /Certificates of your silo could not be read/],
] as const;

describe('a source that fails', () => {
  test.each(SOURCES)('%s is named, and the end does not say that all is well', async (operation, row) => {
    const { end } = await openOverview({
      faults: [{ operation, status: 503, message: 'The region is being moved' }],
    });
    expect(end.textContent).toBe('Anything that could not be read may need attention too.');
    expect(sentences()).toContainEqual(expect.stringMatching(row));
  });

  test('is read again by Retry', async () => {
    await openOverview({
      faults: [{ operation: 'supportBundleList', status: 503, message: 'Busy', count: 2 }],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Retry: Support bundles' }));
    expect(await screen.findByText(ALL_READ)).toBeTruthy();
  });

  test('that the roles do not allow says so, and is not offered again', async () => {
    await openOverview({ faults: [{ operation: 'physicalDiskList', status: 403 }] });
    expect(sentences()).toContainEqual(expect.stringMatching(/Disks cannot be read with your roles$/));
    expect(screen.queryByRole('button', { name: 'Retry: Disks' })).toBeNull();
    expect(screen.getByText('Disks: not available')).toBeTruthy();
  });
});

describe('another area', () => {
  const row = (name: string, label: string): RegistryEntry => ({
    name,
    label,
    mount: 'console',
    prefixes: [`/${name}`],
    frames: [],
    entry: '',
    integrity: '',
    contract: 5,
    build: '',
    federation: '',
    shared: '',
    assets: [],
    routes: {},
    hasFindings: true,
  });
  const before = config();
  afterEach(() => {
    setConfig(before);
    provideAreas(() => Promise.reject(new Error('no area')));
  });

  /** The areas of a console by what their `findings` does; undefined: its build has none. `broken` does not load. */
  function stageAreas(areas: Readonly<Record<string, AreaModule['findings']>>) {
    const rows = Object.keys(areas).map((name) => row(name, name.toUpperCase()));
    const { hasFindings: _, ...silent } = row('silent', 'Silent');
    setConfig({ ...before, remotes: [...rows, silent] });
    provideAreas(async (name) => {
      if (!Object.hasOwn(areas, name) || name === 'broken') throw new Error('The area did not load');
      const findings = areas[name];
      const copies = { react: 0, 'react-dom': 0, router: 0, state: 0, runtime: 0 };
      return { name, contract: 5, routes: [], copies, ...(findings && { findings }) };
    });
  }
  const old = {
    key: 'old',
    severity: 'destructive',
    text: 'Report daily is 3 days old',
    to: '/reports/daily',
  } as const;

  test('adds its findings, with the way to its page', async () => {
    stageAreas({ reports: () => Promise.resolve([old]) });
    const { end } = await openOverview();
    expect(end.textContent).toBe(ALL_READ);
    expect(list().getByRole('link', { name: old.text }).getAttribute('href')).toBe(old.to);
  });

  test.each([
    [
      'rejects',
      () => Promise.reject(new Error('Storage is away')),
      'REPORTS could not be read: Storage is away',
    ],
    [
      'throws',
      () => {
        throw new Error('Oops');
      },
      'REPORTS could not be read: Oops',
    ],
    [
      'has none, though its manifest says so',
      undefined,
      'REPORTS could not be read: Its build has no findings',
    ],
  ])('that %s is one row, and hides no other', async (_, findings, sentence) => {
    stageAreas({ reports: findings, broken: undefined, quotes: () => Promise.resolve([old]) });
    const { end } = await openOverview();
    expect(end.textContent).toBe('Anything that could not be read may need attention too.');
    expect(sentences()).toContainEqual(expect.stringContaining(sentence));
    expect(sentences()).toContainEqual(
      expect.stringContaining('BROKEN could not be read: The area did not load'),
    );
    expect(list().getByRole('link', { name: old.text })).toBeTruthy();
    expect(list().getByRole('link', { name: /^Pool reserve has no addresses/ })).toBeTruthy();
  });

  test('is read again by Retry', async () => {
    let calls = 0;
    stageAreas({
      reports: () => ((calls += 1) === 1 ? Promise.reject(new Error('Busy')) : Promise.resolve([])),
    });
    await openOverview();
    fireEvent.click(screen.getByRole('button', { name: 'Retry: REPORTS' }));
    expect(await screen.findByText(ALL_READ)).toBeTruthy();
    expect(calls).toBe(2);
  });

  test('that does not answer keeps the end open, and no other waits for it', async () => {
    stageAreas({ reports: () => new Promise(() => undefined) });
    await renderScreen(routes, PAGE);
    expect(await screen.findByText('Checking: REPORTS', {}, { timeout: 20_000 })).toBeTruthy();
    expect(list().getByRole('link', { name: /^Pool reserve has no addresses/ })).toBeTruthy();
  });
});

test('the sidebar counts each finding that is not hidden at the overview, and at the page of its remedy', async () => {
  await openOverview();
  const counted = () =>
    store.get(attentionAtom)?.paths.filter((path) => /^\/system\/(issues|setup)/.test(path)).length;
  const { length } = sentences();
  expect(counted()).toBe(length);
  expect(store.get(attentionAtom)?.paths).toContain('/system/networking/ip-pools/reserve/ranges-add');
  fireEvent.click(screen.getByRole('button', { name: /^Hide until it changes: Pool reserve/ }));
  await vi.waitFor(() => expect(counted()).toBe(length - 1));
});

test('a finding is hidden until it changes, also after a reload', async () => {
  const first = await openOverview();
  fireEvent.click(screen.getByRole('button', { name: /^Hide until it changes: Pool reserve/ }));
  expect(screen.queryByText(/^Pool reserve has no addresses/)).toBeNull();
  expect(first.end.textContent).toBe(`${ALL_READ} 1 hidden.`);
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 hidden' }));
  fireEvent.click(screen.getByRole('button', { name: /^Show again: Pool reserve/ }));
  expect(screen.getByText(/^Pool reserve has no addresses/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Hide until it changes: Pool reserve/ }));
  const kept = Object.keys(localStorage).find((key) => key.includes('hidden-findings'));
  expect(localStorage.getItem(kept ?? '')).toBe('["pool reserve destructive"]');
});
