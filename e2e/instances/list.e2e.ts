import { begin, fails, instance } from '../support/begin.ts';
import { title } from '../support/console.ts';
import { cellOf, EDGE_CACHE, menuOf, openMenu } from './instances.ts';
import { callsOf, read, tell } from '../support/mock.ts';
import { as, expect, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const QUIET = '/projects/identity/instances';

test.describe('the list', () => {
  test('opens from the URL of the project, without trapping Back', { tag: FULL }, async ({ page }) => {
    await begin(page, '/projects', { heading: 'Projects' });
    await page.goto('/projects/edge-cache');
    await expect(title(page, 'Instances')).toBeVisible();
    await expect(page).toHaveURL(EDGE_CACHE);
    await page.goBack();
    await expect(page).toHaveURL('/projects');
  });

  test('updates the age automatically, and shows the date on hover', { tag: FULL }, async ({ page }) => {
    await page.clock.install({ time: new Date('2027-03-05T13:04:30Z') });
    await begin(page, EDGE_CACHE, { heading: 'Instances' });
    const cell = cellOf(page, 'edge-probe', 'state');
    await page.clock.pauseAt(new Date('2027-03-05T13:05:00Z'));
    const age = async () => Number(/^starting(\d+)s$/.exec((await cell.textContent()) ?? '')?.[1]);
    const before = await age();
    await page.clock.runFor(5_000);
    expect(await age()).toBe(before + 5);
    await page.clock.resume();
    await cell.getByRole('time').hover();
    await expect(page.getByRole('tooltip')).toHaveText('Run state updatedMar 5, 2027, 1:04 PM');
  });

  test('explains instances', { tag: FULL }, async ({ page }) => {
    await begin(page, EDGE_CACHE, { heading: 'Instances' });
    await page.getByRole('button', { name: 'Learn about instances' }).click();
    const help = page.getByRole('dialog', { name: 'Learn about instances' });
    await expect(help.getByRole('heading', { level: 2 })).toHaveText('Learn about instances');
    await expect(help.getByRole('heading', { level: 3 })).toHaveText('Guides');
    await expect(help.getByRole('link')).toHaveText(['Instances', 'Remote Access', 'Instance Actions']);
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await expect(page.getByRole('button', { name: 'Learn about instances' })).toBeFocused();
  });

  test('is empty for a project without instances', { tag: FULL }, async ({ page }) => {
    await begin(page, '/projects/payments-staging/instances', { heading: 'Instances' });
    await expect(page.getByRole('heading', { level: 3, name: 'No instances' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
  });
});

test.describe('Refresh data', () => {
  test('refetches the list, shows changes, and shows the time', { tag: FULL }, async ({ page }) => {
    await page.clock.install({ time: new Date('2027-03-05T13:04:30Z') });
    await begin(page, QUIET, { heading: 'Instances' });
    await expect(page.getByText('Updated 1:04 PM')).toBeVisible();
    await page.clock.fastForward(40_000);
    const [method, path, body] = instance('identity', 'newcomer');
    const headers = { 'content-type': 'application/json' };
    const init = { method, headers, body: JSON.stringify(body) };
    await page.evaluate(([url, options]) => fetch(url, options), [path, init] as const);
    const before = await callsOf(page, 'instanceList');
    await expect(rowOf(page, 'newcomer')).toHaveCount(0);
    const refresh = page.getByRole('button', { name: 'Refresh data' });
    await tell(page, 'faults', { operation: 'instanceList', delay: 300, count: 1 });
    await refresh.dblclick();
    await expect(refresh).toHaveAttribute('aria-busy', 'true');
    await expect(rowOf(page, 'newcomer')).toBeVisible();
    await expect(page.getByText('Updated 1:05 PM')).toBeVisible();
    await expect(refresh).not.toHaveAttribute('aria-busy', 'true');
    expect(await callsOf(page, 'instanceList')).toBe(before + 1);
  });

  test(
    'is available as the key R, and its hint says that the list refreshes automatically',
    { tag: FULL },
    async ({ page }) => {
      await begin(page, QUIET, { heading: 'Instances' });
      const before = await callsOf(page, 'instanceList');
      await page.keyboard.press('r');
      await expect.poll(() => callsOf(page, 'instanceList')).toBe(before + 1);
      await page.getByText(/^Updated/).hover();
      await expect(page.getByRole('tooltip')).toHaveText(/every minute.*every few seconds/);
    },
  );

  test('that fails leaves the rows, which can be refreshed again', { tag: FULL }, async ({ page }) => {
    await begin(page, QUIET, { heading: 'Instances' });
    await tell(page, 'faults', { operation: 'instanceList', status: 503, count: 1 });
    const refresh = page.getByRole('button', { name: 'Refresh data' });
    await refresh.click();
    await expect.poll(() => callsOf(page, 'instanceList')).toBe(2);
    await expect(rowOf(page, 'directory-01')).toBeVisible();
    await expect(title(page, 'Instances')).toBeVisible();
    await refresh.click();
    await expect.poll(() => callsOf(page, 'instanceList')).toBe(3);
    await expect(rowOf(page, 'directory-01')).toBeVisible();
  });

  test('of a deleted project shows that it is not found', { tag: FULL }, async ({ page }) => {
    await begin(page, QUIET, { heading: 'Instances' });
    await tell(page, 'faults', { operation: 'instanceList', status: 404 });
    await page.getByRole('button', { name: 'Refresh data' }).click();
    await expect(title(page, 'Page not found')).toBeVisible();
  });
});

test.describe('a project that cannot be shown', () => {
  // @sheet compute-storage/9.5
  test('because the name does not exist, also when the list would be empty', async ({ page }) => {
    await begin(page, '/projects/no-such-project/instances', { heading: 'Page not found' });
    await expect(
      page.getByText("The page you are looking for doesn't exist or you may not have access to it."),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to console' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  // @sheet compute-storage/9.5
  test('because of a server error', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const orders = [fails('instanceList', { status: 503, message: 'saga node unreachable', count: 1 })];
    await begin(page, EDGE_CACHE, { orders, heading: 'Something went wrong' });
    await expect(page.getByRole('main')).not.toContainText(/saga|503|instanceList|Error/);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(logged.join('\n')).toMatch(/instanceList.*503/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title(page, 'Instances')).toBeVisible();
    await expect(rowOf(page, 'cache-ams-01')).toBeVisible();
  });

  test('because the user has no permission', { tag: FULL }, async ({ page, context, baseURL }) => {
    await as(context, baseURL, 'Ines Carvalho');
    await begin(page, QUIET, { heading: 'Page not found' });
  });
});

test('the id in the menu is the one of the instance', { tag: FULL }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await (await openMenu(page, 'cache-ams-02')).getByRole('menuitem', { name: 'Copy ID' }).click();
  await expect(menuOf(page, 'cache-ams-02')).toBeHidden();
  const { id } = await read(page, '/v1/instances/cache-ams-02?project=edge-cache');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(id);
});
