import type { Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { confirm, dialog, expectCrumbs, openPalette, sidebar, title, toast } from '../support/console.ts';
import { read } from '../support/mock.ts';
import { create, fillNeeded, openForm } from '../instances/create/instance-create.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { FULL, themes } from '../support/setting.ts';

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

async function stateOf(page: Page, instance: string): Promise<unknown> {
  return (await read(page, `/v1/instances/${instance}?project=edge-cache`))['run_state'];
}

test.describe('groups', () => {
  test('are listed in two tabs, and link to their pages and members', async ({ page }) => {
    await begin(page, `${BASE}/instances`, { heading: 'Instances' });
    const link = sidebar(page).getByRole('link', { name: 'Affinity Groups' });
    await link.click();
    await expect(title(page, 'Affinity Groups')).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText([
      'name',
      'type',
      'instances',
      /^Policy/,
      'created',
      '',
    ]);
    const row = rowOf(page, 'tls-pair');
    for (const text of ['anti-affinity', '2', 'fail']) await expect(row).toContainText(text);
    await expect(rowOf(page, 'purge-spread').getByRole('cell').nth(2)).toHaveText('—');
    await page.getByRole('tab', { name: 'Affinity', exact: true }).click();
    await expect(page).toHaveURL(`${BASE}/affinity-groups`);
    await expect(rowOf(page, 'ingest-chain')).toContainText('affinity');
    await expect(link).toHaveAttribute('aria-current', 'page');
    await page.getByRole('tab', { name: 'Anti-affinity', exact: true }).click();
    await page.getByRole('link', { name: 'tls-pair' }).click();
    await expect(title(page, 'tls-pair')).toBeVisible();
    await expect(page).toHaveTitle(/^tls-pair \/ Affinity Groups \/ edge-cache \/ Projects \//);
    await expectCrumbs(
      page,
      ['Projects', '/projects'],
      ['edge-cache', `${BASE}/instances`],
      ['Affinity Groups', `${BASE}/affinity`],
      ['tls-pair', `${BASE}/affinity/tls-pair`],
    );
    await page.getByRole('link', { name: 'tls-terminator-a' }).click();
    await expect(page).toHaveURL(`${BASE}/instances/tls-terminator-a/settings`);
    // And back: the names on the settings tab are links
    await page.getByRole('link', { name: 'tls-pair' }).click();
    await expect(title(page, 'tls-pair')).toBeVisible();
  });

  test('are created, and accept stopped members', async ({ page }) => {
    await list(page);
    await page.getByRole('link', { name: 'New group' }).click();
    await expect(page).toHaveTitle(/^New anti-affinity group \/ Affinity Groups \//);
    const form = dialog(page, 'Add anti-affinity group');
    await expect(page.getByRole('tab', { name: 'Anti-affinity', includeHidden: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await form.getByRole('textbox', { name: 'Name' }).fill('shippers');
    await form.getByRole('radio', { name: 'Fail' }).check();
    await form.getByRole('button', { name: 'Add group' }).click();
    await expect(toast(page, 'Anti-affinity group shippers created')).toBeVisible();
    await expect(title(page, 'shippers')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No group members' })).toBeVisible();
    const first = await choose(page, 'log-shipper');
    await expect(first.add).toHaveAttribute('aria-disabled', 'true');
    await first.modal.getByRole('button', { name: 'Cancel' }).click();
    const second = await choose(page, 'schema-migrator');
    await second.add.click();
    await expect(toast(page, 'Instance schema-migrator added to anti-affinity group shippers')).toBeVisible();
    await expect(rowOf(page, 'schema-migrator')).toBeVisible();
    await rowAction(page, 'schema-migrator', 'Remove from group');
    await confirm(page, 'Remove instance from anti-affinity group');
    await expect(
      toast(page, 'Member schema-migrator removed from anti-affinity group shippers'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No group members' })).toBeVisible();
  });

  test('accept a running instance: it is stopped, added and started again, and the activity shows the progress', async ({
    page,
  }) => {
    await begin(page, `${BASE}/affinity/purge-spread`, { heading: 'purge-spread' });
    const { modal } = await choose(page, 'log-shipper');
    await modal.getByRole('button', { name: 'Stop, add, and start again' }).click();
    await expect(modal).toBeHidden();
    await page.getByRole('button', { name: 'Activity' }).click();
    await expect(
      page.getByText('Add instance log-shipper to anti-affinity group purge-spread').first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rowOf(page, 'log-shipper')).toBeVisible({ timeout: 20_000 });
    await expect(toast(page, 'Instance log-shipper added to anti-affinity group purge-spread')).toBeVisible();
    await expect.poll(() => stateOf(page, 'log-shipper'), { timeout: 15_000 }).toBe('running');
  });

  test('are renamed and deleted from their page and from the list', async ({ page }) => {
    await begin(page, `${BASE}/affinity/cache-spread`, { heading: 'cache-spread' });
    const menu = page.getByRole('button', { name: 'Anti-affinity group actions' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const form = dialog(page, 'Edit anti-affinity group');
    await form.getByRole('textbox', { name: 'Name' }).fill('cache-apart');
    await form.getByRole('button', { name: 'Edit group' }).click();
    await expect(toast(page, 'Anti-affinity group cache-apart updated')).toBeVisible();
    await expect(page).toHaveURL(`${BASE}/affinity/cache-apart`);
    await expect(title(page, 'cache-apart')).toBeVisible();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await confirm(page, 'Confirm delete anti-affinity group');
    await expect(page).toHaveURL(`${BASE}/affinity`);
    await expect(rowOf(page, 'cache-apart')).toHaveCount(0);
    await rowAction(page, 'tls-pair', 'Delete');
    await confirm(page, 'Confirm delete anti-affinity group');
    await expect(toast(page, 'Anti-affinity group tls-pair deleted')).toBeVisible();
    await page.getByRole('link', { name: 'New group' }).click();
    const again = dialog(page, 'Add anti-affinity group');
    await again.getByRole('textbox', { name: 'Name' }).fill('tls-pair');
    await again.getByRole('button', { name: 'Add group' }).click();
    await expect(title(page, 'tls-pair')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Affinity Groups' })
      .click();
    await expect(rowOf(page, 'tls-pair')).toBeVisible();
  });

  test('are found in the palette, with the visible kind first', { tag: FULL }, async ({ page }) => {
    await begin(page, `${BASE}/affinity-groups`, { heading: 'Affinity Groups' });
    const found = await openPalette(page);
    await page.keyboard.type('near');
    await found.getByRole('option', { name: 'near-the-probe' }).click();
    await expect(title(page, 'near-the-probe')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Affinity group actions' })).toBeVisible();
  });
});

test('an instance is created, added to its groups, and then started', async ({ page }) => {
  await openForm(page);
  await fillNeeded(page, 'newcomer');
  await page.getByRole('button', { name: 'Affinity groups', exact: true }).click();
  for (const [kind, group] of [
    ['anti-affinity group', 'purge-spread'],
    ['affinity group', 'near-the-probe'],
  ] as const) {
    await page.getByRole('button', { name: `Add to ${kind}`, exact: true }).click();
    const modal = dialog(page, `Add to ${kind}`);
    await modal.getByRole('combobox').fill(group);
    await page.getByRole('option', { name: new RegExp(`^${group}`) }).click();
    await modal.getByRole('button', { name: 'Add to group' }).click();
    await expect(modal).toBeHidden();
  }
  await expect(page.getByText('The instance is created but not started')).toBeVisible();
  await create(page, 'newcomer');
  await expect.poll(() => stateOf(page, 'newcomer'), { timeout: 20_000 }).toBe('running');
  for (const path of ['anti-affinity-groups/purge-spread', 'affinity-groups/near-the-probe']) {
    const { items } = await read(page, `/v1/${path}/members?project=edge-cache`);
    expect(items).toHaveLength(1);
  }
});

test('fits a phone', { tag: FULL }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await begin(page, `${BASE}/affinity/cache-spread`, { heading: 'cache-spread' });
  await expect(rowOf(page, 'cache-ams-01')).toBeVisible();
  const { scrolls } = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }));
  expect(scrolls).toBe(false);
});

for (const colorScheme of themes('light'))
  test(`meet WCAG 2.2 AA, ${colorScheme}`, async ({ page, accessible }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await list(page);
    await accessible('list');
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
