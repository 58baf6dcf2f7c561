import { expect, type Locator, type Page } from '@playwright/test';
import { dialog } from '../support/console.ts';

/** The button in the top bar; its name contains the numbers of running and failed changes. */
export const activityButton = (page: Page, name: string | RegExp = /^Activity/): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** What this tab has started, if the list is open. */
export const tray = (page: Page): Locator => dialog(page, 'Activity');

/** An entry by its sentence. */
export const entry = (page: Page, sentence: string): Locator =>
  tray(page).getByRole('listitem', { name: sentence, exact: true });

export async function openTray(page: Page): Promise<void> {
  await activityButton(page).click();
  await expect(tray(page)).toBeVisible();
}

export async function closeTray(page: Page): Promise<void> {
  await tray(page).getByRole('button', { name: 'Close' }).click();
  await expect(tray(page)).toBeHidden();
}
