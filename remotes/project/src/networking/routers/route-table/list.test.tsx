// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  expectToast,
  FAILURES,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { networkingRoutes } from '../../routes.ts';

useScreens();

const VPC = '/projects/edge-cache/vpcs/default';
const REGIONAL = `${VPC}/routers/regional`;
const SYSTEM = `${VPC}/routers/system`;

/** The response to a deletion is empty, so it cannot be unreadable. */
const REFUSALS = FAILURES.filter(([, rule]) => !('body' in rule));

describe('the routes of a router', () => {
  // @sheet network-access/15.8
  test('of the system cannot be deleted', async () => {
    await renderScreen(networkingRoutes, SYSTEM);
    await rowOf('default-v4');
    expect(screen.queryByRole('link', { name: 'New route' })).toBeNull();
    expect(screen.getByRole('button', { name: 'New route' }).getAttribute('aria-disabled')).toBe('true');
    const menu = await openRowMenu('default-v4');
    expect(menu.getByRole('menuitem', { name: 'Edit' }).getAttribute('aria-disabled')).not.toBe('true');
    expect(menu.getByRole('menuitem', { name: 'Delete' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('for a subnet cannot be edited from the menu', async () => {
    await renderScreen(networkingRoutes, SYSTEM);
    const row = (await screen.findByRole('link', { name: 'cache-tier' })).closest('tr');
    if (!row) throw new Error('no row');
    fireEvent.click(within(row).getByRole('button', { name: 'Row actions' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByRole('menuitem', { name: 'Edit' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('are deleted after a confirmation', async () => {
    await renderScreen(networkingRoutes, REGIONAL);
    await rowAction('to-nowhere', 'Delete');
    await press((await openDialog('Confirm remove route')).getByRole('button', { name: 'Confirm' }));
    await expectToast('Route deleted');
    await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'to-nowhere' })).toBeNull());
  });

  test.each(REFUSALS)('stay when their deletion %s, with the reason', async (_, rule, message) => {
    const faults = [{ operation: 'vpcRouterRouteDelete', count: 1, ...rule }] as const;
    await renderScreen(networkingRoutes, REGIONAL, { faults });
    await rowAction('to-nowhere', 'Delete');
    await press((await openDialog('Confirm remove route')).getByRole('button', { name: 'Confirm' }));
    await expectToast('Could not remove route');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await rowOf('to-nowhere')).toBeTruthy();
  });
});
