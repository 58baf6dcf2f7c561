import { begin, fails } from '../../support/begin.ts';
import { dialog } from '../../support/console.ts';
import { expect, test } from '../../support/test.ts';
import { themes } from '../../support/setting.ts';
import { consoleOf, openRunning } from './serial-console.ts';

for (const colorScheme of themes('light')) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('is accessible in every state', async ({ page, accessible }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme-preference', theme), colorScheme);
      await openRunning(page);
      await accessible('open console');
      await page.getByRole('button', { name: 'Console actions' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await accessible('menu of the console');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'CLI Command' }).click();
      await expect(dialog(page, 'CLI command')).toBeVisible();
      await accessible('command');
      await page.keyboard.press('Escape');
      await page.goto(consoleOf('schema-migrator'));
      await expect(page.getByText('The instance is stopped')).toBeVisible();
      await accessible('console of a stopped instance');
    });

    test('is accessible when it cannot be opened', async ({ page, accessible }) => {
      const orders = [fails('instanceSerialConsoleStream', { status: 503 })];
      await begin(page, consoleOf('cache-ams-01'), { orders, heading: 'cache-ams-01' });
      await expect(page.getByText('Serial console connection failed')).toBeVisible();
      await accessible('console that failed');
    });
  });
}
