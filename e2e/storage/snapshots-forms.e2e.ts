import { breadcrumbs, expectFieldError, toast } from '../support/console.ts';
import { begin, fails } from '../support/begin.ts';
import { eachFailure, spoil } from '../support/failures.ts';
import { callsOf } from '../support/mock.ts';
import { leaveQuestion } from '../projects/projects.ts';
import {
  EDGE_SNAPSHOTS,
  fillImage,
  fillSnapshot,
  imageForm,
  openImageForm,
  openSnapshotForm,
  openSnapshots,
  snapshotForm,
} from './snapshots.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

test.describe('a new snapshot', () => {
  test('opens a form over the list, which does not change', { tag: FULL }, async ({ page }) => {
    const form = await openSnapshotForm(page);
    await expect(page).toHaveURL('/projects/edge-cache/snapshots-new');
    await expect(page).toHaveTitle('New snapshot / Snapshots / edge-cache / Projects / Oxide Console');
    await expect(breadcrumbs(page).getByRole('link')).toHaveText(['Projects', 'edge-cache', 'Snapshots']);
    await expect(rowOf(page, 'largest')).toHaveCount(1);
    await form.cancel.click();
    await expect(page).toHaveURL(EDGE_SNAPSHOTS);
  });

  test('requires a name and a disk', { tag: FULL }, async ({ page }) => {
    const form = await openSnapshotForm(page);
    await form.submit.click();
    await expectFieldError(form.name, 'Name is required');
    await expectFieldError(form.disk, 'Disk is required');
    await expect(form.name).toBeFocused();
    expect(await callsOf(page, 'snapshotCreate')).toBe(0);
  });

  // @sheet common-ui/34.15
  test('offers only disks that are attached or detached', async ({ page }) => {
    const form = await openSnapshotForm(page);
    await form.disk.click();
    await expect(page.getByRole('option', { name: /^spare-16/ })).toContainText('16 GiB');
    await form.disk.fill('import');
    await expect(page.getByRole('option')).toHaveText(['No items match']);
  });

  test('can be taken of any disk in a long list', { tag: FULL }, async ({ page }) => {
    await begin(page, '/projects/render-farm/snapshots', { heading: 'Snapshots' });
    await page.getByRole('link', { name: 'New snapshot' }).first().click();
    const form = snapshotForm(page);
    // The last of 1,010, which is not among the first thousand
    await form.disk.fill('tile-1010');
    await expect(page.getByRole('option')).toHaveText([/^tile-1010/]);
  });

  test('shows the remaining quota', { tag: FULL }, async ({ page }) => {
    const form = await openSnapshotForm(page);
    await expect(form.dialog.getByText(/of the silo's storage quota left/)).toBeVisible();
  });

  test('shows the form and the error when its options cannot be loaded', { tag: FULL }, async ({ page }) => {
    const orders = [fails('utilizationView', { status: 403 }), fails('diskList', { status: 503 })];
    const form = await openSnapshotForm(page, orders);
    await expect(form.dialog.getByText('The disks of the project could not be loaded.')).toBeVisible();
  });

  test('that fails leaves the form as it was, to be sent again', { tag: FULL }, async ({ page }) => {
    const form = await openSnapshotForm(page);
    await fillSnapshot(page, 'aa-now');
    await eachFailure(page, 'snapshotCreate', async (message) => {
      await form.submit.click();
      await expect(form.dialog.getByRole('alert').getByText(message)).toBeVisible();
      await expect(form.name).toHaveValue('aa-now');
      await expect(form.description).toHaveValue('Kept as it is');
      await expect(form.disk).toHaveValue('spare-16');
    });
    await form.submit.click();
    await expect(toast(page, 'Snapshot aa-now created')).toBeVisible();
    await expect(form.dialog).toBeHidden();
  });

  test('with a name in use is refused at the field, which has the focus', { tag: FULL }, async ({ page }) => {
    const form = await openSnapshotForm(page);
    await fillSnapshot(page, 'largest');
    await form.submit.click();
    await expect(form.dialog.getByText('Snapshot name already exists')).toBeVisible();
    await expectFieldError(form.name, 'Name already exists');
    await expect(form.name).toBeFocused();
    await form.name.fill('aa-larger');
    await form.submit.click();
    await expect(toast(page, 'Snapshot aa-larger created')).toBeVisible();
  });

  test('is taken once for repeated clicks', { tag: FULL }, async ({ page }) => {
    const form = await openSnapshotForm(page);
    await spoil(page, 'snapshotCreate', { delay: 3_000 });
    await fillSnapshot(page, 'aa-now');
    await form.submit.dblclick();
    await expect(form.submit).toHaveAttribute('aria-busy', 'true');
    await form.name.press('Enter');
    await expect(toast(page, 'Snapshot aa-now created')).toBeVisible();
    expect(await callsOf(page, 'snapshotCreate')).toBe(1);
  });

  test('is not lost by Escape or a click beside it', { tag: FULL }, async ({ page }) => {
    const form = await openSnapshotForm(page);
    await form.name.fill('aa-now');
    await page.keyboard.press('Escape');
    await leaveQuestion(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.name).toHaveValue('aa-now');
    await page.mouse.click(200, 400);
    await leaveQuestion(page).getByRole('button', { name: 'Leave form' }).click();
    await expect(page).toHaveURL(EDGE_SNAPSHOTS);
    await expect(form.dialog).toBeHidden();
  });
});

test.describe('an image from a snapshot', () => {
  test('requires all fields, also when opened by URL', { tag: FULL }, async ({ page }) => {
    await begin(page, `${EDGE_SNAPSHOTS}/largest/images-new`, { heading: 'Snapshots' });
    const form = imageForm(page);
    await form.name.fill('');
    await form.submit.click();
    for (const [field, label] of [
      [form.name, 'Name'],
      [form.description, 'Description'],
      [form.os, 'OS'],
      [form.version, 'Version'],
    ] as const)
      await expectFieldError(field, `${label} is required`);
    await expect(form.name).toBeFocused();
    expect(await callsOf(page, 'imageCreate')).toBe(0);
  });

  test('that fails leaves the form as it was, to be sent again', { tag: FULL }, async ({ page }) => {
    const form = await openImageForm(page, 'largest');
    await fillImage(page, 'aa-golden');
    await eachFailure(page, 'imageCreate', async (message) => {
      await form.submit.click();
      await expect(form.dialog.getByRole('alert').getByText(message)).toBeVisible();
      await expect(form.os).toHaveValue('debian');
      await expect(form.version).toHaveValue('13.1');
    });
    await form.submit.click();
    await expect(toast(page, 'Image aa-golden created')).toBeVisible();
  });

  test('is created once for repeated clicks', { tag: FULL }, async ({ page }) => {
    const form = await openImageForm(page, 'largest');
    await spoil(page, 'imageCreate', { delay: 3_000 });
    await fillImage(page, 'aa-golden');
    await form.submit.dblclick();
    await expect(form.submit).toHaveAttribute('aria-busy', 'true');
    await form.name.press('Enter');
    await expect(toast(page, 'Image aa-golden created')).toBeVisible();
    expect(await callsOf(page, 'imageCreate')).toBe(1);
  });

  test('of an unknown snapshot cannot be created', { tag: FULL }, async ({ page }) => {
    await begin(page, `${EDGE_SNAPSHOTS}/no-such-snapshot/images-new`, { heading: 'Page not found' });
  });

  test(
    'keeps the position of the list, with the row marked, until it is closed',
    { tag: FULL },
    async ({ page }) => {
      await openSnapshots(page);
      await rowAction(page, 'largest', 'Create image');
      await expect(imageForm(page).name).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(imageForm(page).dialog).toBeHidden();
      await expect(page).toHaveURL(EDGE_SNAPSHOTS);
      await expect(rowOf(page, 'largest').getByRole('button', { name: 'Row actions' })).toBeFocused();
    },
  );
});
