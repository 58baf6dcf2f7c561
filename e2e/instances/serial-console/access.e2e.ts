import { begin, fails } from '../../support/begin.ts';
import { dialog } from '../../support/console.ts';
import { tabTo } from '../../support/keys.ts';
import { expect, test } from '../../support/test.ts';
import { FULL, themes } from '../../support/setting.ts';
import { consoleOf, lines, run, openRunning } from './serial-console.ts';

test('works by keyboard alone: open, type, leave, go back', { tag: FULL }, async ({ page }) => {
  await openRunning(page);
  // The keys are the terminal's as soon as it is open
  await page.keyboard.type('hostname');
  await page.keyboard.press('Enter');
  await expect(lines(page).getByText('cache-ams-01', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+Shift+KeyM');
  await expect(page.getByRole('button', { name: 'Screen reader mode' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Screen reader mode' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await tabTo(page, page.getByRole('button', { name: 'Scroll to top' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Back to instance' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects/edge-cache/instances/cache-ams-01/storage');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('it fits the width, with all of its controls', { tag: FULL }, async ({ page }) => {
    await openRunning(page);
    await run(page, 'echo small');
    await expect(lines(page).getByText('small', { exact: true })).toBeVisible();
    for (const name of ['CLI Command', 'Console actions', 'Screen reader mode', 'Scroll to bottom'])
      await expect(page.getByRole('button', { name })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 800, height: 390 });
    await run(page, 'echo turned');
    await expect(lines(page).getByText('turned', { exact: true })).toBeVisible();
  });
});

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
