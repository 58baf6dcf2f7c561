import type { Locator, Page } from '@playwright/test';
import { begin } from '../../support/begin.ts';
import { confirm, dialog, expectCrumbs, sidebar, title, toast } from '../../support/console.ts';
import {
  attachButton,
  attached,
  bootDisk,
  createButton,
  disk,
  diskForm,
  diskOf,
  openStopped,
  otherDisks,
  pick,
  storage,
} from '../../storage/disks.ts';
import { FAILURES } from '../../support/failures.ts';
import { fact, openMenu } from '../instances.ts';
import { callsOf, lift, read, tell } from '../../support/mock.ts';
import { snapshotCell } from '../../storage/snapshots.ts';
import { expect, rowAction, rowOf, test } from '../../support/test.ts';
import { FULL } from '../../support/setting.ts';

const STOPPED_ONLY = /must be stopped/;

async function openAttach(page: Page) {
  await attachButton(page).click();
  const modal = dialog(page, 'Attach disk');
  return {
    modal,
    choice: modal.getByRole('combobox', { name: 'Disk name' }),
    submit: modal.getByRole('button', { name: 'Attach disk', exact: true }),
  };
}

/** An action that is not possible says why, to the pointer and to a screen reader. */
async function expectReason(item: Locator, reason: RegExp): Promise<void> {
  await expect(item).toHaveAttribute('aria-disabled', 'true');
  await expect(item).toHaveAccessibleDescription(reason);
  await item.hover();
  // A button has a tooltip, an entry of a menu a second line
  const page = item.page();
  await expect(page.getByRole('tooltip').or(page.getByRole('menu').getByText(reason).first())).toHaveText(
    reason,
  );
}

