import type { Page } from '@playwright/test';
import { dialog, open, sidebar, title } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 420 } });

const sheet = (page: Page) => page.getByTestId('scroll-container');
const position = (page: Page) => sheet(page).evaluate((element) => Math.round(element.scrollTop));
const scrollTo = (page: Page, top: number) =>
  sheet(page).evaluate((element, to) => element.scrollTo(0, to), top);
const expectPosition = (page: Page, top: number) => expect.poll(() => position(page)).toBe(top);

/** Until the position has been written for the history entry, at most every 125 ms. */
const expectStored = (page: Page, top: number) =>
  expect
    .poll(() =>
      page.evaluate(
        (wanted) =>
          Object.entries(sessionStorage).some(
            ([key, value]) => key.startsWith('scroll-position-') && value === wanted,
          ),
        String(top),
      ),
    )
    .toBe(true);

// @sheet common-ui/34.13 specification/2.18
test('Back, Forward and a reload restore the scroll position, a new visit starts at the top', async ({
  page,
}) => {
  await open(page, '/projects', 'Projects');
  await scrollTo(page, 97);
  await page.getByRole('link', { name: 'edge-cache' }).click();
  await expect(title(page, 'Instances')).toBeVisible();
  await expectPosition(page, 0);
  await scrollTo(page, 190);
  await page.goBack();
  await expect(title(page, 'Projects')).toBeVisible();
  await expectPosition(page, 97);
  await page.goForward();
  await expect(title(page, 'Instances')).toBeVisible();
  await expectPosition(page, 190);
  await sidebar(page).getByRole('link', { name: 'Projects' }).click();
  await expect(title(page, 'Projects')).toBeVisible();
  await expectPosition(page, 0);
  await scrollTo(page, 30);
  await page.goBack();
  await expectPosition(page, 190);
  await page.goBack();
  await expectPosition(page, 97);
  // A form over the page does not scroll it
  await page.keyboard.press('c');
  await expect(dialog(page, 'Create project')).toBeVisible();
  expect(await position(page)).toBe(97);
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Create project')).toBeHidden();
  // A key has no element that could get the focus back
  await expect(title(page, 'Projects')).toBeFocused();
  expect(await position(page)).toBe(97);
  await scrollTo(page, 120);
  await expectStored(page, 120);
  await page.reload();
  await expect(title(page, 'Projects')).toBeVisible();
  await expectPosition(page, 120);
});
