import type { Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { dialog, sidebar } from '../support/console.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { themes } from '../support/setting.ts';

const BASE = '/projects/edge-cache';

const list = (page: Page) => begin(page, `${BASE}/affinity`, { heading: 'Affinity Groups' });

/** Opens the modal of a group's page and chooses an instance. */
async function choose(page: Page, instance: string) {
  await page.getByRole('button', { name: 'Add instance' }).click();
  const modal = dialog(page, 'Add instance to group');
  const picker = modal.getByRole('combobox', { name: 'Instance' });
  await expect(picker).toHaveValue('');
  await picker.fill(instance);
  await page.getByRole('option', { name: new RegExp(`^${instance}`) }).click();
  return { modal, add: modal.getByRole('button', { name: 'Add to group' }) };
}

for (const colorScheme of themes('light'))
  // @sheet network-access/15.40
  test(`meet WCAG 2.2 AA, ${colorScheme}`, async ({ page, accessible }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await list(page);
    await accessible('list');
    const link = sidebar(page).getByRole('link', { name: 'Affinity Groups' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await page.getByRole('tab', { name: 'Affinity', exact: true }).click();
    await expect(rowOf(page, 'ingest-chain')).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await page.getByRole('tab', { name: 'Anti-affinity', exact: true }).click();
    await page.getByRole('link', { name: 'New group' }).click();
    await expect(dialog(page, 'Add anti-affinity group')).toBeVisible();
    await accessible('create');
    await dialog(page, 'Add anti-affinity group').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'cache-spread' }).click();
    await expect(page.getByText('All apart')).toBeVisible();
    await accessible('group');
    await choose(page, 'log-shipper');
    await accessible('add an instance');
  });
