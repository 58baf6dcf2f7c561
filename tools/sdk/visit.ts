import type { Browser, Page } from '@playwright/test';
import type { Checks } from './checks.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sidebar navigation' });

/** Whether something becomes visible. */
export async function appears(locator: ReturnType<Page['getByText']>): Promise<boolean> {
  return await locator
    .first()
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
}

/** A page of the console, with its errors. */
export async function openPage(browser: Browser, url: string): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(url);
  return { page, problems };
}

/** Uses the new area as a user does: by sidebar, list, form, breadcrumbs, palette and support page. */
export async function visitArea(
  browser: Browser,
  url: string,
  { check }: Pick<Checks, 'check'>,
): Promise<void> {
  const { page, problems } = await openPage(browser, `${url}/projects`);
  await heading(page, 'Projects').waitFor();
  await sidebar(page).getByRole('link', { name: 'Reports' }).click();
  check(await appears(heading(page, 'Reports')), 'the sidebar of the silo leads to the list');
  check(await appears(page.getByRole('table').getByRole('link')), 'the list has the rows of the API');
  check(
    await appears(sidebar(page).getByText('Reports', { exact: true })),
    'the frame has the label of the area',
  );
  check(await appears(sidebar(page).getByRole('link', { name: 'Overview' })), 'and its own links');
  check((await page.title()) === 'Reports / Oxide Console', 'the title names the page', await page.title());
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  check(await appears(crumbs.getByRole('link', { name: 'Reports' })), 'the crumb leads to it');

  await page.getByRole('link', { name: 'New project' }).click();
  const form = page.getByRole('dialog', { name: 'Create project' });
  await form.getByRole('textbox', { name: 'Name' }).fill('drill-report');
  await form.getByRole('button', { name: 'Create project' }).click();
  check(await appears(page.getByRole('link', { name: 'drill-report' })), 'the form makes a line of the list');

  await sidebar(page).getByRole('link', { name: 'Projects' }).click();
  await heading(page, 'Projects').waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('Reports');
  const option = page.getByRole('option', { name: 'Reports' });
  check(await appears(option), 'the palette offers it from other pages');
  await option.first().click();
  check(await appears(heading(page, 'Reports')), 'and opens it');

  await page.goto(`${url}/support`);
  check(await appears(page.getByRole('cell', { name: 'Reports', exact: true })), 'the support page lists it');
  check(problems.length === 0, 'nothing went wrong on the way', problems.join('; '));
  await page.close();
}

/** The area fails: its panel names it, the rest of the console works, and it recovers without a reload. */
export async function loseArea(
  browser: Browser,
  url: string,
  { check }: Pick<Checks, 'check'>,
): Promise<void> {
  const { page } = await openPage(browser, `${url}/projects`);
  await heading(page, 'Projects').waitFor();
  await page.route('**/remotes/reports/**', (route) => route.abort());
  await sidebar(page).getByRole('link', { name: 'Reports' }).click();
  check(
    await appears(page.getByRole('heading', { name: 'Reports did not load' })),
    'a lost area is named by its panel',
  );
  await page.unroute('**/remotes/reports/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  check(await appears(heading(page, 'Reports')), 'and loads when it is tried again');
  await page.close();
}

/** The overview of the system has the findings of the area, and names it when it is lost. */
export async function visitOverview(
  browser: Browser,
  url: string,
  { check }: Pick<Checks, 'check'>,
): Promise<void> {
  const { page } = await openPage(browser, `${url}/system/issues`);
  const list = page.getByRole('list', { name: 'Needs attention' });
  const own = list.getByRole('link', { name: 'Report daily is late' });
  check(await appears(own), 'the overview of the system has the findings of the area');
  check((await own.getAttribute('href'))?.endsWith('/reports') === true, 'with the way to its page');
  await page.route('**/remotes/reports/**', (route) => route.abort());
  await page.reload();
  check(await appears(list.getByText(/^Reports could not be read/)), 'and names it when it is lost');
  check(await appears(list.getByRole('link', { name: /^Peer / })), 'without hiding the findings of others');
  await page.close();
}
