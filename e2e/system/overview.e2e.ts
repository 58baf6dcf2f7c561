import { dialog, open, title, toast } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test('the overview names the faults of the system, and each row leads to its remedy', async ({ page }) => {
  await open(page, '/system', 'Overview');
  const list = page.getByRole('list', { name: 'Needs attention' });
  await expect(page.getByText('Nothing else needs attention.')).toBeVisible();
  for (const fault of [
    /^Peer 172\.20\.19\.1 of switch1 qsfp0 has been down/,
    /^Receiver retired-chat cannot be reached/,
    /^4 disks are out of service/,
  ])
    await expect(list.getByRole('link', { name: fault })).toBeVisible();
  await list.getByRole('link', { name: 'Pool reserve has no addresses, and 2 silos use it' }).click();
  const form = dialog(page, 'Add IP range');
  await form.getByRole('textbox', { name: /^First/ }).fill('198.18.0.10');
  await form.getByRole('textbox', { name: /^Last/ }).fill('198.18.0.90');
  await form.getByRole('button', { name: 'Add IP range' }).click();
  await expect(toast(page, 'IP range added')).toBeVisible();
  await page.getByRole('link', { name: /^Overview \d+ need attention$/ }).click();
  await expect(title(page, 'Overview')).toBeVisible();
  await expect(list.getByRole('link', { name: /^Receiver retired-chat/ })).toBeVisible();
  await expect(list.getByRole('link', { name: /^Pool reserve has no addresses/ })).toHaveCount(0);
});

test('the overview is accessible, and fits a phone', async ({ page, inBothThemes }) => {
  await open(page, '/system/issues', 'Overview');
  await expect(page.getByText('Nothing else needs attention.')).toBeVisible();
  await inBothThemes('overview');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Hide until it changes: Pool reserve/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show 1 hidden' })).toBeVisible();
  await inBothThemes('overview on a phone');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});
