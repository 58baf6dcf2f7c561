// @vitest-environment happy-dom
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

describe('people without the fleet admin role', () => {
  test.each([
    ['address-lots', 'partner-trial', 'Delete'],
    ['bfd', '172.20.19.1', 'Disable'],
    ['bgp/announce-sets', 'public-prefixes', 'Edit'],
    ['switch-ports', 'uplink-west', 'Clear settings'],
    ['port-settings', 'plain-uplink', 'Edit'],
  ])('are told so at %s, in the menu of %s', async (path, row, label) => {
    await renderScreen(routes, `/system/networking/${path}`, { faults });
    const menu = await openRowMenu(row);
    // A link becomes another element once it is known that it leads nowhere
    const item = () => menu.getByRole('menuitem', { name: label });
    await vi.waitFor(() => expect(item().getAttribute('aria-disabled')).toBe('true'));
    expect(descriptionOf(item())).toContain('Needs the fleet admin role');
  });

  test('are told so at the button that changes the allow list', async () => {
    await renderScreen(routes, '/system/networking/allow-list', { faults });
    const edit = await screen.findByText('Edit');
    await vi.waitFor(() => expect(edit.closest('[aria-disabled="true"]')).toBeTruthy());
  });
});
