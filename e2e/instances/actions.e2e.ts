import { begin } from '../support/begin.ts';
import { confirm } from '../support/console.ts';
import { EDGE_CACHE, expectState } from './instances.ts';
import { rowAction, test } from '../support/test.ts';

test('a starting instance is stopped, then started and followed until it runs', async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await expectState(page, 'edge-probe', 'starting');
  await rowAction(page, 'edge-probe', 'Stop');
  await confirm(page, 'Confirm stop instance');
  for (const state of ['stopping', 'stopped']) await expectState(page, 'edge-probe', state);
  await rowAction(page, 'edge-probe', 'Start');
  await confirm(page, 'Confirm start instance');
  for (const state of ['starting', 'running']) await expectState(page, 'edge-probe', state);
});
