import { open } from '../support/console.ts';
import { begin } from '../support/begin.ts';
import { expect, rowOf, test } from '../support/test.ts';

const LIST = '/system/networking/ip-pools';
const V4 = `${LIST}/public-v4`;

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  // @sheet system-settings-auth/18.1 system-settings-auth/18.10
  test('list, date and bar use the separators of the locale', async ({ page }) => {
    await open(page, LIST, 'IP Pools');
    await expect(rowOf(page, 'backbone-trial')).toContainText('0 / 18,4 × 10¹⁸');
    await expect(rowOf(page, 'backbone-trial').getByRole('time')).toHaveText(/^\d\d\.\d\d\.20\d\d/);
    await page.getByRole('link', { name: 'backbone-trial' }).click();
    await expect(page.getByRole('main')).toContainText('Capacity18,4 × 10¹⁸');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  // @sheet system-settings-auth/18.43
  test('nothing is wider than the screen', async ({ page }) => {
    for (const [path, name] of [
      [LIST, 'IP Pools'],
      [`${LIST}/backbone-trial`, 'backbone-trial'],
      [`${V4}?tab=silos`, 'public-v4'],
    ] as const) {
      await begin(page, path, { heading: name });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
    }
  });
});
