// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { provideRunningAreas } from '@console/shared/runtime';
import { ids } from '../../../mock/verify/usual.ts';
import { useGuest } from '../../../tools/testing/guest.tsx';
import { openRowMenu, renderScreen, rowOf, setWidth, useScreens } from '../../../tools/testing/screen.tsx';
import { routes } from './routes.ts';

/*
 * What areas of other teams add to the pages of this one (docs/teams.md).
 */

useScreens();
useGuest({
  'silo.tab': 'Backup plans',
  'silo.card': 'Last backups',
  'silo.property': 'Backup plan',
  'silo.column': 'Backed up',
  'silo.action': 'Back up…',
  'silo.bulk': 'Back up',
  'sled.tab': 'Backup plans',
  'sled.card': 'Last backups',
  'sled.property': 'Backup plan',
  'sled.column': 'Backed up',
  'sled.action': 'Back up…',
  'sled.bulk': 'Back up',
  'system.card': 'Backups of all silos',
});

const SILO = '/system/silos/harbor-labs';
const SLED = `/system/inventory/sleds/${ids.sled}`;

describe.each([
  ['Silo', SILO, `${SILO}?tab=backups.silo-tab`, 'harbor-labs', 6],
  ['Sled', SLED, `${SLED}/more/backups/sled-tab`, 'FH22408817', 2],
])('on the page of: %s', (page, own, address, name, count) => {
  test('the tab of another area comes last, with an address, and gets the resource', async () => {
    await renderScreen(routes, address);
    const tabs = within(await screen.findByRole('tablist', { name: page })).getAllByRole('tab');
    expect(tabs).toHaveLength(count + 1);
    expect(tabs.at(-1)?.textContent).toBe('Backup plans');
    expect(tabs.at(-1)?.getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(screen.getAllByText(`Backups of ${name}`)).toHaveLength(3));
  });

  test('without the area its address is one of the page', async () => {
    provideRunningAreas([]);
    await renderScreen(routes, address);
    const tabs = within(await screen.findByRole('tablist', { name: page })).getAllByRole('tab');
    expect(tabs).toHaveLength(count);
  });

  test('its card and its property are on it, and its action is in the menu', async () => {
    await renderScreen(routes, page === 'Sled' ? `${own}/instances` : own);
    await screen.findByText('Backup plan');
    await screen.findByRole('heading', { name: 'Last backups' });
    await waitFor(() => expect(screen.getAllByText(`Backups of ${name}`)).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: `${page} actions` }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Back up…' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Close backups' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close backups' })).toBeNull());
  });
});

describe.each([
  ['silos', '/system/silos', 'northgate', 'quarry'],
  ['sleds', '/system/inventory/sleds', 'FH22408817', 'FH22408830'],
])('in the list of %s', (_, path, first, second) => {
  test('another area has a column and an entry in the menu of a row', async () => {
    setWidth(80);
    await renderScreen(routes, path);
    await screen.findAllByRole('columnheader', { name: 'Backed up' });
    await waitFor(async () => expect((await rowOf(first)).textContent).toContain(`Backups of ${first}`));
    const menu = await openRowMenu(first);
    fireEvent.click(menu.getByRole('menuitem', { name: 'Back up…' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Close backups' }));
  });

  test('it has an action on the selected rows', async () => {
    // The bulk bar renders into the frame's
    await renderScreen(routes, path);
    await rowOf(first);
    fireEvent.click(screen.getByRole('button', { name: 'Select' }));
    for (const name of [first, second]) fireEvent.click(within(await rowOf(name)).getByRole('checkbox'));
    fireEvent.click(await screen.findByRole('button', { name: 'Back up' }));
    const shown = await screen.findByRole('button', { name: 'Close backups' });
    for (const name of [first, second]) expect(shown.parentElement?.textContent).toContain(name);
  });
});

test('the overview of the system has its card', async () => {
  await renderScreen(routes, '/system/issues');
  await screen.findByRole('heading', { name: 'Backups of all silos' });
});
