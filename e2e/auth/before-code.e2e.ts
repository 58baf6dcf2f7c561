import type { Page } from '@playwright/test';
import { drawnSignIn, title } from '../support/console.ts';
import { callsOf } from '../support/mock.ts';
import { password, submit, username } from './sign-in.ts';
import { expect, test } from '../support/test.ts';

/* The sign-in page that the document draws: what a person does before any script has arrived. */

const LOCAL = '/login/fernhill/local';
const SCRIPTS = /\.js(\?|$)/;

/** Opens a page whose scripts wait; the returned function lets them arrive. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(drawnSignIn(page)).toBeVisible();
  return arrive;
}

const codeIsThere = (page: Page) => expect(drawnSignIn(page)).toHaveCount(0);

const selection = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement
      ? [activeElement.name, activeElement.selectionStart, activeElement.selectionEnd]
      : [];
  });

// @sheet common-ui/34.54
test('the form is there with the focus, and what is typed into it is kept with focus and selection', async ({
  page,
}) => {
  const arrive = await openWithoutCode(page, LOCAL);
  await expect(title(page, 'Sign in to fernhill')).toBeVisible();
  await expect(username(page)).toBeFocused();
  await page.keyboard.type('tobias');
  await page.keyboard.press('Tab');
  await page.keyboard.type('correct');
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await selection(page)).toEqual(['password', 6, 7]);
  arrive();
  await codeIsThere(page);
  await expect(username(page)).toHaveValue('tobias');
  await expect(password(page)).toHaveValue('correct');
  await expect(password(page)).toBeFocused();
  expect(await selection(page)).toEqual(['password', 6, 7]);
  await page.keyboard.type('t-horse');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects');
});

// @sheet common-ui/34.54
test('a form that is sent before the code is there is sent once when it is there', async ({
  page,
  inBothThemes,
}) => {
  const arrive = await openWithoutCode(page, `${LOCAL}?redirect_uri=%2Fsettings%2Fprofile`);
  await username(page).fill('tobias');
  await password(page).fill('correct-horse');
  await page.keyboard.press('Enter');
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await inBothThemes('sign-in that waits for its code');
  await submit(page).click();
  await expect(page).toHaveURL(`${LOCAL}?redirect_uri=%2Fsettings%2Fprofile`);
  arrive();
  await expect(page).toHaveURL('/settings/profile');
  expect(await callsOf(page, 'loginLocal')).toBe(1);
});

test('a form that is changed after it was sent is not sent', async ({ page }) => {
  const arrive = await openWithoutCode(page, LOCAL);
  await username(page).fill('tobias');
  await password(page).fill('correct');
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await password(page).press('End');
  await page.keyboard.type('-');
  await expect(submit(page)).not.toHaveAttribute('aria-busy');
  arrive();
  await codeIsThere(page);
  await expect(password(page)).toHaveValue('correct-');
  expect(await callsOf(page, 'loginLocal')).toBe(0);
});

// @sheet common-ui/34.54
test('a script that cannot be fetched is reported, and what was typed stays', async ({
  page,
  accessible,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(LOCAL);
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('The page did not load completely.');
  await username(page).fill('tobias');
  await submit(page).click();
  await expect(failure.getByRole('button', { name: 'Reload' })).toBeFocused();
  await expect(submit(page)).not.toHaveAttribute('aria-busy');
  await expect(username(page)).toHaveValue('tobias');
  await expect(page).toHaveURL(LOCAL);
  await accessible('sign-in without code');
  await page.unroute(SCRIPTS);
  await failure.getByRole('button', { name: 'Reload' }).click();
  await codeIsThere(page);
  await expect(username(page)).toBeFocused();
});

test('a script that does not arrive is reported after a while, and may still arrive', async ({ page }) => {
  await page.clock.install();
  const arrive = await openWithoutCode(page, LOCAL);
  await username(page).fill('tobias');
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('alert')).toContainText('Check your connection');
  await expect(submit(page)).not.toHaveAttribute('aria-busy');
  arrive();
  await page.clock.resume();
  await codeIsThere(page);
  await expect(username(page)).toHaveValue('tobias');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [look, colorScheme, width] of [
  ['dark on a desk', 'dark', 1280],
  ['light on a phone', 'light', 390],
] as const)
  test.describe(look, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('is the page that takes its place: the same content, and not one pixel moves', async ({ page }) => {
      const arrive = await openWithoutCode(page, LOCAL);
      const main = page.getByRole('main');
      // The font of the style sheet, which may arrive after the form: without it, `load` finds nothing to wait for
      const faces = () =>
        page.evaluate(async () => (await document.fonts.load('16px "Inter Variable"')).length);
      await expect.poll(faces).toBeGreaterThan(0);
      const content = await main.ariaSnapshot();
      await page.screenshot({ path: test.info().snapshotPath('drawn.png') });
      arrive();
      await codeIsThere(page);
      expect(await main.ariaSnapshot()).toBe(content);
      // The browser may smooth the corners of a field in another way when it paints a page again
      expect(await page.screenshot()).toMatchSnapshot('drawn.png', { maxDiffPixels: 8 });
    });
  });

test('is followed by the message of an area that is switched off', async ({ page }) => {
  await page.goto(`${LOCAL}?remotes=auth:off`);
  await codeIsThere(page);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(title(page)).toBeVisible();
});
