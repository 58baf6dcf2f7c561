import { dialog } from '../../support/console.ts';
import { addDisk, create, fillNeeded, form, openForm, openPart, tab } from './instance-create.ts';
import { tell } from '../../support/mock.ts';
import { expect, test } from '../../support/test.ts';
import { themes } from '../../support/setting.ts';

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
