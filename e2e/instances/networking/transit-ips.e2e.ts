import type { Page } from '@playwright/test';
import { begin, fails } from '../../support/begin.ts';
import { dialog } from '../../support/console.ts';
import { editInterface, fillInterface, networkingOf, opener, openNetworking } from './networking.ts';
import { expect, rowOf, test } from '../../support/test.ts';
import { themes } from '../../support/setting.ts';

/** Every state of the tab, checked one after the other. */
async function tour(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  await openNetworking(page, 'cache-ams-01');
  await look('networking of a running instance');
  await rowOf(page, '203.0.113.10').getByRole('button', { name: 'Row actions' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('menu of an address');
  await page.getByRole('menuitem', { name: 'Detach' }).click();
  await expect(dialog(page, 'Confirm detach floating IP')).toBeVisible();
  await look('question before detaching');
  await begin(page, networkingOf('schema-migrator'), {
    heading: 'schema-migrator',
    orders: [fails('instanceEphemeralIpAttach', { status: 403 })],
  });
  await look('networking of a stopped instance');
  await opener(page, 'Attach ephemeral IP').click();
  const attach = dialog(page, 'Attach ephemeral IP');
  await attach.getByRole('button', { name: /^IP pool/ }).click();
  await look('pools');
  await page.keyboard.press('Escape');
  await attach.getByRole('button', { name: 'Attach', exact: true }).click();
  await expect(attach.getByRole('alert')).toBeVisible();
  await look('attachment that was refused');
  await page.keyboard.press('Escape');
  await opener(page, 'Attach floating IP').click();
  await expect(dialog(page, 'Attach floating IP')).toBeVisible();
  await look('attach floating IP');
  // The list, then the dialog
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const { ip, add, cancel } = await fillInterface(page, { name: 'net1' });
  await ip.fill('x');
  await add.click();
  await look('new interface with a field error');
  await cancel.click();
  const { transitIp } = await editInterface(page, 'net0');
  await transitIp.fill('10.0.0.0/16');
  await transitIp.press('Enter');
  await transitIp.fill('10.0.0.0');
  await transitIp.press('Enter');
  await look('edited interface');
}

for (const theme of themes('light')) {
  test(`the tab and its forms are accessible, ${theme}`, async ({ page, accessible }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await tour(page, accessible);
  });
}
