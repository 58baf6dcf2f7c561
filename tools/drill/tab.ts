import type { Browser, Page } from '@playwright/test';
import type { Area } from './build.ts';

/** A tab of the drill, with its errors. */
export interface Tab {
  page: Page;
  /** Errors of the page and failed requests so far. */
  problems: string[];
  /** Paths of the remote's scripts that this tab ran. */
  scripts: string[];
}

/**
 * Opens a tab at a path and records its errors and scripts. Its clock can be advanced (`page.clock`), for the
 * interval between two checks of the registry.
 */
export async function openTab(browser: Browser, url: string): Promise<Tab> {
  const page = await browser.newPage();
  const tab: Tab = { page, problems: [], scripts: [] };
  page.on('pageerror', (error) => tab.problems.push(error.message));
  page.on('requestfailed', (request) =>
    tab.problems.push(`${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) tab.problems.push(`${pathname} ${response.status()}`);
    if (pathname.startsWith('/remotes/') && pathname.endsWith('.js')) tab.scripts.push(pathname);
  });
  await page.clock.install();
  await page.goto(url);
  return tab;
}

/** Opens the form of an area whose module the drill changes; true when the changed module ran. */
export async function openChangedForm({ page }: Tab, { link, form }: Area): Promise<boolean> {
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('dialog', { name: form }).getByRole('textbox', { name: 'Name' }).first().waitFor();
  return await page.evaluate(() => document.documentElement.dataset['drill'] === 'changed');
}

/** Makes the tab check the registry, as when a user returns to it after some time; resolves with the notice. */
export async function comeBack({ page }: Tab): Promise<string> {
  await page.clock.fastForward('06:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const notice = page.getByRole('status').filter({ hasText: /A new version of .+ is available/ });
  await notice.waitFor();
  return (await notice.textContent()) ?? '';
}
