import type { Locator, Page } from '@playwright/test';
import { begin } from '../../support/begin.ts';
import { expect } from '../../support/test.ts';

export const NAME = 'cache-ams-01';
export const PAGE = `/projects/edge-cache/instances/${NAME}`;
export const metrics = (tab = '') => `${PAGE}/metrics${tab}`;
export const preview = (name: string) => `/projects/design-previews/instances/${name}/metrics/cpu`;

export const NOT_ALIGNED = 'Input tables to a `group_by` must be aligned';
export const RUNNING = 'CPU Utilization: Running (%)';

export const chart = (page: Page, name: string | RegExp = RUNNING): Locator =>
  page.getByRole('figure', { name });
/** The chart, when there is data. */
export const drawing = (page: Page, name: string | RegExp = RUNNING): Locator =>
  chart(page, name).getByRole('img', { name: /Latest/ });
export const loading = (page: Page): Locator => page.getByRole('status', { name: 'Chart loading' });
export const noData = (page: Page): Locator => page.getByText('No data', { exact: true });
export const subTab = (page: Page, name: string): Locator =>
  page.getByRole('tablist', { name: 'Metrics' }).getByRole('tab', { name });
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

export const open = (page: Page, path: string, orders: Parameters<typeof begin>[2] = {}) =>
  begin(page, path, { heading: NAME, ...orders });

/** Opens the first tab and waits for its chart. */
export async function openCpu(page: Page): Promise<void> {
  await open(page, metrics('/cpu'));
  await expect(drawing(page)).toBeVisible();
}

/** Picks from a list by its name. */
export async function pick(page: Page, list: string, option: string): Promise<void> {
  await button(page, new RegExp(`^${list}`)).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(button(page, `${list} ${option}`)).toBeVisible();
}
