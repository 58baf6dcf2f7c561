import { begin, numbered } from '../support/begin.ts';
import { allBox, ask, choose, expectSelected, openFleet, selectionBar } from './bulk.ts';
import { dialog } from '../support/console.ts';
import { EDGE_CACHE } from '../instances/instances.ts';
import { callsOf, tell } from '../support/mock.ts';
import { as, expect, rowOf, test } from '../support/test.ts';

const WEB = numbered('web', 43);
const IDLE = numbered('idle', 7);

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
