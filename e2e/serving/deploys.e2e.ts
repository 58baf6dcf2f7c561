import type { Page } from '@playwright/test';
import { clipboard, dialog, open, sidebar, title } from '../support/console.ts';
import { lookAgain, notice } from './notice.ts';
import { changeRegistry, requireNewer, withBuild } from './registry.ts';
import { expect, rowOf, test } from '../support/test.ts';

/** A mark that does not outlive the document. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
const isMarked = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => Reflect.get(globalThis, 'sameDocument') ?? false);

async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check for updates' }).click();
}

test.describe('a new build', () => {
  test('is announced at most every five minutes, and a form keeps its input', async ({ page }) => {
    await page.clock.install();
    const asked = await changeRegistry(page, (json) => withBuild(json, 'settings', 'aaaaaaaaaa'));
    await page.goto('/settings/ssh-keys-new');
    await page.clock.runFor(3_000);
    const name = dialog(page, 'Add SSH key').getByRole('textbox', { name: 'Name' });
    await expect(name).toBeVisible();
    await name.fill('half-typed');
    await mark(page);
    await lookAgain(page);
    expect(asked()).toBe(0);
    await page.clock.fastForward('05:01');
    await lookAgain(page);
    await expect(notice(page)).toContainText('A new version of Settings is available.');
    await lookAgain(page);
    expect(asked()).toBe(1);
    await expect(name).toHaveValue('half-typed');
    expect(await isMarked(page)).toBe(true);
    // It is also visible while a dialog is open, beside it
    const later = await notice(page).getByRole('button', { name: 'Later' }).boundingBox();
    const panel = await dialog(page, 'Add SSH key').boundingBox();
    expect((later?.x ?? 0) + (later?.width ?? 0)).toBeLessThan(panel?.x ?? 0);
    await notice(page).getByRole('button', { name: 'Later' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(name).toHaveValue('half-typed');
    await expect(dialog(page, 'Confirm navigation')).toHaveCount(0);
  });

  test('of an area that is not open in this tab is not announced', async ({ page }) => {
    await changeRegistry(page, (json) => withBuild(json, 'system', 'aaaaaaaaaa'));
    await open(page, '/support', 'Support');
    await check(page);
    await expect(page.getByText('Everything is up to date')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  test('is loaded by a reload when the user requests it', async ({ page }) => {
    await changeRegistry(page, (json) => withBuild(json, 'settings', 'aaaaaaaaaa'));
    await open(page, '/settings/profile', 'Profile');
    await page.goto('/support');
    await expect(title(page, 'Support')).toBeVisible();
    await page.getByRole('link', { name: 'Console home' }).click();
    // A page that never existed is not a history entry
    await expect(title(page, 'Projects')).toBeVisible();
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(title(page, 'Profile')).toBeVisible();
    await page.goBack();
    await page.goBack();
    await check(page);
    await expect(notice(page)).toContainText('Settings');
    await mark(page);
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect(title(page, 'Support')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  // @sheet common-ui/34.40
  test('is loaded by a reload that restores the input of an open form without asking', async ({ page }) => {
    await page.clock.install();
    await changeRegistry(page, (json) => withBuild(json, 'project', 'aaaaaaaaaa'));
    await page.goto('/projects/edge-cache/instances-new');
    await page.clock.runFor(3_000);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('half-typed');
    const asked: string[] = [];
    page.on('dialog', (one) => asked.push(one.type()));
    await page.clock.fastForward('05:01');
    await lookAgain(page);
    await mark(page);
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => isMarked(page)).toBe(false);
    await page.clock.runFor(3_000);
    await expect(name).toHaveValue('half-typed');
    await expect(page.getByText('Restore your unsaved input?')).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('cannot be detected without a server, and no message appears', async ({ page }) => {
    await page.route('**/registry.json', (route) => route.abort());
    await open(page, '/support', 'Support');
    await check(page);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByText('Everything is up to date')).toHaveCount(0);
  });
});

