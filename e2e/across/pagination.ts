import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** The bar under a list. */
export function bar(page: Page) {
  const nav = page.getByRole('navigation', { name: 'Pagination' });
  return {
    nav,
    prev: nav.getByRole('button', { name: 'prev' }),
    next: nav.getByRole('button', { name: 'next' }),
    spinner: nav.getByLabel('Spinner'),
  };
}

/** Rows of a list, without the head. */
export const rows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('cell') });

/** Waits for a page of a list, identified by its number, count of rows and, if given, its first row. */
export async function expectPage(page: Page, number: number, count: number, first?: string): Promise<void> {
  await expect(bar(page).nav.getByLabel(`Page ${number}`)).toBeVisible();
  await expect(rows(page)).toHaveCount(count);
  if (first !== undefined) await expect(rows(page).first().getByRole('cell').first()).toContainText(first);
}

/** What scrolls. */
export const sheet = (page: Page): Locator => page.getByTestId('scroll-container');

/** How far it is scrolled, in pixels. */
export const scrolled = (page: Page): Promise<number> => sheet(page).evaluate((element) => element.scrollTop);

/** Scrolls down, as far as a list of fifty rows allows easily. */
export async function scrollDown(page: Page): Promise<void> {
  await sheet(page).evaluate((element) => element.scrollTo(0, 400));
  expect(await scrolled(page)).toBe(400);
}
