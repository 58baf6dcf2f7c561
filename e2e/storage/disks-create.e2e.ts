import type { Page } from '@playwright/test';
import { expectFieldError, toast } from '../support/console.ts';
import { diskCell, type diskForm, diskOf, EDGE_DISKS, openDiskForm, pick } from './disks.ts';
import { callsOf, read } from '../support/mock.ts';
import { expect, rowOf, test } from '../support/test.ts';

const GIB = 1024 ** 3;

/** Sends the form, which closes; the disk is said to be made and is in the list. */
async function submit(page: Page, form: ReturnType<typeof diskForm>, name: string): Promise<void> {
  await form.submit.click();
  await expect(form.dialog).toBeHidden();
  await expect(toast(page, `Disk ${name} created`)).toBeVisible();
  await expect(page).toHaveURL(EDGE_DISKS);
  await expect(rowOf(page, name)).toBeVisible();
}

test.describe('a new disk', () => {
  test('is blank with blocks of 512 bytes', async ({ page }) => {
    const form = await openDiskForm(page);
    await form.name.fill('scratch');
    await form.description.fill('Throw away');
    await form.blockSize('512').click();
    await submit(page, form, 'scratch');
    await expect(diskCell(page, 'scratch', 'size')).toHaveText('10 GiB');
    expect(await diskOf(page, 'scratch')).toMatchObject({
      block_size: 512,
      size: 10 * GIB,
      description: 'Throw away',
    });
  });

  test('is created from a snapshot, and is at least as large', async ({ page }) => {
    const form = await openDiskForm(page);
    await form.name.fill('again');
    await form.source('Snapshot').click();
    await form.snapshot.click();
    const option = page.getByRole('option', { name: /^before-migration/ });
    await expect(option).toContainText(/Created .* \/ from spare-16 \/ 20 GiB/);
    await option.click();
    await expect(form.size).toHaveValue('20');
    await form.size.fill('19');
    await form.submit.click();
    await expectFieldError(form.size, 'Must be at least as large as the snapshot: 20 GiB');
    expect(await callsOf(page, 'diskCreate')).toBe(0);
    await form.size.fill('25');
    await submit(page, form, 'again');
    const { id } = await read(page, '/v1/snapshots/before-migration?project=edge-cache');
    expect(await diskOf(page, 'again')).toMatchObject({ snapshot_id: id, size: 25 * GIB });
  });

  test('can be as large as the largest snapshot', async ({ page }) => {
    const form = await openDiskForm(page);
    await form.name.fill('huge');
    await form.source('Snapshot').click();
    await form.snapshot.click();
    await pick(page, /^largest/);
    await expect(form.size).toHaveValue('1023');
    await submit(page, form, 'huge');
    await expect(diskCell(page, 'huge', 'size')).toHaveText('1,023 GiB');
  });

  test('is created from an image of the project or of the silo', async ({ page }) => {
    const form = await openDiskForm(page);
    await form.name.fill('booted');
    await form.source('Image').click();
    await form.image.click();
    const options = await page.getByRole('option').allTextContents();
    const kinds = options.map((text) => (text.endsWith('Project image') ? 'project' : 'silo'));
    expect(kinds).toEqual([...kinds].sort());
    expect(new Set(kinds).size).toBe(2);
    await page.getByRole('option').first().click();
    await submit(page, form, 'booted');
    expect(await diskOf(page, 'booted')).toMatchObject({ image_id: expect.any(String) });
  });

  test('clears its source when it becomes blank again, but keeps its size', async ({ page }) => {
    const form = await openDiskForm(page);
    await form.name.fill('plain');
    await form.blockSize('512').click();
    await form.source('Snapshot').click();
    await form.snapshot.click();
    await pick(page, /^before-migration/);
    await form.source('Blank').click();
    await expect(form.blockSize('4096')).toBeChecked();
    await form.source('Snapshot').click();
    await expect(form.snapshot).toHaveValue('');
    await form.source('Blank').click();
    await submit(page, form, 'plain');
    const made = await diskOf(page, 'plain');
    expect(made).toMatchObject({ block_size: 4096, size: 20 * GIB });
    expect(made['snapshot_id'] ?? null).toBeNull();
  });
});
