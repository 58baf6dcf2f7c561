// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AreaModule } from '@console/shared/contract';
import { provideAreas, provideRunningAreas } from '@console/shared/runtime';
import { renderScreen, useScreens } from '../../../tools/testing/screen.tsx';
import { routes } from './routes.ts';

useScreens();

const isNamed = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** What the extensions of this test show: the names of all resources that they get. */
function Component(props: object) {
  const names = Object.values(props).map((one: unknown) => (isNamed(one) ? one.name : String(one)));
  return <p>{`Backups of ${names.join(' in ')}`}</p>;
}

beforeEach(() => {
  const module: AreaModule = {
    name: 'backups',
    contract: 5,
    routes: [],
    copies: { react: 0, 'react-dom': 0, router: 0, state: 0, runtime: 0 },
    extensions: { history: async () => ({ Component }), plans: async () => ({ Component }) },
  };
  provideAreas(async () => module);
  provideRunningAreas([
    {
      name: 'backups',
      label: 'Backups',
      build: 'b1',
      extends: [
        { place: 'instance.tab', id: 'history', label: 'Backup history' },
        { place: 'vpc.tab', id: 'plans', label: 'Backup plans' },
      ],
    },
  ]);
});
afterEach(() => provideRunningAreas([]));

describe.each([
  ['Instance', '/projects/edge-cache/instances/cache-ams-01', 'history', 'Backup history', 'cache-ams-01', 5],
  ['VPC', '/projects/edge-cache/vpcs/default', 'plans', 'Backup plans', 'default', 5],
])('the tab of another area on the page of: %s', (page, path, id, label, name, own) => {
  const tabs = async () => within(await screen.findByRole('tablist', { name: page })).getAllByRole('tab');

  test('comes after its own tabs, with an address, and gets the resource', async () => {
    await renderScreen(routes, `${path}/more/backups/${id}`);
    await screen.findByText(`Backups of ${name} in edge-cache`);
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
