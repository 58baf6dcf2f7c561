import { begin, instance, later, numbered, project } from './support/begin.ts';
import { dialog } from './support/console.ts';
import { tell } from './support/mock.ts';
import { expect, test } from './support/test.ts';

const shot = (name: string) => ({ path: `/tmp/s7-bulk-shots/${name}.png` });
const running = numbered('web', 43);
const stopped = numbered('stopped-and-with-a-rather-long-name-that-wraps-on-phones', 7);

for (const theme of ['light', 'dark'] as const)
  for (const width of [1280, 390]) {
    test(`look ${theme} ${width}`, async ({ page, accessible }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.addInitScript((t) => localStorage.setItem('theme-preference', t), theme);
      await page.setViewportSize({ width, height: 800 });
      await begin(page, '/projects/fleet/instances', {
        orders: [project('fleet'), ...running.map((name) => instance('fleet', name, { start: true })), ...stopped.map((name) => instance('fleet', name)), later(60_000)],
        heading: 'Instances',
      });
      const tag = `${theme}-${width}`;
      await page.screenshot(shot(`list-${tag}`));
      await page.getByRole('checkbox', { name: 'Select all rows' }).click();
      await expect(page.getByText('50 selected')).toBeVisible();
      await page.screenshot(shot(`selected-${tag}`));
      await accessible('selection');
      if (width === 390) {
        await page.getByRole('button', { name: 'Actions for the selection' }).click();
        await page.screenshot(shot(`menu-${tag}`));
        await page.getByRole('menuitem', { name: 'Stop' }).click();
      } else await page.getByRole('button', { name: 'Stop', exact: true }).click();
      const asked = dialog(page, 'Stop 50 instances');
      await expect(asked).toBeVisible();
      await page.screenshot(shot(`plan-${tag}`));
      await accessible('plan');
      await tell(page, 'faults', { operation: 'instanceStop', status: 503, message: 'No sled has room', count: 3 });
      await tell(page, 'faults', { operation: 'instanceStop', delay: 2500, count: 6 });
      await asked.getByRole('button', { name: 'Stop 43' }).click();
      const run = dialog(page, 'Stop 43 instances');
      await expect(run.getByText('0 of 43 done, 3 failed')).toBeVisible();
      await page.screenshot(shot(`running-${tag}`));
      await accessible('run');
      await expect(run.getByText('40 of 43 done, 3 failed')).toBeVisible({ timeout: 30_000 });
      await page.screenshot(shot(`over-${tag}`));
      await accessible('results');
      await tell(page, 'faults', { operation: 'instanceStop', delay: 4000, count: 3 });
      await run.getByRole('button', { name: 'Retry 3 failed' }).click();
      await run.getByRole('button', { name: 'Close' }).first().click();
      await expect(page.getByRole('button', { name: 'Show progress' })).toBeVisible();
      await page.screenshot(shot(`toast-${tag}`));
      await accessible('toast');
      await expect(page.getByRole('button', { name: 'Show results' })).toBeVisible();
      await page.getByRole('button', { name: 'Show results' }).click();
      await expect(dialog(page, 'Stop 43 instances')).toBeVisible();
      await page.screenshot(shot(`again-${tag}`));
    });
  }
