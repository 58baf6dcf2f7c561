import { expectFieldError, openPalette, title, toast } from '../support/console.ts';
import { EDGE_DISKS } from './disks.ts';
import { begin, fails } from '../support/begin.ts';
import { callsOf, tell } from '../support/mock.ts';
import { bar, expectPage, scrollDown, scrolled } from '../across/pagination.ts';
import {
  EDGE_SNAPSHOTS,
  fillImage,
  openImageForm,
  openSnapshots,
  snapshotCell,
  snapshotForm,
} from './snapshots.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

test('the page has a help popover, and entries in sidebar and palette', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_DISKS, { heading: 'Disks' });
  const list = await openPalette(page);
  await list.getByRole('option', { name: 'Snapshots' }).click();
  await expect(title(page, 'Snapshots')).toBeVisible();
  await page.getByRole('button', { name: 'Learn about snapshots' }).click();
  await expect(page.getByRole('heading', { name: 'Learn about snapshots' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Disks and Snapshots' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Disks', exact: true }).click();
  await expect(title(page, 'Disks')).toBeVisible();
  await page.getByRole('link', { name: 'Snapshots', exact: true }).click();
  await expect(title(page, 'Snapshots')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('New snapshot');
  await page.keyboard.press('Enter');
  const form = snapshotForm(page);
  await expect(form.name).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await callsOf(page, 'snapshotCreate')).toBe(0);
});

// @sheet compute-storage/9.62 compute-storage/9.63
test('167 snapshots are four pages; the last one has a snapshot whose disk was deleted', async ({ page }) => {
  await openSnapshots(page);
  const { prev, next, spinner } = bar(page);
  await expectPage(page, 1, 50);
  await expect(prev).toBeDisabled();
  await tell(page, 'faults', { operation: 'snapshotList', delay: 2_500, count: 1 });
  for (const [number, count] of [
    [2, 50],
    [3, 50],
    [4, 17],
  ] as const) {
    await scrollDown(page);
    await next.click();
    if (number === 2) await expect(spinner).toBeVisible();
    await expectPage(page, number, count);
    expect(await scrolled(page)).toBe(0);
  }
  await expect(next).toBeDisabled();
  await expect(snapshotCell(page, 'orphan', 'disk')).toHaveText('Deleted');
  await prev.click();
  await expectPage(page, 3, 50);
  await scrollDown(page);
  await prev.click();
  await expectPage(page, 2, 50);
  expect(await scrolled(page)).toBe(0);
  await next.click();
  await tell(page, 'faults', { operation: 'diskView', delay: 4_000 });
  await next.click();
  // It stays said while it is asked for again
  await expect(snapshotCell(page, 'orphan', 'disk')).toHaveText('Deleted', { timeout: 2_000 });
  await expect(spinner).toHaveCount(0);
});

test('an uncached disk is looked up, and a skeleton is shown until then', { tag: FULL }, async ({ page }) => {
  const orders = [fails('diskList', { status: 503 }), fails('diskView', { delay: 3_000 })];
  await openSnapshots(page, orders);
  await expect(snapshotCell(page, 'largest', 'disk')).toHaveText('');
  await expect(snapshotCell(page, 'largest', 'disk')).toHaveText('ams-01-objects');
  await expect(snapshotCell(page, 'before-migration', 'disk')).toHaveText('spare-16');
});

test('the disk opens its details', { tag: FULL }, async ({ page }) => {
  await openSnapshots(page);
  await snapshotCell(page, 'before-migration', 'disk').getByRole('link').click();
  await expect(page).toHaveURL(`${EDGE_DISKS}/spare-16`);
});

test.describe('an image from a snapshot', () => {
  // @sheet compute-storage/9.64
  test('is created from the row, and is an image of the project', async ({ page }) => {
    const form = await openImageForm(page, 'largest');
    await expect(page).toHaveURL(`${EDGE_SNAPSHOTS}/largest/images-new`);
    await expect(page).toHaveTitle(
      'Create image from snapshot / Snapshots / edge-cache / Projects / Oxide Console',
    );
    await expect(form.dialog.getByRole('definition')).toHaveText(['largest', 'edge-cache', '1,023 GiB']);
    // It was in the row, so it was not asked for
    expect(await callsOf(page, 'snapshotView')).toBe(0);
    await fillImage(page, 'aa-golden');
    await form.submit.click();
    await expect(toast(page, 'Image aa-golden created')).toBeVisible();
    await expect(page).toHaveURL(EDGE_SNAPSHOTS);
    await page.getByRole('link', { name: 'Images', exact: true }).click();
    await expect(rowOf(page, 'aa-golden')).toContainText('Kept as it is');
    await expect(rowOf(page, 'aa-golden')).toContainText('1,023 GiB');
  });

  // @sheet compute-storage/9.64
  test('with a name in use is refused at the field', async ({ page }) => {
    const form = await openImageForm(page, 'largest');
    await fillImage(page, 'cache-golden');
    await form.submit.click();
    await expect(form.dialog.getByText('Image name already exists')).toBeVisible();
    await expectFieldError(form.name, 'Name already exists');
    await expect(form.name).toBeFocused();
    await form.name.fill('aa-golden');
    await form.submit.click();
    await expect(toast(page, 'Image aa-golden created')).toBeVisible();
  });
});

test('a project without snapshots offers to take one', { tag: FULL }, async ({ page }) => {
  await begin(page, '/projects/payments-staging/snapshots', { heading: 'Snapshots' });
  await expect(page.getByRole('heading', { level: 3, name: 'No snapshots' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('link', { name: 'New snapshot' }).last().click();
  await expect(snapshotForm(page).name).toBeFocused();
});

test('a project that does not exist is not found', { tag: FULL }, async ({ page }) => {
  await begin(page, '/projects/no-such-project/snapshots', { heading: 'Page not found' });
});

test('a list that cannot be loaded shows an error', { tag: FULL }, async ({ page }) => {
  const orders = [fails('snapshotList', { status: 503 })];
  await begin(page, EDGE_SNAPSHOTS, { orders, heading: 'Something went wrong' });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE', timezoneId: 'UTC' });

  // @sheet compute-storage/9.78
  test('dates follow the locale', async ({ page }) => {
    await openSnapshots(page);
    await expect(snapshotCell(page, 'largest', 'created')).toHaveText(/^\d\d\.\d\d\.\d{4}\d\d:\d\d$/);
  });
});

test.describe('in a small window', () => {
  test.use({ viewport: { width: 1280, height: 420 } });

  // @sheet compute-storage/9.76
  test('Back and Forward between disks and snapshots restore the scroll position', async ({ page }) => {
    const sheet = page.getByTestId('scroll-container');
    const scrollTo = (top: number) => sheet.evaluate((element, to) => element.scrollTo(0, to), top);
    const expectAt = (top: number) =>
      expect.poll(() => sheet.evaluate((element) => Math.round(element.scrollTop))).toBe(top);
    const goTo = async (name: string) => {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(title(page, name)).toBeVisible();
    };
    await begin(page, EDGE_DISKS, { heading: 'Disks' });
    await scrollTo(143);
    await goTo('Snapshots');
    await expectAt(0);
    await scrollTo(190);
    await page.goBack();
    await expectAt(143);
    await page.goForward();
    await expectAt(190);
    await goTo('Disks');
    await expectAt(0);
    await scrollTo(30);
    await page.goBack();
    await expectAt(190);
    await page.goBack();
    await expectAt(143);
  });
});
