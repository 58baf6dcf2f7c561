import { begin } from '../support/begin.ts';
import { expect, test } from '../support/test.ts';
import { instanceAt } from './instances.ts';

for (const [colorScheme, width] of [
  ['dark', 1280],
  ['light', 390],
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('the cause of a lost connection is one click away, and leads to the way out', async ({
      page,
      accessible,
    }) => {
      await begin(page, instanceAt('cache-ams-02', 'storage'), { heading: 'cache-ams-02' });
      await page.getByRole('button', { name: 'Troubleshoot connection' }).click();
      const panel = page.getByRole('dialog', { name: 'Troubleshoot connection' });
      const answer = panel.getByRole('region', { name: 'Answer' });
      await expect(answer).toContainText('Check in the guest');
      await panel.getByRole('textbox', { name: 'Port' }).fill('5432');
      await expect(answer.getByRole('status')).toContainText('denies traffic into cache-ams-02');
      await accessible('a cause');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await answer.getByRole('link', { name: 'New rule' }).click();
      await expect(page.getByRole('dialog', { name: 'Add firewall rule' })).toBeVisible();
      await expect(panel).toBeHidden();
    });
  });
}
