// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { provideRunningAreas } from '@console/shared/runtime';
import { useGuest } from '../../../tools/testing/guest.tsx';
import {
  cellOf,
  choose,
  expectToast,
  fill,
  openRowMenu,
  press,
  renderScreen,
  rowOf,
  setWidth,
  useScreens,
} from '../../../tools/testing/screen.tsx';
import { routes } from './routes.ts';

/*
 * What areas of other teams add to the pages of this one (docs/teams.md).
 */

useScreens();
useGuest({
  'instance.tab': 'Backup history',
  'instance.column': 'Backed up',
  'instance.action': 'Back up…',
  'instance.bulk': 'Back up',
  'vpc.tab': 'Backup plans',
  'vpc.card': 'Last backups',
  'vpc.column': 'Backed up',
  'vpc.action': 'Back up…',
  'vpc.bulk': 'Back up',
  'disk.card': 'Last backups',
  'disk.property': 'Backup plan',
  'disk.column': 'Backed up',
  'disk.action': 'Back up…',
  'disk.bulk': 'Back up',
  'project.column': 'Backed up',
  'project.action': 'Back up…',
  'project.bulk': 'Back up',
  'home.card': 'Backups of all projects',
  'instance.section': 'Backups',
});

describe.each([
  [
    'Instance',
    '/projects/edge-cache/instances/cache-ams-01',
    'instance-tab',
    'Backup history',
    'cache-ams-01',
    5,
  ],
  ['VPC', '/projects/edge-cache/vpcs/default', 'vpc-tab', 'Backup plans', 'default', 5],
])('the tab of another area on the page of: %s', (page, path, id, label, name, own) => {
  const tabs = async () => within(await screen.findByRole('tablist', { name: page })).getAllByRole('tab');

  test('comes after its own tabs, with an address, and gets the resource', async () => {
    await renderScreen(routes, `${path}/more/backups/${id}`);
    await screen.findAllByText(`Backups of ${name} in edge-cache`);
    const all = await tabs();
    expect(all).toHaveLength(own + 1);
    expect(all.at(-1)?.textContent).toBe(label);
    expect(all.at(-1)?.getAttribute('aria-selected')).toBe('true');
    expect(all.at(-1)?.getAttribute('href')).toBe(`${path}/more/backups/${id}`);
  });

  test.each([
    ['of an area that is switched off', `backups/${id}`],
    ['of no extension', 'backups/nothing'],
    ['of an inherited name', 'backups/constructor'],
  ])('an address %s has a message, and the page stays', async (_, address) => {
    if (address.endsWith(id)) provideRunningAreas([]);
    await renderScreen(routes, `${path}/more/${address}`);
    await screen.findByRole('heading', { name: 'This tab is not available' });
    expect((await tabs()).length).toBeGreaterThanOrEqual(own);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
  });
});

describe.each([
  ['instances', '/projects/edge-cache/instances', 'cache-ams-01', 'cache-ams-02', ' in edge-cache'],
  ['disks', '/projects/edge-cache/disks', 'ams-01-access-logs', 'ams-01-objects', ' in edge-cache'],
  ['VPCs', '/projects/edge-cache/vpcs', 'default', 'probe-net', ' in edge-cache'],
  ['projects', '/projects', 'edge-cache', 'search-index', ''],
])('in the list of %s', (_, path, first, second, within_) => {
  test('another area has a column', async () => {
    setWidth(80);
    await renderScreen(routes, path);
    await waitFor(async () =>
      expect((await cellOf(first, 'Backed up')).textContent).toBe(`Backups of ${first}${within_}`),
    );
  });

  test('it has an entry in the menu of a row, before those that delete', async () => {
    await renderScreen(routes, path);
    const menu = await openRowMenu(first);
    const entries = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(entries.indexOf('Back up…')).toBe(entries.findIndex((one) => one?.startsWith('Delete')) - 1);
    fireEvent.click(menu.getByRole('menuitem', { name: 'Back up…' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Close backups' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close backups' })).toBeNull());
  });

  test('it has an action on the selected rows', async () => {
    await renderScreen(routes, path);
    await rowOf(first);
    fireEvent.click(screen.getByRole('button', { name: 'Select' }));
    for (const name of [first, second]) fireEvent.click(within(await rowOf(name)).getByRole('checkbox'));
    fireEvent.click(await screen.findByRole('button', { name: 'Back up' }));
    const shown = await screen.findByRole('button', { name: 'Close backups' });
    for (const name of [first, second])
      expect(shown.parentElement?.textContent).toContain(`${name}${within_}`);
  });
});

test('the details of a disk have a card and a property of another area', async () => {
  await renderScreen(routes, '/projects/edge-cache/disks/ams-01-access-logs');
  const details = within(await screen.findByRole('dialog'));
  await details.findByText('Backup plan');
  await details.findByRole('heading', { name: 'Last backups' });
  await waitFor(() =>
    expect(details.getAllByText('Backups of ams-01-access-logs in edge-cache')).toHaveLength(2),
  );
});

test('the list of projects has its card', async () => {
  await renderScreen(routes, '/projects');
  await screen.findByRole('heading', { name: 'Backups of all projects' });
});

describe('its section of the form of an instance', () => {
  async function create(name: string, choice: 'sets a plan' | 'sets a plan that fails' | undefined) {
    const { mock } = await renderScreen(routes, '/projects/edge-cache/instances-new');
    await screen.findByRole('heading', { name: 'Backups' });
    if (choice) fireEvent.click(await screen.findByRole('button', { name: choice }));
    fill(await screen.findByRole('textbox', { name: 'Name' }), name);
    await choose(screen.getByRole('combobox', { name: 'Image' }), 'debian-13-generic');
    await press(screen.getByRole('button', { name: 'Create instance' }));
    await expectToast(`Instance ${name} created`);
    return mock;
  }

  test('runs what it has set once the instance exists', async () => {
    await create('backed-up', 'sets a plan');
    await expectToast('Plan of backed-up in edge-cache');
  });

  test('names its area when that fails, and the instance stays', async () => {
    const mock = await create('not-backed-up', 'sets a plan that fails');
    await expectToast('Backups was not set for instance not-backed-up');
    await expectToast('The instance was created. Backups: The vault is full');
    expect(mock.calls.get('instanceCreate')).toBe(1);
  });

  test('runs nothing when it has set nothing', async () => {
    await create('alone', undefined);
    expect(screen.getByTestId('Toasts').textContent).not.toContain('Plan of');
  });
});
