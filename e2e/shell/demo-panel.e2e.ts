import type { Locator, Page } from '@playwright/test';
import { dialog, open } from '../support/console.ts';
import { expect, test } from '../support/test.ts';
import { themes } from '../support/setting.ts';

const panel = (page: Page) => dialog(page, 'Console Technical Preview');

/** Opens the panel of the demo. */
async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Learn more' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Demo controls' })).toBeVisible();
  return panel(page);
}

const faults = (page: Page) => panel(page).getByRole('list', { name: 'Active faults' }).getByRole('listitem');

/** Fills in the form of a new fault. */
async function setFault(
  controls: Locator,
  fault: {
    search: string;
    operation: string;
    effect: string;
    status?: string;
    delay?: string;
    calls: string;
  },
): Promise<void> {
  const form = controls.getByRole('form', { name: 'New fault' });
  await form.getByRole('searchbox', { name: 'Search operations' }).fill(fault.search);
  await form.getByRole('listbox', { name: 'Operation' }).selectOption(fault.operation);
  await form.getByRole('combobox', { name: 'Effect' }).selectOption(fault.effect);
  if (fault.status !== undefined)
    await form.getByRole('combobox', { name: 'Status' }).selectOption(fault.status);
  await form.getByRole('textbox', { name: 'Delay (ms)' }).fill(fault.delay ?? '');
  await form.getByRole('textbox', { name: 'Calls' }).fill(fault.calls);
  await form.getByRole('button', { name: 'Set fault' }).click();
}

test.describe('the demo panel', () => {
  test('shows errors of a fault', async ({ page }) => {
    await open(page, '/projects', 'Projects');
    const controls = await openPanel(page);
    await setFault(controls, {
      search: 'ping',
      operation: 'ping',
      effect: 'delay',
      delay: 'soon',
      calls: '0',
    });
    await expect(controls.getByText('Enter a whole number of milliseconds')).toBeVisible();
    await expect(controls.getByText('Enter a whole number of at least 1, or leave empty')).toBeVisible();
    await expect(controls.getByText('None.', { exact: true })).toBeVisible();
  });

  for (const scheme of themes('light')) {
    test(`is accessible and fits a phone, ${scheme}`, async ({ page, accessible }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width: 390, height: 780 });
      await open(page, '/projects', 'Projects');
      const controls = await openPanel(page);
      await setFault(controls, { search: 'ping', operation: 'ping', effect: 'body', delay: 'x', calls: '9' });
      await accessible(`form with a mistake, ${scheme}`);
      await setFault(controls, {
        search: 'instanceNetworkInterfaceUpdate',
        operation: 'instanceNetworkInterfaceUpdate',
        effect: 'status',
        status: '404',
        delay: '20',
        calls: '9',
      });
      await expect(faults(page)).toHaveCount(1);
      await accessible(`panel, ${scheme}`);
      const overflow = await controls.evaluate((element) => {
        const boxes = [...element.querySelectorAll(':not(option)')].map(
          (child) => child.getBoundingClientRect().right,
        );
        return Math.max(...boxes) - element.getBoundingClientRect().right;
      });
      expect(overflow).toBeLessThanOrEqual(0.5);
      await controls.getByRole('button', { name: /^Remove: instanceNetworkInterfaceUpdate/ }).click();
      await expect(faults(page)).toHaveCount(0);
      await expect(controls.getByRole('heading', { name: 'Active faults' })).toBeFocused();
      await page.screenshot({ path: test.info().outputPath(`panel-${scheme}.png`) });
    });
  }
});
