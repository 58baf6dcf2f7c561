import { numbered } from '../support/begin.ts';
import { allBox, ask, expectSelected, openFleet, result } from './bulk.ts';
import { dialog, title } from '../support/console.ts';
import { callsOf, tell } from '../support/mock.ts';
import { expect, test } from '../support/test.ts';

const WEB = numbered('web', 43);
const FIVE = numbered('web', 5);

test('can be stopped: running requests finish, the others do not start and stay selected', async ({
  page,
}) => {
  await openFleet(page, WEB.slice(0, 10));
  await allBox(page).click();
  const plan = await ask(page, 'Stop', 'Stop 10 instances');
  await tell(page, 'faults', { operation: 'instanceStop', delay: 3_000 });
  await plan.getByRole('button', { name: 'Stop 10' }).click();
  await expect(plan.getByText('0 of 10 done')).toBeFocused();
  await expect(result(plan, 'web-004')).toHaveText('web-004 Running');
  await expect(result(plan, 'web-005')).toHaveText('web-005 Waiting');
  await plan.getByRole('button', { name: 'Cancel remaining' }).click();
  await expect(plan.getByText('4 of 10 done, 6 not started')).toBeVisible();
  expect(await callsOf(page, 'instanceStop')).toBe(4);
  await plan.getByRole('contentinfo').getByRole('button', { name: 'Close' }).click();
  await expectSelected(page, 6);
});

test('continues when its dialog is closed and its page is left; a notification shows the result', async ({
  page,
}) => {
  await openFleet(page, FIVE);
  await allBox(page).click();
  const plan = await ask(page, 'Stop', 'Stop 5 instances');
  await tell(page, 'faults', {
    operation: 'instanceStop',
    status: 503,
    message: 'Not now',
    delay: 4_000,
    count: 1,
  });
  await tell(page, 'faults', { operation: 'instanceStop', delay: 4_000, count: 4 });
  await plan.getByRole('button', { name: 'Stop 5' }).click();
  await page.keyboard.press('Escape');
  await expect(plan).toBeHidden();
  const note = page.getByTestId('Toasts');
  await expect(note).toContainText('Stop 5 instances0 of 5 done');
  // Another one leaves alone what the first has not done yet
  const other = await ask(page, 'Reboot', 'Reboot 0 of 5 instances');
  await expect(other.getByRole('list', { name: 'Another action is in progress' })).toHaveText(/web-001/);
  await other.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('navigation', { name: 'Sidebar navigation' })
    .getByRole('link', { name: 'Disks' })
    .click();
  await expect(title(page, 'Disks')).toBeVisible();
  await expect(note).toContainText('Stop 5 instances4 of 5 done, 1 failed', { timeout: 20_000 });
  await note.getByRole('button', { name: 'Show results' }).click();
  const again = dialog(page, 'Stop 5 instances');
  await expect(result(again, 'web-001')).toContainText('Not now');
  await again.getByRole('button', { name: 'Retry 1 failed' }).click();
  await expect(again.getByText('5 of 5 done', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(again).toBeHidden();
  await expect(note).toHaveText('');
});
