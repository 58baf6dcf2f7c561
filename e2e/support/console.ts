import { expect, type Locator, type Page } from '@playwright/test';
import { go } from '../faults/opening.ts';
import { begin, title } from './begin.ts';

export { title };

/** The sign-in page that the document draws before any file is loaded. */
export const drawnSignIn = (page: Page): Locator => page.locator('#first-sign-in');

/** Loads a page and waits for its title. The mock answers at once. */
export async function open(page: Page, path: string, name?: string | RegExp): Promise<void> {
  await begin(page, path);
  await expect(drawnSignIn(page)).toHaveCount(0, { timeout: 15_000 });
  await expect(title(page, name)).toBeVisible({ timeout: 15_000 });
}

/** Goes to another page of the open document, and waits for its title. A load costs more; the mock keeps its data. */
export async function visit(page: Page, path: string, name?: string | RegExp): Promise<void> {
  const before = await page.title();
  await go(page, path);
  await expect(page).not.toHaveTitle(before);
  await expect(title(page, name)).toBeVisible();
}

/** An open dialog. */
export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** A notification with a text. */
export const toast = (page: Page, text: string): Locator => page.getByTestId('Toasts').getByText(text);

/** The trail of the page. */
export const breadcrumbs = (page: Page): Locator => page.getByRole('navigation', { name: 'Breadcrumbs' });

/** Compares labels and targets of the trail. */
export async function expectCrumbs(
  page: Page,
  ...pairs: readonly (readonly [string, string])[]
): Promise<void> {
  const links = breadcrumbs(page).getByRole('link');
  await expect(links).toHaveText(pairs.map(([label]) => label));
  for (const [index, [, target]] of pairs.entries())
    await expect(links.nth(index)).toHaveAttribute('href', target);
}

/** Links of the current frame. */
export const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Sidebar navigation' });

/** The command palette. */
export const palette = (page: Page): Locator => dialog(page, 'Quick actions');

/** Opens the palette by its button. */
export async function openPalette(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Jump to/ }).click();
  await expect(palette(page)).toBeVisible();
  return palette(page);
}

/** Goes to an entry of the user menu. */
export async function userMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menu', { name: 'User menu' }).getByText(entry, { exact: true }).click();
}

/** Answers the question before an action. */
export async function confirm(page: Page, name: string): Promise<void> {
  const asked = dialog(page, name);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(asked).toBeHidden();
}

/** Error under a field, found as a reader finds it: the field describes itself with it. */
export const expectFieldError = (field: Locator, message: string | RegExp): Promise<void> =>
  expect(field).toHaveAccessibleDescription(
    message instanceof RegExp ? message : new RegExp(`${escaped(message)}$`),
  );

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Puts a text on the clipboard of the page. The context needs the permission. */
export const putOnClipboard = (page: Page, text: string): Promise<void> =>
  page.evaluate((value) => navigator.clipboard.writeText(value), text);

/** The text on the clipboard. */
export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
