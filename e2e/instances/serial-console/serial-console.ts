import type { Locator, Page } from '@playwright/test';
import { begin } from '../../support/begin.ts';
import { expect } from '../../support/test.ts';

export const consoleOf = (name: string, project = 'edge-cache') =>
  `/projects/${project}/instances/${name}/serial-console`;

export const terminal = (page: Page): Locator =>
  page.getByRole('application', { name: /^Serial console of / });

/** What a screen reader finds in the terminal. */
export const lines = (page: Page): Locator => terminal(page).getByRole('list');

export const status = (page: Page, word: string): Locator =>
  page.getByRole('status').filter({ has: page.getByText(word, { exact: true }) });

/** Types a line into the terminal. */
export async function run(page: Page, command: string): Promise<void> {
  await terminal(page).click();
  await page.keyboard.type(command);
  await page.keyboard.press('Enter');
}

/** The mock sends its greeting one letter at a time; input in the meantime would appear between them. */
export const greeted = (page: Page) =>
  expect(lines(page)).toContainText(/commands of this demo\.\s*root@[^#]+#/, { timeout: 20_000 });

export async function openRunning(page: Page, name = 'cache-ams-01'): Promise<void> {
  await begin(page, consoleOf(name), { heading: name });
  await expect(status(page, 'connected')).toBeVisible();
  await greeted(page);
}
