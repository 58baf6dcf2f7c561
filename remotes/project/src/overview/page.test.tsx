// @vitest-environment happy-dom
import { personas } from '@console/mock';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDialog, press, renderScreen, useScreens } from '../../../../tools/testing/screen.tsx';
import { AreaTasks } from '../area-tasks.tsx';
import { routes } from '../routes.ts';
import { readVisits } from './visits.ts';

useScreens();
beforeEach(() => {
  localStorage.clear();
});

const PAGE = '/projects/edge-cache/overview';
const attention = async () => within(await screen.findByRole('list', { name: 'Needs attention' }));
const REFUSED = 'Not available with your roles';

it('lists what has failed, with its outlook, and starts it', async () => {
  await renderScreen(routes, PAGE);
  const rows = (await attention()).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    'ingest-retired',
    'ingest-frozen',
    'ingest-legacy',
    'ingest-replay',
    'ams-01-scratch',
  ]);
  expect(rows[0]?.textContent).toContain('Does not restart automatically. Start it manually.');
  await press((await attention()).getByRole('button', { name: 'Start ingest-retired' }));
  expect((await openDialog('Confirm start instance')).getByText('ingest-retired')).toBeTruthy();
});

it('lists what takes longer than usual, and stops it', async () => {
  await renderScreen(routes, '/projects/observability/overview');
  const [row] = (await attention()).getAllByRole('listitem');
  expect(row?.textContent).toMatch(/metrics-03.+usually for 5 minutes at most/);
  expect((await attention()).getByRole('button', { name: 'Stop metrics-03' })).toBeTruthy();
});

it('counts by state, with links to the list of each state', async () => {
  await renderScreen(routes, PAGE);
  const total = await screen.findByRole('link', { name: '18 in total' });
  expect(total.getAttribute('href')).toBe('/projects/edge-cache/instances');
  expect(screen.getByRole('link', { name: '4 failed' }).getAttribute('href')).toBe(
    '/projects/edge-cache/instances?filter=state:failed',
  );
  expect(screen.getByText(/^Newest snapshots:/).textContent).toMatch(/spare-16 28d.+disks have none\.$/);
});

it('a list that fails is said to, and nothing is called well', async () => {
  const { mock } = await renderScreen(routes, '/projects/web-frontend/overview', {
    faults: [{ operation: 'diskList', status: 503, message: 'The region is being moved' }],
  });
  const notice = (await screen.findByText('Disks could not be loaded')).parentElement;
  if (!notice) throw new Error('there is no notice');
  expect(screen.queryByText(/^No instance, disk, or snapshot has failed/)).toBeNull();
  mock.faults.clear();
  await press(within(notice).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^No instance, disk, or snapshot has failed/)).toBeTruthy();
});

it('a project that does not exist has no overview', async () => {
  await renderScreen(routes, '/projects/nowhere/overview');
  expect(screen.queryByRole('heading', { level: 1, name: 'Overview' })).toBeNull();
});

describe('what is left', () => {
  it('is shown to the operator, with the free addresses of each pool', async () => {
    await renderScreen(routes, PAGE);
    const pool = await screen.findByText(/^public-v4:/);
    await vi.waitFor(() => expect(pool.textContent).toMatch(/public-v4: \d+ of \d+ IPv4/));
    expect(screen.queryByText(REFUSED)).toBeNull();
  });

  it('is neither none nor zero for a viewer of the project without a role on the silo', async () => {
    await renderScreen(routes, PAGE, {
      persona: personas.projectViewer,
      tasks: AreaTasks,
      faults: [{ operation: 'utilizationView', status: 403 }],
    });
    // CPU, memory, storage and addresses
    await vi.waitFor(() => expect(screen.getAllByText(REFUSED)).toHaveLength(4));
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'New instance' }).getAttribute('aria-disabled')).toBe('true'),
    );
  });
});

describe('the last visit', () => {
  it('is none at first, and then what this browser has seen', async () => {
    await renderScreen(routes, PAGE);
    expect(await screen.findByText(/^This is your first visit in this browser/)).toBeTruthy();
    const key = Object.keys(localStorage).find((name) => name.startsWith('personal:visits:')) ?? '';
    const kept = readVisits(key.replace('personal:visits:', ''));
    expect(Object.keys(kept?.last.names ?? {})).toEqual(['instance', 'disk', 'snapshot', 'floatingIp']);
  });

  it('is compared with, two days later', async () => {
    const DAYS = 2 * 24 * 60 * 60_000;
    await renderScreen(routes, PAGE, {
      prepare({ store: { tables, clock } }) {
        const id = tables.projects.find(({ name }) => name === 'edge-cache')?.id;
        const last = { at: clock.now() - DAYS, names: { instance: { gone: 'old-worker' } } };
        localStorage.setItem(`personal:visits:${id}`, JSON.stringify({ last }));
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Since your last visit' }));
    const [first, ...others] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toBe('Instance old-worker no longer exists');
    expect(others).toContainEqual(expect.stringMatching(/^Instance varnish-canary created/));
    expect(screen.getByText(/It is not known who made a change\./)).toBeTruthy();
    expect(screen.getByText(/^It is not known which of these were deleted: disks, snapshots/)).toBeTruthy();
  });
});

describe('what each VPC exposes', () => {
  const vpcs = async () => within(await screen.findByRole('list', { name: 'VPCs' }));
  const figure = async () => (await vpcs()).getAllByRole('listitem')[0]?.textContent;

  it.each([
    ['the operator', personas.operator],
    ['a viewer of the project', personas.projectViewer],
  ])('is counted for %s, with the way to its list', async (_, persona) => {
    await renderScreen(routes, PAGE, { persona });
    expect((await vpcs()).getByRole('link', { name: 'default' }).getAttribute('href')).toBe(
      '/projects/edge-cache/vpcs/default/exposed',
    );
    await vi.waitFor(async () =>
      expect(await figure()).toMatch(/^default\d+ instances reachable from anywhere$/),
    );
  });

  it.each(['vpcFirewallRulesView', 'vpcSubnetList', 'vpcSubnetListNetworkInterfaces'])(
    'is not known when %s fails',
    async (operation) => {
      await renderScreen(routes, PAGE, { faults: [{ operation, status: 503 }] });
      await vi.waitFor(async () => expect(await figure()).toBe('defaultNot available'));
    },
  );

  it('is counted after the lists of the page', async () => {
    const { mock } = await renderScreen(routes, PAGE, {
      faults: [{ operation: 'snapshotList', delay: 400, count: 1 }],
    });
    await vpcs();
    expect(mock.calls.get('vpcFirewallRulesView')).toBeUndefined();
    await vi.waitFor(async () => expect(await figure()).toMatch(/reachable from anywhere$/));
  });
});
