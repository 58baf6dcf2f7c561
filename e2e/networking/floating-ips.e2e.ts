import type { Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { dialog } from '../support/console.ts';
import { expect, rowAction, test } from '../support/test.ts';
import { themes } from '../support/setting.ts';

const LIST = '/projects/edge-cache/floating-ips';

const list = (page: Page) => begin(page, LIST, { heading: 'Floating IPs' });

for (const colorScheme of themes('dark'))
  test(`meet WCAG 2.2 AA, ${colorScheme}`, async ({ page, accessible }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await list(page);
    await accessible('list');
    await rowAction(page, 'tls-entry', 'Move');
    await expect(dialog(page, 'Move floating IP')).toBeVisible();
    await accessible('move');
    // The list, then the dialog
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await rowAction(page, 'tls-entry', 'Edit');
    await expect(dialog(page, 'Edit floating IP')).toBeVisible();
    await accessible('edit');
    await dialog(page, 'Edit floating IP').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'New Floating IP' }).click();
    await dialog(page, 'Create floating IP').getByRole('button', { name: 'Advanced' }).click();
    await accessible('create');
  });
