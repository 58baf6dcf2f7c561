// @vitest-environment happy-dom
import { fleetPersonas } from '@console/mock';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen, useScreens } from '../../../tools/testing/screen.tsx';
import { manifest } from './manifest.ts';
import { routes } from './routes.ts';

useScreens();

const entries = manifest.frames.flatMap(({ navigation }) => navigation);

const LINKS = entries.map(({ label, to }) => [label, to] as const);

/** docs/screens/operator.md section 0.2. */
const GROUPS = {
  System: ['Overview', 'Silos', 'Utilization', 'Inventory'],
  Networking: ['Network health', 'IP Pools', 'Switch ports', 'BGP', 'Address lots', 'Allow list'],
  Operations: ['Support bundles', 'Alerting', 'OxQL explorer', 'System update', 'Fleet access'],
};

describe('the links of the system', () => {
  // @sheet operator/13.1
  test('are in groups, in the order of the sheet', () => {
    const grouped = Map.groupBy(entries, ({ group }) => group ?? '');
    expect(
      Object.fromEntries([...grouped].map(([group, all]) => [group, all.map(({ label }) => label)])),
    ).toEqual(GROUPS);
  });

  // @sheet operator/13.1
  test.each(LINKS)('%s leads a fleet viewer to a page with that title', async (label, to) => {
    await renderScreen(routes, to, { persona: fleetPersonas.viewer });
    expect(await screen.findByRole('heading', { level: 1, name: label }, { timeout: 4_000 })).toBeTruthy();
  });
});
