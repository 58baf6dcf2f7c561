import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { confirm, dialog, open, toast } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

const RECEIVERS = '/system/alerting/receivers';

test('a receiver is created, probed, repaired and gets missed events', async ({ page, inBothThemes }) => {
  await open(page, `${RECEIVERS}/retired-chat`, 'retired-chat');
  await expect(page.getByText('failed').first()).toBeVisible();
  await inBothThemes('deliveries');
  await page.getByRole('link', { name: /sled/ }).first().click();
  const panel = dialog(page, 'Delivery');
  await expect(panel.getByText('What it means: Not reached')).toBeVisible();
  await inBothThemes('a delivery');
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Receiver actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = dialog(page, 'Edit receiver');
  await form.getByRole('textbox', { name: 'Endpoint' }).fill('https://chat.fernhill.example/ingest');
  await form.getByRole('button', { name: 'Update receiver' }).click();
  await expect(toast(page, 'Receiver retired-chat updated')).toBeVisible();
  await page.getByRole('tab', { name: 'Test' }).click();
  await page.getByRole('checkbox', { name: /resend failed deliveries/ }).check();
  await page.getByRole('button', { name: 'Send probe' }).click();
  await expect(page.getByText(/^Resends started: [1-9]/)).toBeVisible();
  await inBothThemes('a probe that arrived');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Deliveries' }).click();
  await expect(page.getByText('Delivered on resend').first()).toBeVisible();
  await inBothThemes('deliveries on a phone');
  await open(page, RECEIVERS, 'Alerting');
  await inBothThemes('receivers on a phone');
});

test('a signature is checked without a request, and secrets leave no trace', async ({
  page,
  inBothThemes,
}) => {
  await open(page, `${RECEIVERS}/pager-bridge?tab=secrets`, 'pager-bridge');
  await expect(page.getByRole('row')).toHaveCount(3);
  await inBothThemes('secrets');
  await page.getByRole('button', { name: 'Rotate' }).click();
  await expect(dialog(page, 'Rotate secret')).toBeVisible();
  await inBothThemes('rotation');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add secret' }).click();
  const modal = dialog(page, 'Add secret');
  await modal.getByRole('button', { name: 'Generate' }).click();
  const secret = await modal.getByRole('textbox', { name: 'Secret' }).inputValue();
  expect(secret).toMatch(/^[\w-]{43}$/);
  await modal.getByRole('button', { name: 'Add secret' }).click();
  await expect(page.getByRole('row')).toHaveCount(4);
  const id = await page
    .getByRole('row')
    .last()
    .getByText(/^[0-9a-f-]{36}$/)
    .innerText();
  await page.getByRole('tab', { name: 'Test' }).click();
  const body = '{"event_class": "hardware.sled.added"}';
  await page.getByRole('textbox', { name: /^Body/ }).fill(body);
  const hex = createHmac('sha256', secret).update(body).digest('hex');
  await page.getByRole('textbox', { name: 'Signature header' }).fill(`a=sha256&id=${id}&s=${hex}`);
  await page.getByLabel('Secret', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Check signature' }).click();
  await expect(page.getByText(`Matches secret ${id}`)).toBeVisible();
  await inBothThemes('a signature');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    secret,
  );
  await open(page, `${RECEIVERS}-new`, 'Alerting');
  await inBothThemes('new receiver');
  await open(page, '/system/alerting/event-classes', 'Alerting');
  await inBothThemes('event classes');
});

test('a bundle is collected, looked through and downloaded', async ({ page, inBothThemes, violations }) => {
  await open(page, '/system/support-bundles', 'Support bundles');
  await expect(page.getByText(/\d [KM]iB/).first()).toBeVisible();
  await inBothThemes('list');
  await page.getByRole('button', { name: 'New support bundle' }).click();
  await confirm(page, 'Create support bundle');
  await expect(toast(page, 'Collecting support bundle')).toBeVisible();
  await page.getByTestId('Toasts').getByRole('link', { name: 'Open' }).click();
  await expect(page.getByText('The duration is unknown')).toBeVisible();
  await expect(page).toHaveTitle(/^Collecting…/);
  await inBothThemes('collecting');
  const tree = page.getByRole('tree', { name: 'Files' });
  await expect(tree).toBeVisible({ timeout: 25_000 });
  await expect(page).toHaveTitle(/^Ready/);
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
  const { search } = new URL(page.url());
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'mean' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toMatch(
    /^series,.*,last,min,max,mean\r\n/,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await inBothThemes('table on a phone');
  await page.goto(`/system/oxql${search}&run=1`);
  await expect(page.getByText(/series, [\d,]+ points/)).toBeVisible();
});

for (const [where, path] of [
  ['the fleet', '/system/oxql'],
  ['a project', '/projects/edge-cache/oxql'],
] as const)
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
