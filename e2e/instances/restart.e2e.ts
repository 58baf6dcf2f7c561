import type { Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { toast } from '../support/console.ts';
import { FAILURES } from '../support/failures.ts';
import { fact, instanceAt } from './instances.ts';
import { callsOf, read, tell } from '../support/mock.ts';
import { expect, test } from '../support/test.ts';
import { FULL, sample } from '../support/setting.ts';

const settings = (page: Page, name: string) => begin(page, instanceAt(name, 'settings'), { heading: name });

const policy = (page: Page) => page.getByRole('button', { name: /^Policy/ });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

async function choosePolicy(page: Page, name: string): Promise<void> {
  await policy(page).click();
  await page.getByRole('option', { name, exact: true }).click();
}

test.describe('auto-restart', () => {
  for (const [name, what, { rows, sentence, settled }] of sample(
    [
      [
        'ingest-legacy',
        'waits',
        {
          rows: ['Auto-restartEnabled', 'PolicyDefault', /^CooldownWaiting \((39|40)m\)$/],
          sentence: /after the cooldown \((39|40)m left\)/,
          settled: /^Cooldown expiration.*\((39|40)m\)/,
        },
      ],
      [
        'ingest-replay',
        'is about to restart',
        {
          rows: ['Auto-restartEnabled', 'Policybest effort', /^CooldownRestarting soon…/],
          sentence: /within seconds/,
          settled: /^Cooldown expiration.*\(restarting soon\)/,
        },
      ],
      [
        'ingest-frozen',
        'never restarts',
        {
          rows: ['Auto-restartDisabled', 'Policynever'],
          sentence: /^Does not restart automatically/,
          settled: /^Cooldown expiration[^(]+$/,
        },
      ],
      [
        'ingest-retired',
        'never restarts after its cooldown',
        {
          rows: ['Auto-restartDisabled', 'Policynever'],
          sentence: /^Does not restart automatically/,
          settled: /^Cooldown expiration[^(]+$/,
        },
      ],
    ] as const,
    2,
  )) {
    test(`popover and settings show the same for an instance that ${what}`, async ({ page }) => {
      await begin(page, instanceAt(name, 'connect'), { heading: name });
      await page.getByRole('button', { name: 'Auto-restart status' }).click();
      const status = page.getByRole('dialog', { name: 'Auto-restart status' });
      for (const row of rows)
        await expect(status.getByText(typeof row === 'string' ? new RegExp(`^${row}$`) : row)).toBeVisible();
      await expect(status.getByText(/^Cooldown/)).toHaveCount(rows.length === 3 ? 1 : 0);
      await expect(status.getByText(sentence)).toBeVisible();
      await expect(status.getByRole('link', { name: 'Instance auto-restart' })).toBeVisible();
      await status.getByRole('link', { name: /^(Default|never|best effort)$/ }).click();
      await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
      await expect(status).toBeHidden();
      await expect(page.getByText(settled).first()).toBeVisible();
    });
  }

  test('is not shown for an instance that did not fail', { tag: FULL }, async ({ page }) => {
    await settings(page, 'log-shipper');
    await expect(page.getByRole('button', { name: 'Auto-restart status' })).toHaveCount(0);
    await expect(page.getByText(/^Last auto-restartedN\/A$/)).toBeVisible();
  });

  test('can be saved only after a change, and no other value is changed', async ({ page }) => {
    await settings(page, 'cache-ams-01');
    const path = '/v1/instances/cache-ams-01?project=edge-cache';
    const before = await read(page, path);
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(save(page)).toHaveAccessibleDescription('There is nothing to save');
    await choosePolicy(page, 'Never');
    await expect(save(page)).not.toHaveAttribute('aria-disabled', 'true');
    await choosePolicy(page, 'Default');
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
    await choosePolicy(page, 'Never');
    await tell(page, 'faults', { operation: 'instanceUpdate', delay: 2_500, count: 1 });
    await save(page).dblclick();
    await expect(save(page)).toHaveAttribute('aria-busy', 'true');
    await expect(toast(page, 'Instance auto-restart policy updated')).toBeVisible();
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(policy(page)).toHaveText('Never');
    expect(await callsOf(page, 'instanceUpdate')).toBe(1);
    const after = await read(page, path);
    expect(after['auto_restart_policy']).toBe('never');
    for (const key of ['ncpus', 'memory', 'boot_disk_id']) expect(after[key]).toBe(before[key]);
    await choosePolicy(page, 'Default');
    await save(page).click();
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(async () => (await read(page, path))['auto_restart_policy'] ?? null).toBe(null);
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