test.describe('disks of a running instance', () => {
  test('are shown separately: boot disk and others', async ({ page }) => {
    await begin(page, '/projects/edge-cache/instances/cache-ams-01', { heading: 'cache-ams-01' });
    await expect(page).toHaveURL(storage('cache-ams-01'));
    await expect(page).toHaveTitle(
      'Storage / cache-ams-01 / Instances / edge-cache / Projects / Oxide Console',
    );
    await expectCrumbs(
      page,
      ['Projects', '/projects'],
      ['edge-cache', '/projects/edge-cache/instances'],
      ['Instances', '/projects/edge-cache/instances'],
      ['cache-ams-01', storage('cache-ams-01')],
      ['Storage', storage('cache-ams-01')],
    );
    await expect(bootDisk(page).getByRole('columnheader')).toHaveText([
      'Disk',
      'state',
      'size',
      'created',
      '',
    ]);
    await expect(bootDisk(page).getByRole('row').nth(1)).toContainText('cache-ams-01-root');
    await expect(otherDisks(page).getByRole('row')).toHaveCount(4);
  });

  test('cannot be changed, and every control shows the reason', async ({ page }) => {
    await begin(page, storage('cache-ams-01'), { heading: 'cache-ams-01' });
    for (const button of [attachButton(page), createButton(page)]) await expectReason(button, STOPPED_ONLY);
    for (const [name, change, detachReason] of [
      ['cache-ams-01-root', 'Unset as boot disk', /Unset it as boot disk/],
      ['ams-01-hot', 'Set as boot disk', STOPPED_ONLY],
    ] as const) {
      const menu = await openMenu(page, name);
      await expect(menu.getByRole('menuitem')).toHaveText(['Copy ID', 'Snapshot', 'Grow…', change, 'Detach']);
      await expectReason(menu.getByRole('menuitem', { name: change }), STOPPED_ONLY);
      await expectReason(menu.getByRole('menuitem', { name: 'Detach' }), detachReason);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
  });

  test('can be changed after a stop; the boot disk stays attached; menus are updated', async ({ page }) => {
    await begin(page, storage('cache-ams-01'), { heading: 'cache-ams-01' });
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await confirm(page, 'Confirm stop instance');
    const boot = await openMenu(page, 'cache-ams-01-root');
    const unset = boot.getByRole('menuitem', { name: 'Unset as boot disk' });
    await expect(unset).not.toHaveAttribute('aria-disabled', 'true', { timeout: 20_000 });
    await expectReason(boot.getByRole('menuitem', { name: 'Detach' }), /Unset it as boot disk/);
    await page.keyboard.press('Escape');
    await expect(attachButton(page)).not.toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await confirm(page, 'Confirm start instance');
    const other = await openMenu(page, 'ams-01-hot');
    await tell(page, 'clock', { advance: 20_000 });
    await expect(fact(page, 'state', 'running')).toBeVisible();
    await expect(other).toBeVisible();
  });
});

test.describe('attaching a disk', () => {
  test('requires a selection, leaves out attached disks, and shows the disk', async ({ page }) => {
    await openStopped(page, [attached('spare-1')]);
    const { modal, choice, submit } = await openAttach(page);
    await submit.press('Enter');
    await expect(modal.getByRole('alert')).toHaveText('Disk name is required');
    await choice.fill('spare');
    await expect(page.getByRole('option')).toHaveCount(2);
    await expect(page.getByRole('option', { name: /^spare-1\b(?!6|28)/ })).toHaveCount(0);
    await pick(page, /^spare-16/);
    await submit.click();
    await expect(modal).toBeHidden();
    await expect(toast(page, 'Disk spare-16 attached')).toBeVisible();
    await expect(otherDisks(page).getByRole('row').filter({ hasText: 'spare-16' })).toContainText('attached');
    // The list of disks knows too, with the page still fresh
    await sidebar(page).getByRole('link', { name: 'Disks' }).click();
    await expect(title(page, 'Disks')).toBeVisible();
    await expect(rowOf(page, 'spare-16').getByRole('link', { name: 'schema-migrator' })).toBeVisible();
  });

  for (const [what, rule, message] of FAILURES) {
    test(`that ${what} keeps the selection until it is closed`, { tag: FULL }, async ({ page }) => {
      await openStopped(page);
      const { modal, choice, submit } = await openAttach(page);
      await choice.fill('spare-16');
      await pick(page, /^spare-16/);
      await tell(page, 'faults', { operation: 'instanceDiskAttach', ...rule });
      await submit.click();
      await expect(modal.getByRole('alert').getByText(message)).toBeVisible();
      await expect(choice).toHaveValue('spare-16');
      await modal.getByRole('button', { name: 'Cancel' }).click();
      await lift(page);
      const again = await openAttach(page);
      await expect(again.modal.getByRole('alert')).toHaveCount(0);
      await expect(again.choice).toHaveValue('');
    });
  }

  test('is submitted once', { tag: FULL }, async ({ page }) => {
    await openStopped(page);
    const { choice, submit } = await openAttach(page);
    await choice.fill('spare-16');
    await pick(page, /^spare-16/);
    await tell(page, 'faults', { operation: 'instanceDiskAttach', delay: 2_500, count: 1 });
    await submit.dblclick();
    await expect(toast(page, 'Disk spare-16 attached')).toBeVisible();
    expect(await callsOf(page, 'instanceDiskAttach')).toBe(1);
  });
});

test.describe('a new disk for an instance', () => {
  test('is made from a snapshot and attached', async ({ page }) => {
    await openStopped(page);
    await createButton(page).click();
    const form = diskForm(page);
    await form.name.fill('restored');
    await form.source('Snapshot').click();
    await form.snapshot.click();
    await pick(page, /^before-migration/);
    await form.submit.click();
    await expect(form.dialog).toBeHidden();
    await expect(toast(page, 'Disk restored created')).toBeVisible();
    await expect(toast(page, 'Disk restored attached')).toBeVisible();
    const row = otherDisks(page).getByRole('row').filter({ hasText: 'restored' });
    await expect(row).toContainText('20 GiB');
    await expect(row).toContainText('attached');
    await expect(page).toHaveURL(storage('schema-migrator'));
  });

  test('that cannot be attached is listed, and an error is shown', { tag: FULL }, async ({ page }) => {
    await openStopped(page);
    await createButton(page).click();
    await tell(page, 'faults', {
      operation: 'instanceDiskAttach',
      status: 503,
      message: 'Not now',
      count: 1,
    });
    await diskForm(page).name.fill('loose');
    await diskForm(page).submit.click();
    await expect(diskForm(page).dialog).toBeHidden();
    await expect(page.getByTestId('Toasts')).toContainText('Disk loose created');
    await expect(page.getByTestId('Toasts')).toContainText('Could not attach looseNot now');
    const { choice } = await openAttach(page);
    await choice.fill('loose');
    await expect(page.getByRole('option', { name: /^loose/ })).toHaveCount(1);
  });

  test('whose creation is refused is not attached', { tag: FULL }, async ({ page }) => {
    await openStopped(page);
    await createButton(page).click();
    await diskForm(page).name.fill('spare-16');
    await diskForm(page).submit.click();
    await expect(diskForm(page).dialog.getByText('Disk name already exists')).toBeVisible();
    expect(await callsOf(page, 'instanceDiskAttach')).toBe(0);
  });
});

test.describe('detaching a disk', () => {
  test('asks for confirmation, detaches, and the list of disks shows it', async ({ page }) => {
    await openStopped(page, [attached('spare-16')]);
    await rowAction(page, 'spare-16', 'Detach');
    await confirm(page, 'Confirm detach disk');
    await expect(toast(page, 'Disk spare-16 detached')).toBeVisible();
    await expect(rowOf(page, 'spare-16')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'No other disks' })).toBeVisible();
    expect(await diskOf(page, 'spare-16')).toMatchObject({ state: { state: 'detached' } });
    await sidebar(page).getByRole('link', { name: 'Disks' }).click();
    await expect(rowOf(page, 'spare-16')).toContainText('detached');
  });

  test('that fails shows the reason once', { tag: FULL }, async ({ page }) => {
    await openStopped(page, [attached('spare-16')]);
    await tell(page, 'faults', {
      operation: 'instanceDiskDetach',
      status: 503,
      message: 'Not now',
      count: 1,
    });
    await rowAction(page, 'spare-16', 'Detach');
    await confirm(page, 'Confirm detach disk');
    await expect(page.getByTestId('Toasts')).toHaveText('Could not detach diskNot now');
    await expect(rowOf(page, 'spare-16')).toHaveCount(1);
  });
});

test('a snapshot is taken of a disk in use', async ({ page }) => {
  await begin(page, storage('cache-ams-01'), { heading: 'cache-ams-01' });
  await rowAction(page, 'ams-01-hot', 'Snapshot');
  const done = page.getByTestId('Toasts').getByText(/^Snapshot ams-01-hot-[0-9a-f]{6} created$/);
  await expect(done).toBeVisible();
  const name = (await done.textContent())?.split(' ')[1] ?? '';
  expect(await read(page, `/v1/snapshots/${name}?project=edge-cache`)).toMatchObject({ description: '' });
  await sidebar(page).getByRole('link', { name: 'Snapshots' }).click();
  await expect(snapshotCell(page, name, 'disk')).toHaveText('ams-01-hot');
});

test('a disk that is being created is shown as such', { tag: FULL }, async ({ page }) => {
  await openStopped(page, [disk('edge-cache', 'fresh'), attached('fresh')]);
  await expect(rowOf(page, 'fresh')).toContainText('attached');
});
