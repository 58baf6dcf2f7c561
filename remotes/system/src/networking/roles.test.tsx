// @vitest-environment happy-dom
import { fleetPersonas } from '@console/mock';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { descriptionOf, openRowMenu, renderScreen, useScreens } from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const body = JSON.stringify({ role_assignments: [] });
const faults = [
  { operation: 'systemPolicyView', body },
  { operation: 'policyView', body },
];

describe('users without the fleet admin role', () => {
  // @sheet operator/13.2
  test.each([
    ['address-lots', 'partner-trial', 'Delete'],
    ['address-lots', 'partner-trial', 'Add blocks'],
    ['bgp/announce-sets', 'public-prefixes', 'Edit'],
    ['switch-ports', 'uplink-west', 'Clear settings'],
    ['port-settings', 'plain-uplink', 'Edit'],
  ])('have a disabled action with the reason at %s, in the menu of %s', async (path, row, label) => {
    await renderScreen(routes, `/system/networking/${path}`, { faults });
    const menu = await openRowMenu(row);
    // The link is replaced by a disabled element when the role is known
    const item = () => menu.getByRole('menuitem', { name: label });
    await vi.waitFor(() => expect(item().getAttribute('aria-disabled')).toBe('true'));
    expect(descriptionOf(item())).toMatch(/Needs the fleet (admin|collaborator) role/);
  });

  // @sheet operator/13.2
  test('have a disabled button to change the allow list', async () => {
    await renderScreen(routes, '/system/networking/allow-list', { faults });
    await screen.findByText('Edit');
    await vi.waitFor(() => expect(screen.getByText('Edit').closest('[aria-disabled="true"]')).toBeTruthy());
  });
});

describe('users of another silo with a fleet role', () => {
  // @sheet operator/13.2
  test.each([
    [fleetPersonas.viewer, 'address-lots', 'partner-trial', 'Delete', 'admin'],
    [fleetPersonas.collaborator, 'address-lots', 'partner-trial', 'Delete', 'admin'],
    [fleetPersonas.viewer, 'address-lots', 'partner-trial', 'Add blocks', 'collaborator'],
  ] as const)(
    '%s has a disabled action with the reason at %s, in the menu of %s',
    async (persona, path, row, label, role) => {
      await renderScreen(routes, `/system/networking/${path}`, { persona });
      const menu = await openRowMenu(row);
      const item = () => menu.getByRole('menuitem', { name: label });
      await vi.waitFor(() => expect(item().getAttribute('aria-disabled')).toBe('true'));
      expect(descriptionOf(item())).toContain(`Needs the fleet ${role} role`);
    },
  );

  // @sheet operator/13.2
  test('get a link on IP pools to the page where the role is assigned', async () => {
    await renderScreen(routes, '/system/networking/ip-pools', { persona: fleetPersonas.viewer });
    const link = await screen.findByRole('link', { name: 'Fleet access' });
    expect(link.getAttribute('href')).toBe('/system/access');
  });

  // @sheet operator/13.2
  test.each([
    [fleetPersonas.viewer, 'true'],
    [fleetPersonas.collaborator, null],
  ])('%s may edit quotas: disabled is %s', async (persona, disabled) => {
    await renderScreen(routes, '/system/silos/northgate?tab=quotas', { persona });
    await screen.findByRole('button', { name: 'Edit quotas' });
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'Edit quotas' }).getAttribute('aria-disabled')).toBe(
        disabled,
      ),
    );
  });

  // @sheet operator/13.2
  test.each([
    [fleetPersonas.viewer, 'true'],
    [fleetPersonas.collaborator, null],
  ])('%s may change the policy of a silo: disabled is %s', async (persona, disabled) => {
    await renderScreen(routes, '/system/silos/northgate?tab=access', { persona });
    const [first] = await screen.findAllByRole('button', { name: 'Add user or group' });
    expect(first).toBeTruthy();
    await vi.waitFor(() =>
      expect(
        screen.getAllByRole('button', { name: 'Add user or group' })[0]?.getAttribute('aria-disabled'),
      ).toBe(disabled),
    );
  });
});
