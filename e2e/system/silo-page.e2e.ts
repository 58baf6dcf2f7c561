import { open } from '../support/console.ts';
import { read } from '../support/mock.ts';
import { addCertificate, siloForm } from './silos.ts';
import { expect, rowOf, test } from '../support/test.ts';

const FERNHILL = '/system/silos/fernhill';

test.describe('a silo', () => {
  // @sheet system-settings-auth/18.43
  test('fits on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${FERNHILL}?tab=ip-pools`, 'fernhill');
    await expect(rowOf(page, 'public-v4')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

// @sheet system-settings-auth/18.7
test('in a short window, a name in use scrolls to its field', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await open(page, '/system/silos-new', 'Silos');
  const form = siloForm(page);
  await form.name.fill('fernhill');
  await addCertificate(page, 'edge');
  await form.submit.click();
  await expect(form.name).toBeInViewport();
  await expect(form.name).toBeFocused();
  await expect(form.dialog.getByText('Name already exists', { exact: true })).toBeVisible();
  expect(await read(page, '/v1/system/silos/fernhill')).toMatchObject({ name: 'fernhill' });
});
