import { dialog, open, visit } from '../support/console.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';

const LOTS = '/system/networking/address-lots';

test('lots, loopbacks, allow list and BFD', async ({ page, inBothThemes }) => {
  await open(page, LOTS, 'Address lots');
  await expect(rowOf(page, 'partner-trial')).toContainText('256');
  await inBothThemes('lots');
  await page.getByRole('link', { name: 'switch-uplinks' }).click();
  await expect(page.getByRole('table', { name: 'In use' })).toBeVisible();
  await inBothThemes('a lot');
  await visit(page, `${LOTS}-new`, 'Address lots');
  const form = dialog(page, 'Create address lot');
  await form.getByRole('button', { name: 'Create address lot' }).click();
  await expect(form.getByText('At least one block is required')).toBeVisible();
  await inBothThemes('new lot with mistakes');
  await visit(page, '/system/networking/loopback-addresses', 'Address lots');
  await inBothThemes('loopback addresses');
  await visit(page, '/system/networking/allow-list/edit', 'Allow list');
  await expect(dialog(page, 'Edit allow list').getByRole('list')).toBeVisible();
  await inBothThemes('allow list');
  await visit(page, '/system/networking/bfd', 'BGP');
  await inBothThemes('BFD');
});

test('BGP', async ({ page, inBothThemes }) => {
  await open(page, '/system/networking/bgp/sessions', 'BGP');
  await expect(rowOf(page, '172.20.15.9')).toContainText('Established');
  await inBothThemes('sessions');
  for (const tab of ['Configs', 'Announce sets', 'Routes']) {
    await page.getByRole('tab', { name: tab }).click();
    await inBothThemes(tab);
  }
  await visit(page, '/system/networking/bgp/announce-sets/public-prefixes/edit', 'public-prefixes');
  await expect(dialog(page, 'Edit announce set').getByRole('table')).toBeVisible();
  await inBothThemes('announce set');
});

// @sheet operator/13.45
test('ports, their settings and network health', async ({ page, inBothThemes }) => {
  await open(page, '/system/networking/switch-ports', 'Switch ports');
  await rowAction(page, 'uplink-west', 'Clear settings');
  await expect(dialog(page, 'Clear port settings').getByText('BGP session with 172.20.15.9')).toBeVisible();
  await inBothThemes('question before clearing');
  await page.keyboard.press('Escape');
  await rowOf(page, 'uplink-west').getByRole('link', { name: 'qsfp0' }).click();
  await expect(page.getByRole('table', { name: 'Sessions' })).toBeVisible();
  await inBothThemes('a port');
  await page.getByRole('tab', { name: 'LLDP' }).click();
  await expect(page.getByRole('table', { name: 'Neighbors' })).toBeVisible();
  await inBothThemes('LLDP');
  await visit(page, '/system/networking/port-settings/plain-uplink/edit', 'Edit plain-uplink');
  await expect(page.getByRole('table', { name: 'Links' })).toBeVisible();
  await inBothThemes('form of port settings');
  await visit(page, '/system/networking/health', 'Network health');
  await expect(page.getByRole('table', { name: 'Uplinks' })).toBeVisible();
  await inBothThemes('network health');
});
