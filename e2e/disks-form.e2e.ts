import { breadcrumbs, expectFieldError, toast } from './support/console.ts';
import { diskCell, diskOf, EDGE_DISKS, openDiskForm, pick } from './support/disks.ts';
import { begin, fails } from './support/begin.ts';
import { callsOf, lift, read, tell } from './support/mock.ts';
import { leaveQuestion } from './support/projects.ts';
import { expect, rowOf, test } from './support/test.ts';

const GIB = 1024 ** 3;

test.describe('a new disk', () => {
  test('is a form over the list, which stays as it is', async ({ page }) => {
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

  test('is blank with blocks of 512 bytes', async ({ page }) => {
    const form = await openDiskForm(page);
    await form.name.fill('scratch');
    await form.description.fill('Throw away');
    await form.blockSize('512').click();
    await form.submit.click();
    await expect(form.dialog).toBeHidden();
    await expect(toast(page, 'Disk scratch created')).toBeVisible();
    await expect(page).toHaveURL(EDGE_DISKS);
    await expect(rowOf(page, 'scratch')).toHaveCount(1);
    await expect(diskCell(page, 'scratch', 'size')).toHaveText('10 GiB');
    expect(await diskOf(page, 'scratch')).toMatchObject({
      block_size: 512,
      size: 10 * GIB,
      description: 'Throw away',
    });
  });

  test('is made from a snapshot, and at least as large', async ({ page }) => {
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
    await form.submit.click();
    await expect(toast(page, 'Disk again created')).toBeVisible();
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
    await form.submit.click();
    await expect(toast(page, 'Disk huge created')).toBeVisible();
    await expect(diskCell(page, 'huge', 'size')).toHaveText('1,023 GiB');
  });

  test('is made from an image of the project or of the silo', async ({ page }) => {
    const form = await openDiskForm(page);
    await form.name.fill('booted');
    await form.source('Image').click();
    await form.image.click();
    const options = await page.getByRole('option').allTextContents();
    const kinds = options.map((text) => (text.endsWith('Project image') ? 'project' : 'silo'));
    expect(kinds).toEqual([...kinds].sort());
    expect(new Set(kinds).size).toBe(2);
    await page.getByRole('option').first().click();
    await form.submit.click();
    await expect(toast(page, 'Disk booted created')).toBeVisible();
    expect(await diskOf(page, 'booted')).toMatchObject({ image_id: expect.any(String) });
  });

  test('forgets its source when it becomes blank again, but keeps its size', async ({ page }) => {
    const form = await openDiskForm(page);
    await form.name.fill('plain');
    await form.blockSize('512').click();
    await form.source('Snapshot').click();
    await form.snapshot.click();
    await pick(page, /^before-migration/);
    await form.source('Blank').click();
    await expect(form.blockSize('4096')).toBeChecked();
    await form.source('Snapshot').click();
    await expect(form.snapshot).toHaveText(/Select a snapshot/);
    await form.source('Blank').click();
    await form.submit.click();
    await expect(toast(page, 'Disk plain created')).toBeVisible();
    const made = await diskOf(page, 'plain');
    expect(made).toMatchObject({ block_size: 4096, size: 20 * GIB });
    expect(made['snapshot_id'] ?? null).toBeNull();
  });

  test('never becomes smaller by choosing a source', async ({ page }) => {
    const form = await openDiskForm(page);
    await form.size.fill('70');
    await form.source('Snapshot').click();
    await form.snapshot.click();
    await pick(page, /^before-migration/);
    await expect(form.size).toHaveValue('70');
  });

  test('needs a name, a source and a size that is possible', async ({ page }) => {
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

  test('says what the quota leaves, and that a larger disk will not fit', async ({ page }) => {
    const left = { cpus: 0, memory: 0, storage: 0 };
    const body = JSON.stringify({
      capacity: { ...left, storage: 100 * GIB },
      provisioned: { ...left, storage: 60 * GIB },
    });
    const form = await openDiskForm(page, [fails('utilizationView', { body })]);
    await expect(form.size).toHaveAccessibleDescription(/40 GiB .* left/);
    await form.size.fill('40');
    await expect(form.dialog.getByText(/more than the quota has left/)).toBeHidden();
    await form.size.fill('41');
    await expect(form.dialog.getByText(/more than the quota has left/)).toBeVisible();
  });

  test('is possible when sources and quota cannot be had', async ({ page }) => {
    const form = await openDiskForm(page, [
      fails('snapshotList', { status: 503 }),
      fails('imageList', { status: 403 }),
      fails('utilizationView', { status: 403 }),
    ]);
    await form.source('Snapshot').click();
    await expect(form.snapshot).toHaveText('Snapshots could not be loaded');
    await form.source('Image').click();
    await expect(form.image).toHaveText('Images could not be loaded');
    await form.source('Blank').click();
    await form.name.fill('scratch');
    await form.submit.click();
    await expect(toast(page, 'Disk scratch created')).toBeVisible();
  });

  test('is checked by the address of its form too', async ({ page }) => {
    await begin(page, '/projects/edge-cache/disks-new');
    await expect(page.getByRole('dialog', { name: 'Create disk' })).toBeVisible({ timeout: 15_000 });
    await expect(rowOf(page, 'spare-1')).toHaveCount(1);
  });
});

test.describe('a disk that is refused', () => {
  for (const [what, rule, message] of [
    ['forbidden', { status: 403 }, 'Action not authorized'],
    ['not now', { status: 503, message: 'No sled has room' }, 'No sled has room'],
    ['unreadable', { body: '<html>' }, 'Error reading API response'],
    ['no connection', { abort: true }, /.+/],
  ] as const) {
    test(`says so and keeps what was typed: ${what}`, async ({ page }) => {
      const form = await openDiskForm(page);
      await form.name.fill('scratch');
      await form.description.fill('Throw away');
      await form.blockSize('2048').click();
      await form.size.fill('33');
      await tell(page, 'faults', { operation: 'diskCreate', ...rule });
      await form.submit.click();
      await expect(form.dialog.getByRole('alert')).toContainText(message);
      await expect(form.name).toHaveValue('scratch');
      await expect(form.description).toHaveValue('Throw away');
      await expect(form.blockSize('2048')).toBeChecked();
      await expect(form.size).toHaveValue('33');
      await lift(page);
      await form.submit.click();
      await expect(toast(page, 'Disk scratch created')).toBeVisible();
    });
  }

  test('has another name than the others', async ({ page }) => {
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

  test('is sent once, however often the button is pressed', async ({ page }) => {
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
    test(`asks before ${way} loses changes`, async ({ page }) => {
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
