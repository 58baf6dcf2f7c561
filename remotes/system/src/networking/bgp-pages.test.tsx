// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen, useScreens } from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const BGP = '/system/networking/bgp';

// @sheet operator/13.29
test.each([
  ['messages', '64600'],
  ['routes', 'ASN 64600'],
])('%s say when configs and sessions cannot be read, and ask again', async (tab, chosen) => {
  const { mock } = await renderScreen(routes, `${BGP}/${tab}`, {
    faults: [
      { operation: 'networkingBgpConfigList', status: 503, message: 'The switches are busy' },
      { operation: 'networkingBgpStatus', status: 503 },
    ],
  });
  expect(await screen.findByText('The switches are busy', {}, { timeout: 4000 })).toBeTruthy();
  mock.faults.clear();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: chosen }, { timeout: 4000 })).toBeTruthy();
});

test('the BGP pages show whether the rack is connected, and request it once', async () => {
  const { mock } = await renderScreen(routes, `${BGP}/configs`);
  const chip = await screen.findByRole('link', { name: 'Network health: Degraded' }, { timeout: 8000 });
  expect(chip.getAttribute('href')).toBe('/system/networking/health');
  expect(mock.calls.get('networkingSwitchPortStatus')).toBe(2);
  // Only the requests that a verdict needs
  expect(mock.calls.get('networkingSwitchPortLldpNeighbors')).toBeUndefined();
});
