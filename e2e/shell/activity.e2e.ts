import type { Page } from '@playwright/test';
import { activityButton, closeTray, entry, openTray, tray } from './activity.ts';
import { begin } from '../support/begin.ts';
import { clipboard, confirm, dialog, title, userMenu } from '../support/console.ts';
import { EDGE_CACHE } from '../instances/instances.ts';
import { tell } from '../support/mock.ts';
import { expect, rowAction, test } from '../support/test.ts';
import { LOOKS, sample } from '../support/setting.ts';

async function stop(page: Page, name: string): Promise<void> {
  await rowAction(page, name, 'Stop');
  await confirm(page, 'Confirm stop instance');
}

async function fillProject(page: Page, name: string): Promise<void> {
  await begin(page, '/projects-new');
  const form = dialog(page, 'Create project');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('textbox', { name: 'Description' }).fill('confidential words');
}

const createProject = (page: Page) =>
  dialog(page, 'Create project').getByRole('button', { name: 'Create project' }).click();

// @sheet common-ui/34.30
test('lists changes, the newest first, with links, also after a reload and in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/projects');
  await openTray(page);
  await expect(tray(page).getByRole('heading', { name: 'No activity yet' })).toBeVisible();
  await fillProject(page, 'spring-tide');
  await createProject(page);
  await expect(title(page, 'Instances')).toBeVisible();
  await page.goto(EDGE_CACHE);
  await expect(title(page, 'Instances')).toBeVisible();
  await openTray(page);
  await expect(entry(page, 'Create project spring-tide')).toContainText('done');
  const other = await context.newPage();
  await begin(other, EDGE_CACHE, { heading: 'Instances' });
  await openTray(other);
  await expect(entry(other, 'Create project spring-tide')).toContainText('done');
  await other.close();
  await tray(page).getByRole('button', { name: 'Clear finished' }).click();
  await closeTray(page);
  await stop(page, 'log-shipper');
  await rowAction(page, 'schema-migrator', 'Delete');
  await confirm(page, 'Confirm delete instance');
  await openTray(page);
  await expect(tray(page).getByRole('listitem')).toHaveCount(2);
  await expect(tray(page).getByRole('listitem').first()).toContainText('Delete instance schema-migrator');
  await expect(entry(page, 'Delete instance schema-migrator')).toContainText(
    /done.*in project edge-cache · done in/,
  );
  await expect(entry(page, 'Stop instance log-shipper')).toContainText(
    // It takes three seconds, which a slow machine needs to get here
    /in progress.*Waiting for it to finish|done in/,
  );
  // An entry of a deleted resource links to its list
  await entry(page, 'Delete instance schema-migrator').getByRole('link', { name: 'Go to Instances' }).click();
  await expect(tray(page)).toBeHidden();
  await expect(page).toHaveURL(EDGE_CACHE);
  await openTray(page);
  await tray(page).getByRole('link', { name: 'Stop instance log-shipper' }).click();
  await expect(tray(page)).toBeHidden();
  await expect(title(page, 'log-shipper')).toBeFocused();
  await openTray(page);
  await expect(entry(page, 'Stop instance log-shipper')).toContainText(/done in [3-9]/);
  await tray(page).getByRole('button', { name: 'Clear finished' }).click();
  await expect(tray(page).getByRole('heading', { name: 'No activity yet' })).toBeVisible();
  await expect(tray(page).getByRole('button', { name: 'Clear finished' })).toBeFocused();
});

test('contains no secrets', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page, '/settings/ssh-keys-new');
  const form = dialog(page, 'Add SSH key');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('laptop');
  await form.getByRole('textbox', { name: 'Description' }).fill('confidential words');
  await form
    .getByRole('textbox', { name: 'Public key' })
    .fill('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7 laptop');
  await form.getByRole('button', { name: 'Add SSH key' }).click();
  await expect(form).toBeHidden();
  await openTray(page);
  await expect(entry(page, 'Create SSH key laptop')).toContainText('done');
  await tray(page).getByRole('button', { name: 'Copy all for support' }).click();
  await expect.poll(() => clipboard(page)).toContain('Create SSH key laptop');
  expect(await clipboard(page)).not.toMatch(/confidential|ed25519/);
});

type Look = (what: string) => Promise<void>;

async function states(page: Page, open: () => Promise<void>, look: Look): Promise<void> {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await open();
  await look('empty list');
  await closeTray(page);
  await tell(page, 'faults', { operation: 'instanceStop', abort: true, count: 1 });
  await stop(page, 'log-shipper');
  // It stays until it is closed, over the next dialog of a phone
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  const message = 'No sled of this rack has room for it, and '.repeat(6);
  await tell(page, 'faults', { operation: 'instanceStop', status: 503, message, count: 1 });
  await stop(page, 'log-shipper');
  await stop(page, 'log-shipper');
  await open();
  await expect(tray(page).getByRole('listitem')).toHaveCount(3);
  await look('list with failures');
}

for (const [colorScheme, width] of sample(LOOKS, 1))
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } });

    test('meets WCAG 2.2 AA, and nothing is wider than the window', async ({ page, accessible }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // A phone has no room for the button
      const open = width === 390 ? () => userMenu(page, 'Activity') : () => openTray(page);
      await states(page, open, async (what) => {
        await accessible(what);
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overhang, `${what}: pixels beyond the window`).toBeLessThanOrEqual(0);
      });
      await closeTray(page);
      const opener = width === 390 ? page.getByRole('button', { name: 'User menu' }) : activityButton(page);
      await expect(opener).toBeFocused();
      await expect(page.getByRole('button', { name: 'Activity', exact: true })).toHaveCount(
        width === 390 ? 0 : 1,
      );
    });
  });
