import type { Locator, Page } from '@playwright/test';
import { expect, rowOf } from '../support/test.ts';

/** Address of the instances of the demo's richest project. */
export const EDGE_CACHE = '/projects/edge-cache/instances';

/** The column of the list, counted from 0. */
const COLUMNS = { state: 1, CPU: 2, Memory: 3, 'External IPs': 4, created: 5 } as const;

/** A cell of an instance. */
export const cellOf = (page: Page, name: string, column: keyof typeof COLUMNS): Locator =>
  rowOf(page, name).getByRole('cell').nth(COLUMNS[column]);

/** Waits until the list shows a state, without asking for it. */
export const expectState = (page: Page, name: string, state: string): Promise<void> =>
  expect(cellOf(page, name, 'state')).toHaveText(new RegExp(`^${state}\\d`));

/** The button of a row's menu. */
export const menuButton = (page: Page, name: string): Locator =>
  rowOf(page, name).getByRole('button', { name: 'Row actions' });

/** The menu of a row, if it is open. */
export const menuOf = (page: Page, name: string): Locator =>
  page.getByRole('menu', { name: `Actions for ${name}`, exact: true });

/** Opens the menu of a row. */
export async function openMenu(page: Page, name: string): Promise<Locator> {
  await menuButton(page, name).click();
  await expect(menuOf(page, name)).toBeVisible();
  return menuOf(page, name);
}

/** Address of an instance of the richest project, on one of its tabs. */
export const instanceAt = (name: string, tab = 'storage'): string => `${EDGE_CACHE}/${name}/${tab}`;

/** A fact in the table above the tabs. Label and value touch in the text. */
export const fact = (page: Page, label: string, value: string): Locator =>
  page.getByText(new RegExp(`^${label}${value}$`));

/** Opens the menu of an instance's page. */
export async function openPageMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Instance actions' }).click();
  const menu = page.getByRole('menu', { name: 'Instance actions' });
  await expect(menu).toBeVisible();
  return menu;
}
