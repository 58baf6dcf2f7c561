import type { Page } from '@playwright/test';
import { dialog, open, sidebar, title } from '../support/console.ts';
import { lift } from '../support/mock.ts';
import { expect, rowOf, test } from '../support/test.ts';

const OFFLINE = /^You are offline/;
const UNREACHABLE = /^The server is not responding/;

test.describe('the preview banner', () => {
  const more = (page: Page) => page.getByRole('button', { name: 'Learn more' });
  const modal = (page: Page) => dialog(page, 'Console Technical Preview');

  // @sheet specification/1.5
  test('explains the technical preview', async ({ page }) => {
    await open(page, '/projects', 'Projects');
    await expect(page.getByText('This is a technical preview.')).toBeVisible();
    // It takes no room from the page below it
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeInViewport({ ratio: 1 });
    await more(page).click();
    await expect(modal(page)).toContainText('mock API inside your browser');
    await expect(modal(page)).toContainText('lost when you reload');
    await expect(modal(page).getByRole('heading', { name: 'Relevant repositories' })).toBeVisible();
    const gallery = modal(page).getByRole('link', { name: 'Gallery of components' });
    await expect(gallery).toHaveAttribute('href', '/gallery');
    for (const link of await modal(page).getByRole('listitem').getByRole('link').all())
      await expect(link).toHaveAttribute('target', '_blank');
    await modal(page).getByRole('contentinfo').getByRole('button', { name: 'Close' }).click();
    await expect(modal(page)).toBeHidden();
    await expect(more(page)).toBeFocused();
    await more(page).press('Enter');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
  });

  test('is not on sign-in pages', async ({ page }) => {
    await open(page, '/login/fernhill/local');
    await expect(page.getByText('This is a technical preview.')).toHaveCount(0);
  });

  // @sheet network-access/15.38
  test('opens the controls of the demo for another user or faults', async ({ page }) => {
    await open(page, '/system/silos', 'Silos');
    await more(page).click();
    await modal(page).getByRole('button', { name: 'Fail the next call' }).click();
    await expect(modal(page).getByRole('status')).toContainText('Set: fail the next call');
    await modal(page).getByRole('button', { name: 'Clear faults' }).click();
    await expect(modal(page).getByRole('status')).toContainText('No faults are set');
    await modal(page).getByRole('combobox', { name: 'Latency' }).selectOption('Default');
    await expect(modal(page).getByRole('status')).toContainText('The latency is set');
    for (const [name, said] of [
      ['1 hour', '1 hour later'],
      ['Reset demo', 'The demo is reset'],
    ] as const) {
      await modal(page).getByRole('button', { name }).click();
      await expect(modal(page).getByRole('status')).toContainText(said);
    }
    await modal(page).getByRole('combobox', { name: 'Persona' }).selectOption('Tobias Lindqvist');
    await expect(modal(page).getByRole('status')).toContainText('You are now Tobias Lindqvist');
    await page.keyboard.press('Escape');
    await expect(title(page, 'Page not found')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Switch between system and silo' })).toHaveCount(0);
  });
});

test.describe('the network banner', () => {
  test('appears and disappears with the connection, and the page is kept', async ({ page, context }) => {
    await open(page, '/projects', 'Projects');
    const banner = page.getByRole('status').filter({ hasText: OFFLINE });
    await expect(banner).toHaveCount(0);
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await expect(rowOf(page, 'edge-cache')).toBeVisible();
    await expect(title(page, 'Projects')).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
  });

  // @sheet operator/13.107
  test('appears when the server does not respond, not when it refuses, and disappears when it responds', async ({
    page,
    fault,
  }) => {
    await open(page, '/settings/ssh-keys', 'SSH Keys');
    await fault({ operation: 'currentUserSshKeyView', status: 503 });
    await page.getByRole('link', { name: 'work-laptop' }).click();
    await expect(title(page, 'Something went wrong')).toBeVisible();
    await expect(page.getByText(UNREACHABLE)).toHaveCount(0);
    await lift(page);
    await sidebar(page).getByRole('link', { name: 'SSH Keys' }).click();
    await expect(title(page, 'SSH Keys')).toBeVisible();
    const banner = page.getByRole('status').filter({ hasText: UNREACHABLE });
    await fault({ operation: '*', abort: true });
    await page.getByRole('link', { name: 'work-laptop' }).click();
    await expect(banner).toBeVisible();
    await lift(page);
    await sidebar(page).getByRole('link', { name: 'Profile' }).click();
    await expect(title(page, 'Profile')).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});

test.describe('notifications', () => {
  const remove = async (page: Page, name: string) => {
    await rowOf(page, name).getByRole('button', { name: 'Row actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog(page, 'Confirm delete').getByRole('button', { name: 'Confirm' }).click();
  };

  test('are announced once', async ({ page }) => {
    await open(page, '/settings/ssh-keys', 'SSH Keys');
    await remove(page, 'work-laptop');
    await expect(page.getByText('Success, SSH key work-laptop deleted', { exact: true })).toBeAttached();
  });
});
