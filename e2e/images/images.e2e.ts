import { begin, fails } from '../support/begin.ts';
import { dialog } from '../support/console.ts';
import { EDGE_IMAGES, openImages } from './images.ts';
import { expect, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

test('the palette leads to every image', { tag: FULL }, async ({ page }) => {
  await openImages(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('terminator-base');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${EDGE_IMAGES}/terminator-base/edit`);
  await expect(dialog(page, 'Project image')).toBeVisible();
});

test('an unknown image or project is not found', { tag: FULL }, async ({ page }) => {
  await begin(page, `${EDGE_IMAGES}/no-such-image/edit`, { heading: 'Page not found' });
  await begin(page, '/projects/no-such-project/images', { heading: 'Page not found' });
  await begin(page, EDGE_IMAGES, {
    orders: [fails('imageList', { status: 503 })],
    heading: 'Something went wrong',
  });
});
