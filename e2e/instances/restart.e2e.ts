import type { Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { toast } from '../support/console.ts';
import { FAILURES } from '../support/failures.ts';
import { fact, instanceAt } from './instances.ts';
import { tell } from '../support/mock.ts';
import { expect, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const settings = (page: Page, name: string) => begin(page, instanceAt(name, 'settings'), { heading: name });

const policy = (page: Page) => page.getByRole('button', { name: /^Policy/ });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

async function choosePolicy(page: Page, name: string): Promise<void> {
  await policy(page).click();
  await page.getByRole('option', { name, exact: true }).click();
}

test.describe('auto-restart', () => {
  test('is not shown for an instance that did not fail', { tag: FULL }, async ({ page }) => {
    await settings(page, 'log-shipper');
    await expect(page.getByRole('button', { name: 'Auto-restart status' })).toHaveCount(0);
    await expect(page.getByText(/^Last auto-restartedN\/A$/)).toBeVisible();
  });

  for (const [what, rule, message] of FAILURES) {
    test(
      `a change that ${what} shows the error, and the selection is kept`,
      { tag: FULL },
      async ({ page }) => {
        await settings(page, 'cache-ams-01');
        await choosePolicy(page, 'Best effort');
        await tell(page, 'faults', { operation: 'instanceUpdate', ...rule, count: 1 });
        await save(page).click();
        const alert = page.getByRole('alert');
        await expect(alert.getByText('Could not update auto-restart policy')).toBeVisible();
        await expect(alert.getByText(message)).toBeVisible();
        await expect(policy(page)).toHaveText('Best effort');
        await save(page).click();
        await expect(toast(page, 'Instance auto-restart policy updated')).toBeVisible();
        await expect(alert).toHaveCount(0);
      },
    );
  }

  test('an unsaved selection survives a refresh', { tag: FULL }, async ({ page }) => {
    await settings(page, 'cache-ams-01');
    await choosePolicy(page, 'Never');
    await page.evaluate(() =>
      fetch('/v1/instances/cache-ams-01/stop?project=edge-cache', { method: 'POST' }),
    );
    await page.getByRole('button', { name: 'Refresh data' }).click();
    await expect(fact(page, 'state', 'stopped')).toBeVisible();
    await expect(policy(page)).toHaveText('Never');
    await expect(save(page)).not.toHaveAttribute('aria-disabled', 'true');
  });
});
