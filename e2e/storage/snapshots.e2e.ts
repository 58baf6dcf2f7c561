import { expectFieldError, title, toast } from '../support/console.ts';
import { EDGE_DISKS } from './disks.ts';
import { begin } from '../support/begin.ts';
import { callsOf, tell } from '../support/mock.ts';
import { bar, expectPage, scrollDown, scrolled } from '../across/pagination.ts';
import { EDGE_SNAPSHOTS, fillImage, openImageForm, openSnapshots, snapshotCell } from './snapshots.ts';
import { expect, rowOf, test } from '../support/test.ts';

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
