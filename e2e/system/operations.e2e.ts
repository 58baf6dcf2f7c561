import { readFile } from 'node:fs/promises';
import { dialog, open, visit } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

const RECEIVERS = '/system/alerting/receivers';

// @sheet operator/13.75
test('deliveries, probes and receivers', async ({ page, inBothThemes }) => {
  await open(page, `${RECEIVERS}/retired-chat`, 'retired-chat');
  await expect(page.getByText('failed').first()).toBeVisible();
  await inBothThemes('deliveries');
  await page.getByRole('link', { name: /sled/ }).first().click();
  const panel = dialog(page, 'Delivery');
  await expect(panel.getByText('What it means: Unreachable')).toBeVisible();
  await inBothThemes('a delivery');
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await inBothThemes('deliveries on a phone');
  await visit(page, RECEIVERS, 'Alerting');
  await inBothThemes('receivers on a phone');
});

test('secrets, the check of a signature, and event classes', async ({ page, inBothThemes }) => {
  await open(page, `${RECEIVERS}/pager-bridge?tab=secrets`, 'pager-bridge');
  await expect(page.getByRole('row')).toHaveCount(3);
  await inBothThemes('secrets');
  await page.getByRole('button', { name: 'Rotate' }).click();
  await expect(dialog(page, 'Rotate secret')).toBeVisible();
  await inBothThemes('rotation');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Test' }).click();
  await page.getByRole('button', { name: 'Send probe' }).click();
  await expect(page.getByText('Received', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: /^Body/ }).fill('{"event_class": "hardware.sled.added"}');
  const unknown = '00000000-0000-4000-8000-000000000000';
  await page
    .getByRole('textbox', { name: 'Signature header' })
    .fill(`a=sha256&id=${unknown}&s=${'0'.repeat(64)}`);
  await page.getByLabel('Secret', { exact: true }).fill('any');
  await page.getByRole('button', { name: 'Check signature' }).click();
  await expect(page.getByText(/^Unknown secret ID/)).toBeVisible();
  await inBothThemes('a probe that arrived, and a signature');
  await visit(page, `${RECEIVERS}-new`, 'Alerting');
  await inBothThemes('new receiver');
  await visit(page, '/system/alerting/event-classes', 'Alerting');
  await inBothThemes('event classes');
});

// @sheet operator/13.67 operator/13.71 operator/13.72
test('a bundle is looked through and downloaded', async ({ page, inBothThemes, violations }) => {
  await open(page, '/system/support-bundles', 'Support bundles');
  await expect(page.getByText(/\d [KM]iB/).first()).toBeVisible();
  await inBothThemes('list');
  await page.getByRole('row').filter({ hasText: 'Collecting' }).getByRole('link').first().click();
  await expect(page.getByText('The duration is unknown')).toBeVisible();
  await expect(page).toHaveTitle(/^Collecting…/);
  await inBothThemes('collecting');
  await page.goBack();
  await page
    .getByRole('row')
    .filter({ hasText: /\d [KM]iB/ })
    .getByRole('link')
    .first()
    .click();
  const tree = page.getByRole('tree', { name: 'Files' });
  await expect(tree).toBeVisible();
  await tree.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('requests');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Content')).toContainText('<script>alert(1)</script>');
  expect(violations).toEqual([]);
  await inBothThemes('a log');
  await page.getByRole('treeitem', { name: 'counts.json' }).click();
  await expect(page.getByRole('heading', { name: 'fleet/counts.json' })).toBeVisible();
  await inBothThemes('JSON');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('counts.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ silos: 4 });
  await page.setViewportSize({ width: 390, height: 844 });
  await inBothThemes('files on a phone');
});

// @sheet operator/13.59
test('a query is written with completion, run, and read as chart and table', async ({
  page,
  inBothThemes,
}) => {
  await open(page, '/system/oxql', 'OxQL explorer');
  await inBothThemes('explorer');
  const editor = page.getByRole('textbox', { name: 'Query' });
  await editor.focus();
  await page.keyboard.type('get ');
  const list = page.getByRole('listbox', { name: 'Completions' });
  await expect(list).toBeVisible();
  await page.keyboard.type('temp');
  await expect(list.getByRole('option')).toHaveText([/^hardware_component:temperature/]);
  await inBothThemes('completion');
  await page.keyboard.press('Enter');
  await expect(editor).toHaveValue('get hardware_component:temperature');
  await page.keyboard.type(' | filter timestamp > @now() - 5m && sensor == "CPU"');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('figure', { name: /hardware_component:temperature/ })).toBeVisible();
  await inBothThemes('chart');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'mean' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await inBothThemes('table on a phone');
});

for (const [where, path] of [
  ['the fleet', '/system/oxql'],
  ['a project', '/projects/edge-cache/oxql'],
] as const)
  // @sheet operator/13.62
  test(`a long error scrolls in its own box in the explorer of ${where}`, async ({ page }) => {
    await open(page, path, 'OxQL explorer');
    const editor = page.getByRole('textbox', { name: 'Query' });
    await editor.fill('get virtual_disk:reads\n| filter nothing');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Go to line 2, column 3' })).toBeVisible();
    const width = page.viewportSize()?.width ?? 0;
    for (const box of [await editor.boundingBox(), await page.getByRole('alert').boundingBox()])
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThan(width);
  });
