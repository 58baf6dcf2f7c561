// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import {
  expectToast,
  openDialog,
  press,
  renderScreen,
  rowAction,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

const LIST = '/projects/edge-cache/instances';

async function stop() {
  await rowAction('log-shipper', 'Stop');
  await press((await openDialog('Confirm stop instance')).getByRole('button', { name: 'Confirm' }));
}

it('an action whose follower cannot be fetched sends nothing, and can be tried again', async () => {
  vi.doMock('./following.ts', () => {
    throw new Error('Loading chunk 7 failed');
  });
  const { mock } = await renderScreen(routes, LIST);
  await stop();
  await expectToast('so nothing was sent. Try again.');
  expect(mock.calls.get('instanceStop') ?? 0).toBe(0);
  vi.doUnmock('./following.ts');
  await stop();
  await expectToast('Stopping instance log-shipper');
  expect(mock.calls.get('instanceStop')).toBe(1);
});
