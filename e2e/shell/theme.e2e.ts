import type { Page } from '@playwright/test';
import { open, title, userMenu } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test.use({ colorScheme: 'dark' });

/** Lightness of the background of the page, 0 to 255. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  });
const expectDark = (page: Page) => expect.poll(() => lightness(page)).toBeLessThan(60);
const expectLight = (page: Page) => expect.poll(() => lightness(page)).toBeGreaterThan(200);
const radio = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true });

async function expectChosen(page: Page, chosen: string): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  for (const name of ['Light', 'Dark', 'System'])
    await expect(radio(page, name)).toHaveAttribute('aria-checked', String(name === chosen));
  await page.keyboard.press('Escape');
}

test('follows the system setting until the user selects a theme, and when they reset it', async ({
  page,
}) => {
  await open(page, '/projects', 'Projects');
  await expectDark(page);
  await expectChosen(page, 'System');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectLight(page);
  await userMenu(page, 'Dark');
  await expectDark(page);
  await expectChosen(page, 'Dark');
  await userMenu(page, 'System');
  await expectLight(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectDark(page);
  for (const key of ['g', 't']) await page.keyboard.press(key);
  await expectLight(page);
  const height = async () => (await page.getByRole('row').nth(1).boundingBox())?.height ?? 0;
  const comfortable = await height();
  await userMenu(page, 'Compact');
  await expect.poll(height).toBeLessThan(comfortable);
});

test('is applied before the first script of the console, so that nothing flashes', async ({ page }) => {
  await open(page, '/projects', 'Projects');
  await userMenu(page, 'Light');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/projects', { waitUntil: 'commit' });
  await expectLight(page);
  await expect(title(page)).toHaveCount(0);
  release();
  await expect(title(page, 'Projects')).toBeVisible();
  await expectLight(page);
});

test('a button has readable colors of the system under the pointer too, in forced colors', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, '/projects', 'Projects');
  const button = page.getByRole('link', { name: 'New project' });
  const colors = () =>
    button.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor];
    });
  const atRest = await colors();
  await button.hover();
  await expect.poll(colors).toEqual(atRest);
});
