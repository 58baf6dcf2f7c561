import { begin, numbered } from '../support/begin.ts';
import { allBox, ask, box, choose, expectSelected, openFleet, result, selectionBar } from './bulk.ts';
import { dialog } from '../support/console.ts';
import { EDGE_DISKS } from '../storage/disks.ts';
import { EDGE_CACHE } from '../instances/instances.ts';
import { callsOf, read, tell } from '../support/mock.ts';
import { EDGE_SNAPSHOTS } from '../storage/snapshots.ts';
import { as, expect, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const WEB = numbered('web', 43);
const IDLE = numbered('idle', 7);
const FIVE = numbered('web', 5);

test('50 instances are stopped: 7 cannot, 3 fail, all are named, and the 3 are tried again', async ({
  page,
  accessible,
}) => {
  await openFleet(page, WEB, IDLE);
  await allBox(page).click();
  await expectSelected(page, 50);
  const plan = await ask(page, 'Stop', 'Stop 43 of 50 instances');
  await expect(plan.getByText(/^They keep their disks and IP addresses/)).toBeVisible();
  await expect(plan.getByText(/^Sent as separate requests/)).toBeVisible();
  const names = (name: string | RegExp) => plan.getByRole('list', { name }).getByRole('listitem');
  await expect(names('Will be stopped (43)')).toHaveText(WEB);
  await expect(plan.getByRole('heading', { name: 'Not possible for 7 instances' })).toBeVisible();
  await expect(names(/^Only running, starting, rebooting, or failed instances can be stopped/)).toHaveText(
    IDLE,
  );
  await expect(plan.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await accessible('plan');
  await tell(page, 'faults', {
    operation: 'instanceStop',
    status: 503,
    message: 'No sled answers',
    count: 3,
  });
  const lists = await callsOf(page, 'instanceList');
  await plan.getByRole('button', { name: 'Stop 43', exact: true }).click();

  const run = dialog(page, 'Stop 43 instances');
  await expect(run.getByText('40 of 43 done, 3 failed')).toBeVisible({ timeout: 30_000 });
  await expect(run.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  const failed = ['web-001', 'web-002', 'web-003'];
  const lines = run.getByRole('list', { name: 'Results' }).getByRole('listitem');
  for (const [index, name] of failed.entries())
    await expect(lines.nth(index)).toHaveText(new RegExp(`^${name} Failed\\s*No sled answersRequest \\S+`));
  await expect(lines.nth(3)).toHaveText(/^web-004 Done in \d/);
  await expect(lines).toHaveCount(43);
  await expect(run.getByRole('list', { name: /^Only running/ }).getByRole('listitem')).toHaveText(IDLE);
  expect(await callsOf(page, 'instanceStop')).toBe(43);
  // Not one reading of the list for each of them
  expect((await callsOf(page, 'instanceList')) - lists).toBeLessThan(12);
  await accessible('results');

  await run.getByRole('button', { name: 'Retry 3 failed' }).click();
  await expect(run.getByText('43 of 43 done', { exact: true })).toBeVisible();
  expect(await callsOf(page, 'instanceStop')).toBe(46);
  await run.getByRole('contentinfo').getByRole('button', { name: 'Close' }).click();
  await expect(run).toBeHidden();
  // What is done has left the selection, what could not be done has not
  await expectSelected(page, 7);
  await expect(rowOf(page, 'web-001')).toContainText(/stopped\d/);
});

test('the failed ones stay selected', { tag: FULL }, async ({ page }) => {
  await openFleet(page, FIVE);
  await allBox(page).click();
  const plan = await ask(page, 'Reboot', 'Reboot 5 instances');
  await tell(page, 'faults', { operation: 'instanceReboot', status: 503, message: 'Not now', count: 2 });
  await plan.getByRole('button', { name: 'Reboot 5' }).click();
  const run = dialog(page, 'Reboot 5 instances');
  await expect(run.getByText('3 of 5 done, 2 failed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(run).toBeHidden();
  await expectSelected(page, 2);
  await expect(box(page, 'web-001')).toBeChecked();
  await expect(box(page, 'web-003')).not.toBeChecked();
  await expect(selectionBar(page).getByRole('button', { name: 'Reboot' })).toBeFocused();
});

test(
  'a plan without a possible row shows the reason, and cannot be started',
  { tag: FULL },
  async ({ page }) => {
    await openFleet(page, [], ['idle-001', 'idle-002']);
    await allBox(page).click();
    const plan = await ask(page, 'Reboot', 'Reboot 0 of 2 instances');
    const yes = plan.getByRole('button', { name: 'Reboot 0' });
    await expect(yes).toHaveAttribute('aria-disabled', 'true');
    await expect(yes).toHaveAccessibleDescription('Not possible for any of the selected rows');
    await expect(plan.getByText('Only running instances can be rebooted')).toBeVisible();
    await yes.click({ force: true });
    await plan.getByRole('button', { name: 'Cancel' }).click();
    await expect(plan).toBeHidden();
    expect(await callsOf(page, 'instanceReboot')).toBe(0);
    await expectSelected(page, 2);
  },
);

test('a plan is updated when instances change in the meantime', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await choose(page, 'edge-probe', 'log-shipper');
  const before = await ask(page, 'Reboot', 'Reboot 1 of 2 instances');
  await expect(before.getByRole('list', { name: /^Only running/ })).toHaveText('edge-probe');
  await expect(before.getByRole('button', { name: 'Reboot 1' })).toBeVisible();
  await tell(page, 'clock', { advance: 180_000 });
  const plan = dialog(page, 'Reboot 2 instances');
  await expect(plan.getByRole('button', { name: 'Reboot 2' })).toBeVisible();
  await expect(plan.getByText(/^Not possible/)).toHaveCount(0);
});

test('disks are deleted after their number is typed', { tag: FULL }, async ({ page, accessible }) => {
  await begin(page, EDGE_DISKS, { heading: 'Disks' });
  await choose(page, 'spare-1', 'spare-16', 'ams-01-hot');
  const plan = await ask(page, 'Delete', 'Delete 2 of 3 disks');
  await expect(plan.getByText('Everything on them is lost. Snapshots of them are kept.')).toBeVisible();
  await expect(plan.getByRole('list', { name: /^Detach the disk/ })).toHaveText('ams-01-hot');
  const field = plan.getByRole('textbox', { name: 'Type 2 to delete 2 disks' });
  const yes = plan.getByRole('button', { name: 'Delete 2' });
  await expect(field).toBeFocused();
  await expect(yes).toHaveAccessibleDescription('Type 2 in the field first');
  await accessible('plan of a deletion');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(yes).toHaveAttribute('aria-disabled', 'true');
  expect(await callsOf(page, 'diskDelete')).toBe(0);
  await field.fill('2');
  await page.keyboard.press('Enter');
  const run = dialog(page, 'Delete 2 disks');
  await expect(run.getByText('2 of 2 done')).toBeVisible();
  await run.getByRole('contentinfo').getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, 'spare-1')).toHaveCount(0);
  await expect(rowOf(page, 'spare-16')).toHaveCount(0);
  await expectSelected(page, 1);
});

test('one disk is deleted without typing', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_DISKS, { heading: 'Disks' });
  await choose(page, 'spare-1');
  const plan = await ask(page, 'Delete', 'Delete 1 disk');
  await expect(plan.getByRole('textbox')).toHaveCount(0);
  await plan.getByRole('button', { name: 'Delete 1' }).click();
  await expect(plan.getByText('1 of 1 done')).toBeVisible();
  await plan.getByRole('contentinfo').getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, 'spare-1')).toHaveCount(0);
  // The button that opened the dialog disappears with the selection: the focus moves to the row in its place, or to
  // the title
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('#content')?.id))
    .toBe('content');
});

