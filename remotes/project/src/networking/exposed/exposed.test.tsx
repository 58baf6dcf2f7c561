// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen, rowOf, useScreens } from '../../../../../tools/testing/screen.tsx';
import { networkingRoutes } from '../routes.ts';

useScreens();

const TAB = '/projects/edge-cache/vpcs/default/exposed';

test('what is reachable from the internet is listed by instance and rule', async () => {
  await renderScreen(networkingRoutes, TAB);
  const row = await rowOf('cache-ams-02');
  await vi.waitFor(() => expect(row.textContent).toContain('198.51.100.20'));
  expect(row.textContent).toContain('the internet');
  expect(
    await screen.findByText(/would be reachable by these rules, but ha(s|ve) no external IP/),
  ).toBeTruthy();
});

test('an instance whose addresses cannot be read stays in the list', async () => {
  await renderScreen(networkingRoutes, TAB, {
    faults: [{ operation: 'instanceExternalIpList', status: 503 }],
  });
  const row = await rowOf('cache-ams-02');
  await vi.waitFor(() => expect(row.textContent).toContain('Not available'));
  expect(screen.queryByText(/no external IP/)).toBeNull();
});

test('nothing is exposed by rules that let nothing in from outside', async () => {
  await renderScreen(networkingRoutes, TAB, {
    faults: [{ operation: 'vpcFirewallRulesView', body: JSON.stringify({ rules: [] }) }],
  });
  expect(await screen.findByText('Nothing is exposed')).toBeTruthy();
});
