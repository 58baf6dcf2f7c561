// @vitest-environment happy-dom
import { personas } from '@console/mock';
import { screen as route } from '@console/shared/routing';
import { expect, test } from 'vitest';
import { openDialog, renderScreen, useScreens } from '../../../../../tools/testing/screen.tsx';
import { PoolPanel } from './pool-panel.tsx';

useScreens();

test.each([
  ['fleet viewers', personas.operator, /^\d+ of \d+ IPv4$/],
  ['nobody else', personas.siloCollaborator, /^Only fleet viewers may know$/],
])('a pool tells %s how many addresses remain', async (_, persona, text) => {
  let poolId = '';
  const Component = () => <PoolPanel poolId={poolId} onDismiss={() => undefined} />;
  await renderScreen([route('/pool', { component: async () => ({ Component }) })], '/pool', {
    persona,
    prepare({ store }) {
      poolId = store.tables.ipPools.filter(({ name }) => name === 'public-v4')[0]?.id ?? '';
    },
  });
  expect(await (await openDialog('IP pool')).findByText(text)).toBeTruthy();
});
