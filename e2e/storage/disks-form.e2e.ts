import { breadcrumbs, expectFieldError, toast } from '../support/console.ts';
import { EDGE_DISKS, openDiskForm, pick } from './disks.ts';
import { begin, fails } from '../support/begin.ts';
import { eachFailure } from '../support/failures.ts';
import { callsOf, tell } from '../support/mock.ts';
import { leaveQuestion } from '../projects/projects.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const GIB = 1024 ** 3;

test.describe('a new disk', () => {
  test('opens a form over the list, which does not change', { tag: FULL }, async ({ page }) => {
    const form = await openDiskForm(page);
    await expect(page).toHaveURL('/projects/edge-cache/disks-new');
    await expect(page).toHaveTitle('New disk / Disks / edge-cache / Projects / Oxide Console');
    await expect(breadcrumbs(page).getByRole('link')).toHaveText(['Projects', 'edge-cache', 'Disks']);
    await expect(form.source('Blank')).toBeChecked();
    await expect(form.blockSize('4096')).toBeChecked();
    await expect(form.size).toHaveValue('10');
    await form.cancel.click();
    await expect(page).toHaveURL(EDGE_DISKS);
  });

  test('never becomes smaller when a source is selected', { tag: FULL }, async ({ page }) => {
    const form = await openDiskForm(page);
    await form.size.fill('70');
    await form.source('Snapshot').click();
    await form.snapshot.click();
    await pick(page, /^before-migration/);
    await expect(form.size).toHaveValue('70');
  });

  test('requires a name, a source and a valid size', { tag: FULL }, async ({ page }) => {
    const form = await openDiskForm(page);
    await form.source('Snapshot').click();
    await form.submit.click();
    await expectFieldError(form.name, 'Name is required');
    await expect(form.name).toBeFocused();
    await expect(form.dialog.getByText('Source snapshot is required')).toBeVisible();
    await form.source('Image').click();
    await form.submit.click();
    await expect(form.dialog.getByText('Source image is required')).toBeVisible();
    await form.source('Blank').click();
    await form.size.fill('1024');
    await expectFieldError(form.size, 'Can be at most 1023 GiB');
    await form.size.fill('');
    await expectFieldError(form.size, 'Disk size is required');
    expect(await callsOf(page, 'diskCreate')).toBe(0);
  });

  test('shows the remaining quota, and that a larger disk does not fit', { tag: FULL }, async ({ page }) => {
    const left = { cpus: 0, memory: 0, storage: 0 };
    const body = JSON.stringify({
      capacity: { ...left, storage: 100 * GIB },
      provisioned: { ...left, storage: 60 * GIB },
    });
    const form = await openDiskForm(page, [fails('utilizationView', { body })]);
    await expect(form.size).toHaveAccessibleDescription(/40 GiB .* left/);
    await form.size.fill('40');
    await expect(form.dialog.getByText(/exceeds the remaining quota/)).toBeHidden();
    await form.size.fill('41');
    await expect(form.dialog.getByText(/exceeds the remaining quota/)).toBeVisible();
  });

  test('can be created when sources and quota cannot be loaded', { tag: FULL }, async ({ page }) => {
    const form = await openDiskForm(page, [
      fails('snapshotList', { status: 503 }),
      fails('imageList', { status: 403 }),
      fails('utilizationView', { status: 403 }),
    ]);
    await form.source('Snapshot').click();
    await expect(form.snapshot).toHaveAttribute('placeholder', 'Snapshots could not be loaded');
    await form.source('Image').click();
    await expect(form.image).toHaveAttribute('placeholder', 'Images could not be loaded');
    await form.source('Blank').click();
    await form.name.fill('scratch');
    await form.submit.click();
    await expect(toast(page, 'Disk scratch created')).toBeVisible();
  });

  test('is also validated when its form is opened by URL', { tag: FULL }, async ({ page }) => {
    await begin(page, '/projects/edge-cache/disks-new');
    await expect(page.getByRole('dialog', { name: 'Create disk' })).toBeVisible({ timeout: 15_000 });
    await expect(rowOf(page, 'spare-1')).toHaveCount(1);
  });
});

test.describe('a disk', () => {
  test('that fails shows the error and keeps the input', { tag: FULL }, async ({ page }) => {
    const form = await openDiskForm(page);
    await form.name.fill('scratch');
    await form.description.fill('Throw away');
    await form.blockSize('2048').click();
    await form.size.fill('33');
    await eachFailure(page, 'diskCreate', async (message) => {
      await form.submit.click();
      await expect(form.dialog.getByRole('alert').getByText(message)).toBeVisible();
      await expect(form.name).toHaveValue('scratch');
      await expect(form.description).toHaveValue('Throw away');
      await expect(form.blockSize('2048')).toBeChecked();
      await expect(form.size).toHaveValue('33');
    });
    await form.submit.click();
    await expect(toast(page, 'Disk scratch created')).toBeVisible();
  });

  test('must have a unique name', { tag: FULL }, async ({ page }) => {
    const form = await openDiskForm(page);
    await form.name.fill('spare-16');
    await form.submit.click();
    await expect(form.dialog.getByText('Disk name already exists')).toBeVisible();
    await expectFieldError(form.name, 'Name already exists');
    await expect(form.name).toBeFocused();
    await form.name.fill('spare-17');
    await form.submit.click();
    await expect(toast(page, 'Disk spare-17 created')).toBeVisible();
  });

  test('is submitted once for repeated clicks', { tag: FULL }, async ({ page }) => {
    const form = await openDiskForm(page);
    await tell(page, 'faults', { operation: 'diskCreate', delay: 2_500, count: 1 });
    await form.name.fill('scratch');
    await form.submit.dblclick();
    await expect(form.submit).toHaveAttribute('aria-busy', 'true');
    await expect(toast(page, 'Disk scratch created')).toBeVisible();
    expect(await callsOf(page, 'diskCreate')).toBe(1);
  });

  for (const [way, leave] of [
    ['Escape', 'key'],
    ['a press outside', 'press'],
  ] as const) {
    test(`asks for confirmation before ${way} discards changes`, { tag: FULL }, async ({ page }) => {
      const form = await openDiskForm(page);
      await form.source('Image').click();
      const go = () => (leave === 'key' ? page.keyboard.press('Escape') : page.mouse.click(300, 500));
      await go();
      await leaveQuestion(page).getByRole('button', { name: 'Keep editing' }).click();
      await expect(form.source('Image')).toBeChecked();
      await go();
      await leaveQuestion(page).getByRole('button', { name: 'Leave form' }).click();
      await expect(form.dialog).toBeHidden();
      await expect(page).toHaveURL(EDGE_DISKS);
    });
  }
});