test.describe('a file that is gone', () => {
  test('that a new build removed reloads the page once, and never in a loop', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await changeRegistry(page, (json) => withBuild(json, 'system', 'aaaaaaaaaa'));
    await page.route(/remotes\/system\/.*silos-list[^/]*\.js/, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await open(page, '/projects', 'Projects');
    const failed = title(page, 'System did not load');
    const again = page.getByRole('button', { name: 'Try again' });
    await page.getByRole('button', { name: 'Switch between system and silo' }).click();
    await page.getByRole('menuitem', { name: 'System' }).click();
    await expect(failed).toBeVisible();
    expect(documents).toBe(1);
    await again.click();
    await expect.poll(() => documents).toBe(2);
    await expect(page).toHaveURL('/system/silos');
    await expect(failed).toBeVisible();
    await mark(page);
    await again.click();
    await expect(again).toBeEnabled();
    await expect(failed).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    expect(documents).toBe(2);
    await page.unroute(/remotes\/system\/.*silos-list[^/]*\.js/);
    await again.click();
    await expect(title(page, 'Silos')).toBeVisible();
    await expect(rowOf(page, 'fernhill')).toBeVisible();
    expect(documents).toBe(2);
  });

  test('of a shared module fails the page that needs it, until the file is available again', async ({
    page,
  }) => {
    const file = /\/assets\/forms\.[^/]*\.js/;
    await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, '/system/silos', 'Silos');
    await page.getByRole('link', { name: 'New silo' }).click();
    await expect(title(page, 'System did not load')).toBeVisible();
    await page.getByText('Details for your administrator').click();
    await expect(page.getByText(/reason\s+chunk/)).toBeVisible();
    await mark(page);
    await page.unroute(file);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page, 'Create silo')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe('an area that is switched off', () => {
  test('shows a message on its pages, and the others work', async ({ page }) => {
    await open(page, '/system/silos?remotes=system:off', 'System is turned off');
    await expect(title(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    const areas = page.getByRole('list', { name: 'Areas of the console' }).getByRole('listitem');
    await expect(areas.filter({ hasText: 'System' })).toContainText('Unavailable');
    await page.getByText('Details for your administrator').click();
    await expect(page.getByText(/reason\s+not-registered/)).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Silos' })).toBeVisible();
    await areas.getByRole('link', { name: 'Projects' }).click();
    await expect(title(page, 'Projects')).toBeVisible();
    await expect(rowOf(page, 'edge-cache')).toBeVisible();
    await page.getByRole('button', { name: /^Jump to/ }).click();
    await expect(page.getByRole('option', { name: 'Settings' })).toBeVisible();
  });

  test('is disabled for this load only', async ({ page }) => {
    await open(page, '/support?remotes=system:off,settings:off', 'Support');
    await expect(rowOf(page, 'System').getByRole('cell', { name: 'off', exact: true })).toBeVisible();
    await expect(rowOf(page, 'Settings').getByRole('cell', { name: 'off', exact: true })).toBeVisible();
    await expect(rowOf(page, 'Projects').getByRole('cell', { name: 'off', exact: true })).toHaveCount(0);
    await open(page, '/system/silos', 'Silos');
  });
});

test.describe('an area built for a later version of a shared module', () => {
  test('is refused, and the others work', async ({ page }) => {
    await requireNewer(page, 'system', '@console/shared/router');
    await open(page, '/system/silos', 'System needs a newer console');
    await page.getByText('Details for your administrator').click();
    await expect(page.getByText(/reason\s+shared-version/)).toBeVisible();
    await expect(page.getByText(/@console\/shared\/router \S+, which does not satisfy \^99\./)).toBeVisible();
    const areas = page.getByRole('list', { name: 'Areas of the console' }).getByRole('listitem');
    await areas.getByRole('link', { name: 'Projects' }).click();
    await expect(rowOf(page, 'edge-cache')).toBeVisible();
  });

  test('is refused at the page that uses it; its other pages work', async ({ page }) => {
    await requireNewer(page, 'system', '@console/shared/forms');
    await open(page, '/system/silos', 'Silos');
    await expect(rowOf(page, 'fernhill')).toBeVisible();
    await page.getByRole('link', { name: 'New silo' }).click();
    await expect(title(page, 'System needs a newer console')).toBeVisible();
    await page.getByText('Details for your administrator').click();
    await expect(page.getByText(/reason\s+shared-version/)).toBeVisible();
  });
});

test.describe('the support page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('names every area with its state, versions, time and last error', async ({ page }) => {
    await page.route(/remotes\/system\/.*remoteEntry[^/]*\.js/, (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
    await open(page, '/projects', 'Projects');
    await page.getByRole('button', { name: 'Switch between system and silo' }).click();
    await page.getByRole('menuitem', { name: 'System' }).click();
    await expect(title(page, 'System did not load')).toBeVisible();
    // No link leads there: support gives users this URL.
    await page.evaluate(() => {
      history.pushState({}, '', '/support');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(title(page, 'Support')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Areas' }).getByRole('columnheader')).toHaveText([
      'area',
      'state',
      'version',
      'contract',
      'build',
      'cohort',
      'published',
      'load time',
      'adds',
      'last error',
    ]);
    await expect(rowOf(page, 'Projects').getByRole('cell', { name: 'ready' })).toBeVisible();
    await expect(rowOf(page, 'Projects').getByRole('cell', { name: /^\d+ ms$/ })).toBeVisible();
    await expect(rowOf(page, 'System').getByRole('cell', { name: 'failed' })).toBeVisible();
    await expect(rowOf(page, 'System').getByRole('cell', { name: /^http: .*503/ })).toBeVisible();
    await expect(rowOf(page, 'Sign-in').getByRole('cell', { name: 'idle' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await expect.poll(() => clipboard(page)).toMatch(/^console\s+\w+/);
    const text = await clipboard(page);
    expect(text).toMatch(/area\s+system\nstate\s+failed/);
    expect(text).toMatch(/last error\s+http: .*503/);
    expect(text).toMatch(/browser\s+Mozilla/);
  });
});
