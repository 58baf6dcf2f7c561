import { readFile } from 'node:fs/promises';
import { begin, fails } from '../../support/begin.ts';
import { clipboard, confirm, dialog, expectCrumbs, title, toast } from '../../support/console.ts';
import { EDGE_CACHE, openMenu } from '../instances.ts';
import { callsOf, lift, read, tell } from '../../support/mock.ts';
import { as, expect, test } from '../../support/test.ts';
import { consoleOf, lines, status, run, greeted, openRunning } from './serial-console.ts';
import { FULL } from '../../support/setting.ts';

// @sheet compute-storage/9.56 compute-storage/9.74
test('while the instance starts, it shows that it waits, and then connects automatically', async ({
  page,
}) => {
  const path = consoleOf('edge-probe');
  await begin(page, path, { heading: 'edge-probe' });
  await expect(page.getByText('The instance is starting')).toBeVisible();
  await expect(status(page, 'disconnected')).toBeVisible();
  await tell(page, 'clock', { advance: 180_000 });
  await expect(status(page, 'connected')).toBeVisible();
  await expect(page.getByText('The instance is')).toBeHidden();
  await greeted(page);
  await run(page, 'echo over the wire');
  await expect(lines(page).getByText('over the wire', { exact: true })).toBeVisible();
  await expectCrumbs(
    page,
    ['Projects', '/projects'],
    ['edge-cache', EDGE_CACHE],
    ['Instances', EDGE_CACHE],
    ['edge-probe', `${EDGE_CACHE}/edge-probe/storage`],
    ['Serial Console', path],
  );
  await expect(page).toHaveTitle(/^Serial Console \/ edge-probe \/ Instances \/ edge-cache \/ Projects \//);
});

// @sheet compute-storage/9.56
test('input is echoed, Enter starts a new line', async ({ page }) => {
  await openRunning(page);
  await run(page, 'echo over the wire');
  await expect(lines(page)).toContainText('echo over the wire');
  await expect(lines(page).getByText('over the wire', { exact: true })).toBeVisible();
  await run(page, 'nproc');
  await expect(lines(page).getByText('8', { exact: true })).toBeVisible();
});

test('a new connection shows the recent output once', { tag: FULL }, async ({ page }) => {
  await openRunning(page);
  await run(page, 'echo kept-line');
  await expect(lines(page).getByText('kept-line', { exact: true })).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to instance' }).click();
  await expect(page).toHaveURL('/projects/edge-cache/instances/cache-ams-01/storage');
  await page.goBack();
  await expect(status(page, 'connected')).toBeVisible();
  await expect(lines(page).getByText('kept-line', { exact: true })).toHaveCount(1);
});

test('a broken connection is opened again, and nothing is lost', async ({ page }) => {
  await openRunning(page);
  await run(page, 'echo before');
  await expect(lines(page).getByText('before', { exact: true })).toBeVisible();
  // The mock ends all streams when it restarts
  await tell(page, 'reset', {});
  await expect(status(page, 'disconnected')).toBeVisible();
  await expect(lines(page).getByText('before', { exact: true })).toBeVisible();
  await expect(status(page, 'connected')).toBeVisible();
  await expect(lines(page)).toContainText('UEFI firmware');
});

test('it can be reconnected manually', { tag: FULL }, async ({ page }) => {
  await openRunning(page);
  const before = await callsOf(page, 'instanceSerialConsoleStream');
  await tell(page, 'reset', {});
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await expect(status(page, 'connected')).toBeVisible();
  expect(before).toBeGreaterThan(0);
});

test('a connection that cannot be opened shows an error, and is retried', { tag: FULL }, async ({ page }) => {
  const orders = [fails('instanceSerialConsoleStream', { status: 503 })];
  await begin(page, consoleOf('cache-ams-01'), { orders, heading: 'cache-ams-01' });
  const panel = page.getByText('Serial console connection failed');
  await expect(panel).toBeVisible();
  await expect(status(page, 'error')).toBeVisible();
  await expect(page.getByText('Retrying automatically.')).toBeVisible();
  await lift(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(status(page, 'connected')).toBeVisible();
  await expect(panel).toBeHidden();
});

test('a user without permission sees the reason, and it is not retried', { tag: FULL }, async ({ page }) => {
  const orders = [
    fails('instanceSerialConsoleStream', { status: 403 }),
    fails('instanceSerialConsole', { status: 403 }),
  ];
  await begin(page, consoleOf('cache-ams-01'), { orders, heading: 'cache-ams-01' });
  await expect(page.getByText('Action not authorized')).toBeVisible();
  await expect(page.getByText('Retrying automatically.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test(
  'a user who may view but not modify the project sees the reason immediately',
  { tag: FULL },
  async ({ page, context, baseURL }) => {
    await as(context, baseURL, 'Dele Adeyemi');
    await begin(page, consoleOf('cache-ams-01'), { heading: 'cache-ams-01' });
    await expect(page.getByText('Serial console connection failed')).toBeVisible();
    await expect(page.getByText('Action not authorized')).toBeVisible();
    await expect(page.getByText('requires permission to modify the project')).toBeVisible();
    await expect(page.getByText('Retrying automatically.')).toBeHidden();
    // The attempt, and the question why
    expect(await callsOf(page, 'instanceSerialConsoleStream')).toBe(2);
    expect(await callsOf(page, 'instanceSerialConsole')).toBe(0);
  },
);

test('it continues across a reboot from its own menu', { tag: FULL }, async ({ page }) => {
  await openRunning(page);
  await page.getByRole('button', { name: 'Console actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Start' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('menuitem', { name: 'Reboot' }).click();
  await confirm(page, 'Confirm reboot instance');
  await expect(toast(page, 'Rebooting instance cache-ams-01')).toBeVisible();
  await expect(lines(page)).toContainText('Restarting.');
  await expect(status(page, 'connected')).toBeVisible();
  await run(page, 'whoami');
  await expect(lines(page).getByText('root', { exact: true })).toBeVisible();
});

test(
  'it disconnects when the instance stops, keeps its output, and reconnects when it starts',
  { tag: FULL },
  async ({ page }) => {
    await openRunning(page);
    await run(page, 'echo first life');
    await expect(lines(page).getByText('first life', { exact: true })).toBeVisible();
    await run(page, 'poweroff');
    await expect(page.getByText('The instance is stopping')).toBeVisible();
    await expect(lines(page)).toContainText('first life');
    await expect(page.getByText('The instance is stopped')).toBeVisible();
    await expect(page.getByText('The serial console requires a running instance.')).toBeVisible();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await confirm(page, 'Confirm start instance');
    await expect(status(page, 'connected')).toBeVisible();
    await expect(lines(page)).not.toContainText('first life');
  },
);

test('leaving closes the connection', { tag: FULL }, async ({ page }) => {
  await openRunning(page);
  const before = await callsOf(page, 'instanceSerialConsoleStream');
  await page.getByRole('link', { name: 'Back to instance' }).click();
  await expect(title(page, 'cache-ams-01')).toBeVisible();
  // What would be opened again if the page were still there
  await tell(page, 'clock', { advance: 60_000 });
  await read(page, '/v1/instances?project=edge-cache');
  expect(await callsOf(page, 'instanceSerialConsoleStream')).toBe(before);
});

test('the dialog shows the equivalent CLI command', { tag: FULL }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRunning(page);
  await page.getByRole('button', { name: 'CLI Command' }).click();
  const modal = dialog(page, 'CLI command');
  await expect(modal).toContainText('oxide instance serial console');
  await modal.getByRole('button', { name: 'Copy command' }).click();
  expect(await clipboard(page)).toBe(
    'oxide instance serial console --project edge-cache --instance cache-ams-01',
  );
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await expect(modal).toBeHidden();
});

test('the output can be downloaded', { tag: FULL }, async ({ page }) => {
  await openRunning(page);
  await run(page, 'echo to-be-kept');
  await expect(lines(page).getByText('to-be-kept', { exact: true })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Console actions' }).click();
  await page.getByRole('menuitem', { name: 'Download output' }).click();
  const download = await file;
  expect(download.suggestedFilename()).toBe('cache-ams-01-console.txt');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^UEFI firmware/);
  expect(text).toContain('\nto-be-kept\n');
});

test(
  'a larger text size reduces the number of columns, and is kept for the next console',
  { tag: FULL },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openRunning(page);
    const columns = async () => {
      await page.getByRole('button', { name: 'Console actions' }).click();
      await page.getByRole('menuitem', { name: /^Copy stty resize command/ }).click();
      await expect.poll(() => clipboard(page)).toMatch(/^stty rows \d+ cols \d+$/);
      return Number((await clipboard(page)).split(' ').at(-1));
    };
    const before = await columns();
    await page.getByRole('button', { name: 'Console actions' }).click();
    await page.getByRole('menuitemradio', { name: 'Very large' }).click();
    await expect.poll(columns).toBeLessThan(before);
    await page.getByRole('link', { name: 'Back to instance' }).click();
    await expect(page).toHaveURL('/projects/edge-cache/instances/cache-ams-01/storage');
    await page.goBack();
    await page.getByRole('button', { name: 'Console actions' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Very large' })).toBeChecked();
  },
);

test('it can be opened in a separate window', { tag: FULL }, async ({ page, context }) => {
  await openRunning(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Console actions' }).click();
  await page.getByRole('menuitem', { name: 'Open in new window' }).click();
  const own = await opened;
  await expect(own).toHaveURL(consoleOf('cache-ams-01'));
});

// @sheet compute-storage/9.57
test('it can be opened from the list of instances', async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  const menu = await openMenu(page, 'cache-ams-01');
  await menu.getByRole('menuitem', { name: 'View serial console' }).click();
  await expect(page).toHaveURL(consoleOf('cache-ams-01'));
  await expect(status(page, 'connected')).toBeVisible();
});
