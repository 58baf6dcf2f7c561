import type { Page } from '@playwright/test';
import {
  breadcrumbs,
  dialog,
  expectCrumbs,
  open,
  sidebar,
  title,
  userMenu,
  visit,
} from '../support/console.ts';
import { as, expect, test } from '../support/test.ts';

const switcher = (page: Page) => page.getByRole('button', { name: 'Switch between system and silo' });
const home = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test.describe('the two sides of the console', () => {
  // @sheet common-ui/34.2 specification/6.4
  test('are a menu for users who may view the fleet', async ({ page }) => {
    await open(page, '/projects', 'Projects');
    await expect(home(page, 'Silo fernhill')).toHaveAttribute('href', '/projects');
    await expect(switcher(page)).toHaveText('Silo');
    await switcher(page).click();
    await expect(page.getByRole('menuitem')).toHaveText(['System', 'Silo']);
    await page.getByRole('menuitem', { name: 'System' }).click();
    await expect(page).toHaveURL('/system/silos');
    await expect(home(page, 'Oxide System')).toHaveAttribute('href', '/system/silos');
    await expect(switcher(page)).toHaveText('System');
    await switcher(page).click();
    await page.getByRole('menuitem', { name: 'Silo', exact: true }).click();
    await expect(page).toHaveURL('/projects');
    await expect(home(page, 'Silo fernhill')).toBeVisible();
  });

  // @sheet common-ui/34.2
  test('are a single link for everybody else', async ({ page, context, baseURL }) => {
    await as(context, baseURL, 'Tobias Lindqvist');
    await open(page, '/projects', 'Projects');
    await expect(home(page, 'Silo fernhill')).toBeVisible();
    await expect(switcher(page)).toHaveCount(0);
  });
});

// @sheet common-ui/34.4 specification/2.15
test('every page has its breadcrumbs and its title', async ({ page }) => {
  const project = ['edge-cache', '/projects/edge-cache/instances'] as const;
  const pages = [
    ['/projects', 'Projects', [['Projects', '/projects']]],
    ['/projects-new', 'New project / Projects', [['Projects', '/projects']]],
    [
      project[1],
      'Instances / edge-cache / Projects',
      [['Projects', '/projects'], project, ['Instances', project[1]]],
    ],
    ['/system/silos-new', 'New Silo / Silos', [['Silos', '/system/silos']]],
    ['/support', 'Support', [['Support', '/support']]],
  ] as const;
  for (const [path, documentTitle, crumbs] of pages) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${documentTitle} / Oxide Console`);
    await expectCrumbs(page, ...crumbs);
    await expect(breadcrumbs(page).getByRole('link').last()).toHaveAttribute('aria-current', 'page');
  }
});

// @sheet specification/2.7
test('the root URL leads to the projects, without trapping Back', async ({ page }) => {
  await open(page, '/device/success');
  await page.goto('/');
  await expect(title(page, 'Projects')).toBeVisible();
  await expect(page).toHaveURL('/projects');
  await page.goBack();
  await expect(title(page, 'Device logged in')).toBeVisible();
});

// @sheet network-access/B-L15
test('the first Tab offers to skip the frame; a new page gets the focus, but not a form over it', async ({
  page,
}) => {
  await open(page, '/projects', 'Projects');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/projects');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button').first()).toBeFocused();
  await expect(title(page)).not.toBeFocused();
  await userMenu(page, 'Settings');
  await expect(title(page, 'Profile')).toBeFocused();
  await expect(page.getByText('Profile, Settings', { exact: true })).toBeAttached();
  await sidebar(page).getByRole('link', { name: 'SSH Keys' }).click();
  await expect(title(page, 'SSH Keys')).toBeFocused();
  const said = page.getByText('SSH Keys, Settings', { exact: true });
  await expect(said).toBeAttached();
  await page.getByRole('link', { name: 'Add SSH key' }).click();
  await expect(dialog(page, 'Add SSH key').getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(said).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Add SSH key' })).toBeFocused();
  await page.goBack();
  await expect(title(page, 'Profile')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the sidebar is a drawer with silo and system', async ({ page }) => {
    await open(page, '/projects', 'Projects');
    await expect(sidebar(page)).toBeHidden();
    const button = page.getByRole('button', { name: 'Open navigation' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    const drawer = dialog(page, 'Navigation');
    await expect(drawer.getByRole('link', { name: 'Projects' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await drawer.getByRole('link', { name: 'Oxide System' }).click();
    await expect(title(page, 'Silos')).toBeFocused();
    await expect(drawer).toBeHidden();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => drawer.getByRole('button', { name: 'Close navigation' }).click(),
      () => page.mouse.click(385, 500),
    ]) {
      await button.click();
      await expect(drawer).toBeVisible();
      await close();
      await expect(drawer).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test('nothing is wider than the window', async ({ page }) => {
    for (const [index, path] of [
      '/projects',
      '/system/silos',
      '/system/silos-new',
      '/settings/profile',
      '/settings/ssh-keys',
      '/support',
      '/device/verify',
    ].entries()) {
      await (index === 0 ? open : visit)(page, path);
      const [content, width] = await page.evaluate((): [number, number] => [
        document.documentElement.scrollWidth,
        innerWidth,
      ]);
      expect(content, path).toBeLessThanOrEqual(width);
    }
  });

  // @sheet common-ui/34.4 specification/2.15
  test('the breadcrumbs lead one level up', async ({ page }) => {
    await open(page, '/projects/edge-cache/instances', 'Instances');
    await expect(breadcrumbs(page).getByRole('link')).toHaveText(['Projects']);
  });
});
