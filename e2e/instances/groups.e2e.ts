import type { Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { confirm, dialog } from '../support/console.ts';
import { FAILURES } from '../support/failures.ts';
import { instanceAt } from './instances.ts';
import { tell } from '../support/mock.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const settings = (page: Page, name: string) => begin(page, instanceAt(name, 'settings'), { heading: name });

// The card of affinity groups, below, has one too
const join = (page: Page) => page.getByRole('button', { name: 'Add to group' });
const joinForm = (page: Page) => dialog(page, 'Add to anti-affinity group');
const picker = (page: Page) => joinForm(page).getByRole('combobox', { name: 'Anti-affinity group' });
const submit = (page: Page) => joinForm(page).getByRole('button', { name: 'Add to group' });

async function pick(page: Page, group: string): Promise<void> {
  await join(page).click();
  await picker(page).fill(group);
  await page.getByRole('option', { name: new RegExp(`^${group}`) }).click();
}

test.describe('anti-affinity groups', () => {
  test('are shown with their explanation', { tag: FULL }, async ({ page }) => {
    await settings(page, 'cache-ams-01');
    const table = page.getByRole('table', { name: 'Anti-affinity groups' });
    await expect(table.getByRole('columnheader')).toHaveText(['name', 'description', 'Policy', '']);
    await expect(table.getByRole('cell', { name: 'cache-spread', exact: true })).toBeVisible();
    await table.getByRole('button', { name: 'Tip' }).hover();
    await expect(page.getByRole('tooltip')).toContainText('every sled already runs a member');
    await rowOf(page, 'cache-spread').getByRole('button', { name: 'Row actions' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Copy group ID', 'Remove instance from group']);
  });

  test(
    'offer groups that the instance is not in, and require a selection',
    { tag: FULL },
    async ({ page }) => {
      await settings(page, 'schema-migrator');
      await join(page).click();
      await expect(page.getByRole('option')).not.toHaveCount(0);
      await page.keyboard.press('Escape');
      await submit(page).click();
      await expect(joinForm(page).getByRole('alert')).toHaveText('Anti-affinity group is required');
      await picker(page).fill('spread');
      await expect(page.getByRole('option')).toHaveText([/^cache-spread/, /^purge-spread/]);
      await page.getByRole('option', { name: /^purge-spread/ }).click();
      await submit(page).click();
      await expect(rowOf(page, 'purge-spread')).toBeVisible();
      await join(page).click();
      await picker(page).fill('spread');
      await expect(page.getByRole('option')).toHaveText([/^cache-spread/]);
    },
  );

  for (const [what, rule, message] of FAILURES) {
    test(
      `joining that ${what} shows the error in the form, which keeps the selection`,
      { tag: FULL },
      async ({ page }) => {
        await settings(page, 'schema-migrator');
        await tell(page, 'faults', { operation: 'antiAffinityGroupMemberInstanceAdd', ...rule, count: 1 });
        await pick(page, 'tls-pair');
        await submit(page).click();
        const alert = joinForm(page).getByRole('alert');
        await expect(alert.getByText('Could not add instance to group')).toBeVisible();
        await expect(alert.getByText(message)).toBeVisible();
        await expect(picker(page)).toHaveValue('tls-pair');
        await expect(page.getByRole('button', { name: 'Dismiss notification' })).toHaveCount(0);
      },
    );
  }

  test('a failed removal shows the reason once', { tag: FULL }, async ({ page }) => {
    await settings(page, 'cache-ams-01');
    await tell(page, 'faults', {
      operation: 'antiAffinityGroupMemberInstanceDelete',
      status: 503,
      message: 'The rack is resting',
      count: 1,
    });
    await rowAction(page, 'cache-spread', 'Remove instance from group');
    await confirm(page, 'Remove instance from group');
    await expect(page.getByTestId('Toasts')).toHaveText(
      'Error removing instance from groupThe rack is resting',
    );
    await expect(rowOf(page, 'cache-spread')).toBeVisible();
  });
});