test('snapshots are taken of several disks, without a toast for each', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_DISKS, { heading: 'Disks' });
  await choose(page, 'spare-1', 'spare-16');
  const plan = await ask(page, 'Snapshot', 'Snapshot 2 disks');
  await plan.getByRole('button', { name: 'Snapshot 2' }).click();
  await expect(plan.getByText('2 of 2 done')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dismiss notification' })).toHaveCount(0);
  const { items } = await read(page, '/v1/snapshots?project=edge-cache&limit=1000');
  expect(JSON.stringify(items).match(/"spare-1(?:6)?-[0-9a-f]{6}"/g)).toHaveLength(2);
});

test('snapshots that no longer exist are counted as such', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_SNAPSHOTS, { heading: 'Snapshots' });
  await choose(page, 'before-migration', 'largest');
  const plan = await ask(page, 'Delete', 'Delete 2 snapshots');
  await page.evaluate(() => fetch('/v1/snapshots/largest?project=edge-cache', { method: 'DELETE' }));
  await plan.getByRole('textbox', { name: 'Type 2 to delete 2 snapshots' }).fill('2');
  await plan.getByRole('button', { name: 'Delete 2' }).click();
  await expect(plan.getByText('1 of 2 done, 1 no longer exists')).toBeVisible();
  await expect(result(plan, 'largest')).toContainText('No longer exists');
  await expect(plan.getByRole('button', { name: /^Retry/ })).toHaveCount(0);
  await plan.getByRole('contentinfo').getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, 'largest')).toHaveCount(0);
  await expect(selectionBar(page)).toHaveCount(0);
});

test('a user without permission sees which role is missing, and cannot start', async ({
  page,
  context,
  baseURL,
}) => {
  await as(context, baseURL, 'Dele Adeyemi');
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await choose(page, 'log-shipper', 'cache-ams-01');
  const stop = selectionBar(page).getByRole('button', { name: 'Stop' });
  await expect(stop).toHaveAttribute('aria-disabled', 'true');
  await expect(stop).toHaveAccessibleDescription(
    'Needs the project collaborator role. Ask web-crew or Maren Okafor',
  );
});
