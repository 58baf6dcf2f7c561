import { begin } from '../support/begin.ts';
import { openPalette, palette, visit } from '../support/console.ts';
import { diskCell, diskForm, EDGE_DISKS } from './disks.ts';
import { openMenu } from '../instances/instances.ts';
import { callsOf } from '../support/mock.ts';
import { expect, test } from '../support/test.ts';
import { EDGE_SNAPSHOTS, snapshotCell } from './snapshots.ts';

test.describe('the list', () => {
  // @sheet compute-storage/9.59 compute-storage/9.77
  test('has help that closes, and a form in the palette, which Enter there only opens', async ({ page }) => {
    await begin(page, EDGE_DISKS, { heading: 'Disks' });
    await page.getByRole('button', { name: 'Learn about disks' }).click();
    const help = page.getByRole('heading', { level: 2, name: 'Learn about disks' });
    await expect(help).toBeVisible();
    await expect(page.getByRole('link', { name: /Disks and Snapshots/ })).toHaveAttribute('target', '_blank');
    await page.mouse.click(700, 600);
    await expect(help).toBeHidden();
    await openPalette(page);
    await page.getByRole('combobox', { name: 'Search' }).fill('New disk');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeHidden();
    await expect(diskForm(page).name).toBeFocused();
    await expect(diskForm(page).dialog.getByRole('alert')).toHaveCount(0);
    expect(await callsOf(page, 'diskCreate')).toBe(0);
  });

  // @sheet common-ui/34.56
  test('keeps the focus in a row that is scrolled away, and J continues with a visible one', async ({
    page,
  }) => {
    await begin(page, '/projects/render-farm/disks?sort=name', { heading: 'Disks' });
    await page.getByRole('link', { name: 'tile-0001' }).focus();
    await page.keyboard.press('j');
    const second = page.getByRole('link', { name: 'tile-0002' });
    await expect(second).toBeFocused();
    const list = page.getByTestId('scroll-container');
    // The list is as long as that once all its rows are there
    await expect(async () => {
      await list.evaluate((element) => element.scrollTo(0, 20_000));
      await expect(page.getByRole('link', { name: 'tile-0510' })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('link', { name: 'tile-0020' })).toHaveCount(0);
    await expect(second).toBeFocused();
    await page.keyboard.press('j');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^tile-0(49|50)/);
    expect(await list.evaluate(({ scrollTop }) => Math.round(scrollTop))).toBe(20_000);
  });

  test('follows a new disk automatically, and keeps an open menu open', async ({ page }) => {
    // Only the test moves the time, and with it the server's
    await page.clock.install({ time: new Date('2027-03-05T13:00:00Z') });
    await begin(page, '/projects/payments-staging/disks', { heading: 'Disks' });
    await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1_500));
    await page.getByRole('link', { name: 'New disk', exact: true }).first().click();
    await page.clock.runFor(100);
    await diskForm(page).name.fill('ledger');
    await diskForm(page).submit.click();
    await page.clock.runFor(100);
    await expect(diskCell(page, 'ledger', 'state')).toHaveText('creating');
    const menu = await openMenu(page, 'ledger');
    const remove = menu.getByRole('menuitem', { name: 'Delete' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(4_000);
    await expect(remove).not.toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await page.clock.runFor(500);
    await expect(diskCell(page, 'ledger', 'state')).toHaveText('detached');
    const calls = await callsOf(page, 'diskList');
    await page.clock.runFor(90_000);
    expect(await callsOf(page, 'diskList'), 'asks for disks at rest').toBe(calls);
  });
});

test.describe('in another language', () => {
  test.use({ locale: 'de-DE' });

  // @sheet compute-storage/9.78
  test('dates of disks and snapshots follow the browser', async ({ page }) => {
    await begin(page, EDGE_DISKS, { heading: 'Disks' });
    await expect(diskCell(page, 'spare-1', 'created')).toHaveText(/^\d{2}\.\d{2}\.\d{4}/);
    await visit(page, EDGE_SNAPSHOTS, 'Snapshots');
    await expect(snapshotCell(page, 'largest', 'created')).toHaveText(/^\d\d\.\d\d\.\d{4}\d\d:\d\d$/);
  });
});
