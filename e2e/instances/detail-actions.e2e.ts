import type { Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { confirm, dialog, openPalette, title, toast } from '../support/console.ts';
import { EDGE_CACHE, fact, instanceAt, openPageMenu } from './instances.ts';
import { callsOf, tell } from '../support/mock.ts';
import { expect, rowAction, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

test.describe('what can be done', () => {
  test(
    'a failed instance can be stopped, and a reboot ends automatically',
    { tag: FULL },
    async ({ page }) => {
      await begin(page, instanceAt('ingest-retired', 'connect'), { heading: 'ingest-retired' });
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await confirm(page, 'Confirm stop instance');
      await expect(fact(page, 'state', 'stopped')).toBeVisible();
      await page.goto(instanceAt('log-shipper', 'connect'));
      await (await openPageMenu(page)).getByRole('menuitem', { name: 'Reboot' }).click();
      await confirm(page, 'Confirm reboot instance');
      await expect(fact(page, 'state', 'rebooting')).toBeVisible();
      await expect(fact(page, 'state', 'running')).toBeVisible();
    },
  );

  test('a failed Delete keeps the page', { tag: FULL }, async ({ page }) => {
    await begin(page, instanceAt('schema-migrator', 'connect'), { heading: 'schema-migrator' });
    await tell(page, 'faults', { operation: 'instanceDelete', status: 403, count: 1 });
    await (await openPageMenu(page)).getByRole('menuitem', { name: 'Delete' }).click();
    await confirm(page, 'Confirm delete instance');
    await expect(page.getByTestId('Toasts')).toHaveText('Could not delete instanceAction not authorized');
    await expect(title(page, 'schema-migrator')).toBeVisible();
  });

  test('Resize shows the new size at once', { tag: FULL }, async ({ page }) => {
    await begin(page, instanceAt('schema-migrator', 'connect'), { heading: 'schema-migrator' });
    await (await openPageMenu(page)).getByRole('menuitem', { name: 'Resize' }).click();
    const modal = dialog(page, 'Resize instance');
    await modal.getByRole('textbox', { name: 'vCPUs' }).fill('6');
    await modal.getByRole('button', { name: 'Resize', exact: true }).click();
    await expect(toast(page, 'Instance schema-migrator resized')).toBeVisible();
    await expect(fact(page, 'cpu', '6 vCPUs')).toBeVisible();
    await expect(page.getByRole('link', { name: 'View instance' })).toHaveCount(0);
  });

  test('Resize from the list links to the page', { tag: FULL }, async ({ page }) => {
    await begin(page, EDGE_CACHE, { heading: 'Instances' });
    await rowAction(page, 'schema-migrator', 'Resize');
    const modal = dialog(page, 'Resize instance');
    await modal.getByRole('textbox', { name: 'vCPUs' }).fill('6');
    await modal.getByRole('button', { name: 'Resize', exact: true }).click();
    await page.getByRole('link', { name: 'View instance' }).click();
    await expect(title(page, 'schema-migrator')).toBeVisible();
    await expect(fact(page, 'cpu', '6 vCPUs')).toBeVisible();
  });

  test('an open menu stays open during polling and a change of state', { tag: FULL }, async ({ page }) => {
    await begin(page, instanceAt('log-shipper', 'connect'), { heading: 'log-shipper' });
    const menu = await openPageMenu(page);
    await page.evaluate(() => fetch('/v1/instances/log-shipper/stop?project=edge-cache', { method: 'POST' }));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Refresh data' }).click();
    await expect(fact(page, 'state', 'stopping')).toBeVisible();
    await openPageMenu(page);
    await expect(fact(page, 'state', 'stopped')).toBeVisible();
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('is also in the palette, as far as the state allows it', { tag: FULL }, async ({ page }) => {
    await begin(page, instanceAt('log-shipper', 'connect'), { heading: 'log-shipper' });
    const group = (await openPalette(page)).getByRole('group', { name: "Instance 'log-shipper'" });
    await expect(group.getByRole('option')).toHaveText([
      /^Stop/,
      /^Reboot/,
      /^Clone…/,
      /^Compare…/,
      /^View serial console/,
      /^Storage/,
      /^Networking/,
      /^Metrics/,
      /^Settings/,
    ]);
    await group.getByRole('option', { name: 'Stop' }).click();
    await expect(dialog(page, 'Confirm stop instance')).toBeVisible();
  });

  test(
    'the palette of the list leads to every instance and to the form of a new one',
    { tag: FULL },
    async ({ page }) => {
      await begin(page, EDGE_CACHE, { heading: 'Instances' });
      const palette = await openPalette(page);
      await expect(palette.getByRole('option', { name: 'New instance' })).toBeVisible();
      await page.getByRole('combobox', { name: 'Search' }).fill('warmup');
      await page.keyboard.press('Enter');
      await expect(title(page, 'warmup-batch')).toBeVisible();
    },
  );
});

test.describe('polling', () => {
  /** Requests for the instance in a minute of the page's clock, which is otherwise stopped. */
  const asksInAMinute = async (page: Page, name: string) => {
    await page.clock.install({ time: new Date('2027-03-05T13:00:00Z') });
    await begin(page, instanceAt(name, 'connect'), { heading: name });
    await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1_500));
    const before = await callsOf(page, 'instanceView');
    for (let seconds = 0; seconds < 60; seconds += 1) {
      await page.clock.runFor(1_000);
      // A response is read in a separate task, and may set the next timer
      await page.evaluate(() => fetch('/__mock/state').then((answer) => answer.text()));
    }
    return (await callsOf(page, 'instanceView')) - before;
  };

  test('does not refetch an instance in a stable state', { tag: FULL }, async ({ page }) => {
    expect(await asksInAMinute(page, 'log-shipper')).toBe(0);
  });

  test(
    'refetches a failed instance that waits for its cooldown every 30 seconds',
    { tag: FULL },
    async ({ page }) => {
      const asks = await asksInAMinute(page, 'ingest-legacy');
      expect(asks).toBeGreaterThan(0);
      expect(asks).toBeLessThanOrEqual(3);
    },
  );

  test(
    'refetches a failed instance whose restart is due every two seconds',
    { tag: FULL },
    async ({ page }) => {
      const asks = await asksInAMinute(page, 'ingest-replay');
      expect(asks).toBeGreaterThan(15);
      expect(asks).toBeLessThanOrEqual(36);
    },
  );

  test('does not refetch a failed instance that never restarts', { tag: FULL }, async ({ page }) => {
    expect(await asksInAMinute(page, 'ingest-frozen')).toBe(0);
  });
});
