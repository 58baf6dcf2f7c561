// @vitest-environment happy-dom
import { personas } from '@console/mock';
import { screen as route } from '@console/shared/routing';
import { expect, test, vi } from 'vitest';
import { openDialog, renderScreen, useScreens } from '../../../../../tools/testing/screen.tsx';
import { PoolPanel } from './pool-panel.tsx';

useScreens();

async function openPool(persona: string) {
  let poolId = '';
  const Component = () => <PoolPanel poolId={poolId} onDismiss={() => undefined} />;
  const { mock } = await renderScreen([route('/pool', { component: async () => ({ Component }) })], '/pool', {
    persona,
    prepare({ store }) {
      poolId = store.tables.ipPools.filter(({ name }) => name === 'public-v4')[0]?.id ?? '';
    },
  });
  return { mock, panel: await openDialog('IP pool') };
}

// @sheet system-settings-auth/18.37
test('a pool shows fleet viewers how many addresses remain', async () => {
  const { panel } = await openPool(personas.operator);
  expect(await panel.findByText(/^\d+ of \d+ IPv4$/)).toBeTruthy();
});

// @sheet system-settings-auth/18.37
test('a pool hides remaining addresses from users to whom the API does not return them', async () => {
  const { mock, panel } = await openPool(personas.siloCollaborator);
  await panel.findByText('Default of the silo');
  await vi.waitFor(() => expect(mock.calls.get('ipPoolUtilizationView')).toBe(1));
  await panel.findByText('Updated');
  expect(panel.queryByText('Addresses remaining')).toBeNull();
});
