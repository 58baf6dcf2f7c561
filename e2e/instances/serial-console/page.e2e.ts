import { begin } from '../../support/begin.ts';
import { expectCrumbs } from '../../support/console.ts';
import { EDGE_CACHE, openMenu } from '../instances.ts';
import { tell } from '../../support/mock.ts';
import { expect, test } from '../../support/test.ts';
import { consoleOf, lines, status, run, greeted, openRunning, terminal } from './serial-console.ts';

// @sheet compute-storage/9.56 compute-storage/9.74
test('while the instance starts, it shows that it waits, and then connects automatically', async ({
  page,
}) => {
  const path = consoleOf('edge-probe');
  await begin(page, path, { heading: 'edge-probe' });
  await expect(page.getByText('The instance is starting')).toBeVisible();
  await expect(status(page, 'disconnected')).toBeVisible();
  await tell(page, 'clock', { advance: 180_000 });
  await expect(status(page, 'connected')).toBeVisible();
  await expect(page.getByText('The instance is')).toBeHidden();
  await greeted(page);
  await run(page, 'echo over the wire');
  await expect(lines(page).getByText('over the wire', { exact: true })).toBeVisible();
  await expectCrumbs(
    page,
    ['Projects', '/projects'],
    ['edge-cache', EDGE_CACHE],
    ['Instances', EDGE_CACHE],
    ['edge-probe', `${EDGE_CACHE}/edge-probe/storage`],
    ['Serial Console', path],
  );
  await expect(page).toHaveTitle(/^Serial Console \/ edge-probe \/ Instances \/ edge-cache \/ Projects \//);
});

// @sheet compute-storage/9.56
test('input is echoed, and a broken connection is opened again, and nothing is lost', async ({ page }) => {
  await openRunning(page);
  await run(page, 'echo before');
  await expect(lines(page)).toContainText('echo before');
  await expect(lines(page).getByText('before', { exact: true })).toBeVisible();
  await run(page, 'nproc');
  await expect(lines(page).getByText('8', { exact: true })).toBeVisible();
  // The mock ends all streams when it restarts
  await tell(page, 'reset', {});
  await expect(status(page, 'disconnected')).toBeVisible();
  await expect(lines(page).getByText('before', { exact: true })).toBeVisible();
  await expect(status(page, 'connected')).toBeVisible();
  await expect(lines(page)).toContainText('UEFI firmware');
  // The terminal takes every other key, Tab too
  await terminal(page).click();
  await page.keyboard.press('Control+Shift+KeyM');
  await expect(page.getByRole('button', { name: 'Screen reader mode' })).toBeFocused();
});

// @sheet compute-storage/9.57
test('it can be opened from the list of instances', async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  const menu = await openMenu(page, 'cache-ams-01');
  await menu.getByRole('menuitem', { name: 'View serial console' }).click();
  await expect(page).toHaveURL(consoleOf('cache-ams-01'));
  await expect(status(page, 'connected')).toBeVisible();
});
