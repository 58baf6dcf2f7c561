import type { Browser, BrowserContext, Page } from '@playwright/test';
import { COHORT_KEY } from '../../shell/src/composition/choice.ts';
import { SYSTEM } from './build.ts';

/** The page of the drill, and its heading. */
export const SILOS = '/system/silos';

/** A tab in a separate browser, and the builds of the remote whose scripts it ran. */
export interface CohortTab {
  context: BrowserContext;
  page: Page;
  builds: Set<string>;
}

/** Opens a tab in the given browser, or in a new one with a cohort id or with an address, as a proxy in front would send it. */
export async function openIn(
  browser: Browser,
  url: string,
  {
    id,
    context,
    at = 'Silos',
    address,
  }: { id?: string; context?: BrowserContext; at?: string; address?: string } = {},
): Promise<CohortTab> {
  const headers = address === undefined ? {} : { extraHTTPHeaders: { 'x-forwarded-for': address } };
  const own = context ?? (await browser.newContext(headers));
  if (id !== undefined)
    await own.addInitScript(
      ([key, value]) => {
        if (key !== undefined && value !== undefined && localStorage.getItem(key) === null)
          localStorage.setItem(key, value);
      },
      [COHORT_KEY, id],
    );
  const page = await own.newPage();
  const tab: CohortTab = { context: own, page, builds: new Set() };
  page.on('request', (request) => {
    const [, build] =
      new RegExp(`/remotes/${SYSTEM.remote}/([^/]+)/`).exec(new URL(request.url()).pathname) ?? [];
    if (build !== undefined) tab.builds.add(build);
  });
  await visit(tab, url, at);
  return tab;
}

const silos = (page: Page) => page.getByRole('heading', { level: 1, name: 'Silos', exact: true });

/** Reloads the page: a new document, whose builds are counted from here. */
export async function visit({ page, builds }: CohortTab, url: string, heading = 'Silos'): Promise<void> {
  builds.clear();
  await page.goto(url);
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

/** The text of a notice of the frame. */
export const noticeOf = async ({ page }: CohortTab): Promise<string> =>
  (await page.getByRole('status').filter({ hasText: 'preview' }).textContent()) ?? '';

/** Whether the tab shows a mark of a preview. */
export const isMarked = async ({ page }: CohortTab): Promise<boolean> =>
  (await page.getByRole('status').filter({ hasText: 'preview' }).count()) > 0;

/** The text of the support page about the cohort of the remote. */
export async function cohortOf({ page }: CohortTab, origin: string): Promise<string> {
  await page.goto(`${origin}/support`);
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'System', exact: true }) });
  return (await row.textContent()) ?? '';
}

/** Changes the URL as a link does: the router listens, no document is loaded. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const state = { key: crypto.randomUUID() };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);

/** Visits the page a number of times in one tab and returns how often it failed. Between two visits, a page of another area is opened. */
export async function visitOften({ page }: CohortTab, times: number): Promise<number> {
  const failed = page.getByRole('heading', { level: 1, name: 'Something went wrong' });
  let count = 0;
  for (let time = 0; time < times; time += 1) {
    await go(page, SILOS);
    await silos(page).or(failed).waitFor();
    if (await failed.isVisible()) count += 1;
    await go(page, '/projects');
    await page.getByRole('heading', { level: 1, name: 'Projects', exact: true }).waitFor();
  }
  return count;
}
