import { expect, type Locator, type Page } from '@playwright/test';
import { clipboard, putOnClipboard } from '../../support/console.ts';

/** The button, of a dialog or of the page. */
export const copyButton = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: 'Copy as code', exact: true });

/** Copies by the menu, and returns the clipboard. */
export async function copyAs(page: Page, within: Page | Locator, entry: string): Promise<string> {
  await putOnClipboard(page, 'nothing yet');
  await copyButton(within).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
  await expect.poll(() => clipboard(page)).not.toBe('nothing yet');
  return clipboard(page);
}
