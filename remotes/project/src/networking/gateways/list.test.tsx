// @vitest-environment happy-dom
import { commandsAtom, store } from '@console/shared/runtime';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen, useScreens } from '../../../../../tools/testing/screen.tsx';
import { networkingRoutes } from '../routes.ts';

useScreens();

test('the palette has a new gateway, named as its button', async () => {
  await renderScreen(networkingRoutes, '/projects/edge-cache/vpcs/default/internet-gateways');
  const link = await screen.findByRole('link', { name: 'New gateway' });
  // A page offers its commands when it has been rendered
  await vi.waitFor(() => {
    const commands = [...store.get(commandsAtom).values()].flat();
    expect(commands.find(({ group }) => group === 'Actions')).toMatchObject({
      label: 'New gateway',
      to: link.getAttribute('href'),
    });
  });
});
