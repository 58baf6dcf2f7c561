import type { Page } from '@playwright/test';
import { begin } from '../../support/begin.ts';
import { dialog, title } from '../../support/console.ts';
import { FAILURES } from '../../support/failures.ts';
import {
  addDisk,
  create,
  fillNeeded,
  form,
  newInstance,
  openForm,
  openPart,
  spoil,
  tab,
} from './instance-create.ts';
import { EDGE_CACHE } from '../instances.ts';
import { tabTo } from '../../support/keys.ts';
import { callsOf, tell } from '../../support/mock.ts';
import { expect, test } from '../../support/test.ts';
import { FULL, themes } from '../../support/setting.ts';

const question = (page: Page) => dialog(page, 'Confirm navigation');

for (const [what, rule, message] of FAILURES) {
  test(
    `an instance that ${what} keeps the form, which can be submitted again`,
    { tag: FULL },
    async ({ page }) => {
      await openForm(page);
      await fillNeeded(page, 'cache-mad-01');
      await addDisk(page, 'mad-data');
      await spoil(page, rule);
      await form(page).submit.click();
      await expect(page.getByRole('alert').getByText(message)).toBeVisible();
      await expect(form(page).name).toHaveValue('cache-mad-01');
      await expect(form(page).image).toHaveValue('debian-13-generic');
      await expect(form(page).disks).toContainText('mad-data');
      await expect(page.getByTestId('Toasts')).toHaveText('');
      await create(page, 'cache-mad-01');
      expect(await callsOf(page, 'instanceCreate')).toBe(2);
    },
  );
}

test('it is submitted once, and cannot be changed in the meantime', { tag: FULL }, async ({ page }) => {
  await openForm(page);
  await fillNeeded(page, 'cache-mad-01');
  await spoil(page, { delay: 4_000 });
  await form(page).submit.dblclick();
  await expect(form(page).submit).toHaveAttribute('aria-busy', 'true');
  await expect(form(page).name).toBeDisabled();
  await expect(form(page).image).toBeDisabled();
  await expect(page).toHaveURL(/\/storage$/, { timeout: 15_000 });
  expect(await callsOf(page, 'instanceCreate')).toBe(1);
});

test('changes are not lost without a confirmation', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await page.getByRole('link', { name: 'New instance' }).click();
  await form(page).cancel.click();
  await expect(title(page, 'Instances')).toBeVisible();
  await page.getByRole('link', { name: 'New instance' }).click();
  await form(page).name.fill('cache-mad-01');
  for (const leave of [
    () => form(page).cancel.click(),
    () => page.getByRole('link', { name: 'Projects', exact: true }).first().click(),
    () => page.goBack(),
  ]) {
    await leave();
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'Continue editing' }).click();
    await expect(question(page)).toBeHidden();
    await expect(form(page).name).toHaveValue('cache-mad-01');
  }
  await form(page).cancel.click();
  await question(page).getByRole('button', { name: 'Leave this page' }).click();
  await expect(title(page, 'Instances')).toBeVisible();
});

test(
  'the form works without the utilization of the silo and with slow calls',
  { tag: FULL },
  async ({ page }) => {
    await begin(page, newInstance(), {
      orders: [['POST', '/__mock/faults', { operation: 'utilizationView', status: 403 }]],
      heading: 'Create instance',
    });
    await expect(page.getByText(/the silo has/i)).toHaveCount(0);
    await fillNeeded(page, 'cache-mad-01');
    await create(page, 'cache-mad-01');
  },
);

test('works by keyboard alone', { tag: FULL }, async ({ page }) => {
  await openForm(page);
  await tabTo(page, form(page).name);
  await page.keyboard.type('cache-mad-01');
  await tabTo(page, page.getByRole('radio', { name: '2 vCPUs 8 GiB RAM' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '4 vCPUs 16 GiB RAM' })).toBeChecked();
  await tabTo(page, page.getByRole('tab', { name: 'Silo images' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Project images' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, form(page).image);
  await page.keyboard.type('debian');
  await page.keyboard.press('Enter');
  await expect(form(page).image).toHaveValue('debian-13-generic');
  const disk = page.getByRole('button', { name: 'Create new disk' });
  await tabTo(page, disk);
  await page.keyboard.press('Enter');
  const modal = dialog(page, 'Create disk');
  await expect(modal.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type('mad-data');
  await page.keyboard.press('Enter');
  await expect(modal).toBeHidden();
  await expect(disk).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Networking', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, form(page).hostname);
  await page.keyboard.type('madrid');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/cache-mad-01\/storage$/, { timeout: 15_000 });
  await expect(title(page, 'cache-mad-01')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('everything fits, and an instance is created', async ({ page }) => {
    await openForm(page);
    await fillNeeded(page, 'cache-mad-01');
    await openPart(page, 'Networking');
    await openPart(page, 'Configuration');
    const spill = await page.evaluate(() => {
      const pane = document.getElementById('scroll-container');
      return pane ? pane.scrollWidth - pane.clientWidth : -1;
    });
    expect(spill).toBe(0);
    await tab(page, 'Custom');
    await page.getByRole('textbox', { name: 'CPUs', exact: true }).fill('1');
    await create(page, 'cache-mad-01');
  });
});

for (const colorScheme of themes('dark')) {
  test(`is accessible, ${colorScheme}`, async ({ page, accessible }) => {
    await page.emulateMedia({ colorScheme });
    await openForm(page);
    await accessible('new instance');
    await tab(page, 'Custom');
    await openPart(page, 'Networking');
    await openPart(page, 'Configuration');
    await page.getByRole('radio', { name: 'Custom', exact: true }).check();
    await addDisk(page, 'mad-data');
    await expect(form(page).disks).toBeVisible();
    await form(page).submit.click();
    await expect(form(page).name).toBeFocused();
    await accessible('new instance with errors');
    for (const [button, name] of [
      ['Create new disk', 'Create disk'],
      ['Attach existing disk', 'Attach disk'],
      ['Add SSH key', 'Add SSH key'],
      ['Add network interface', 'Add network interface'],
      ['Attach floating IP', 'Attach floating IP'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(dialog(page, name)).toBeVisible();
      await accessible(name);
      // The list of a combobox that the dialog has focused covers its buttons
      if (name.startsWith('Attach')) await page.keyboard.press('Escape');
      await dialog(page, name).getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog(page, name)).toBeHidden();
    }
    await tell(page, 'faults', { operation: 'instanceCreate', delay: 60_000 });
    await page.getByRole('radio', { name: 'Default', exact: true }).check();
    await fillNeeded(page, 'cache-mad-01');
    await form(page).submit.click();
    await expect(form(page).submit).toHaveAttribute('aria-busy', 'true');
    await accessible('new instance that is being sent');
  });
}
