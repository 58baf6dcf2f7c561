import { begin } from '../../support/begin.ts';
import { confirm, dialog } from '../../support/console.ts';
import { attached, bootDisk, openStopped, otherDisks, storage } from '../../storage/disks.ts';
import { read, tell } from '../../support/mock.ts';
import { expect, rowAction, test } from '../../support/test.ts';
import { FULL } from '../../support/setting.ts';

test.describe('the boot disk', () => {
  test('is changed, unset and set again; a missing one shows a message', async ({ page }) => {
    await openStopped(page, [attached('spare-16')]);
    const before = await read(page, '/v1/instances/schema-migrator?project=edge-cache');

    await rowAction(page, 'spare-16', 'Set as boot disk');
    await expect(dialog(page, 'Confirm change boot disk').getByText(/stays attached/)).toBeVisible();
    await confirm(page, 'Confirm change boot disk');
    await expect(bootDisk(page)).toContainText('spare-16');
    await expect(otherDisks(page)).toContainText('schema-migrator-root');

    await rowAction(page, 'spare-16', 'Unset as boot disk');
    await confirm(page, 'Confirm unset boot disk');
    await expect(page.getByRole('heading', { name: 'No boot disk set' })).toBeVisible();
    await expect(page.getByText(/^Set one of the attached disks/)).toBeVisible();
    await expect(otherDisks(page).getByRole('row')).toHaveCount(3);

    await rowAction(page, 'spare-16', 'Detach');
    await confirm(page, 'Confirm detach disk');
    await expect(page.getByText('The instance will boot from schema-migrator-root')).toBeVisible();

    await rowAction(page, 'schema-migrator-root', 'Set as boot disk');
    await confirm(page, 'Confirm set boot disk');
    await expect(bootDisk(page)).toContainText('schema-migrator-root');
    await expect(page.getByRole('heading', { name: 'No other disks' })).toBeVisible();

    await rowAction(page, 'schema-migrator-root', 'Unset as boot disk');
    await confirm(page, 'Confirm unset boot disk');
    await rowAction(page, 'schema-migrator-root', 'Detach');
    await confirm(page, 'Confirm detach disk');
    await expect(page.getByText(/^Attach a disk/)).toBeVisible();

    // An update replaces everything: nothing else may have changed
    const after = await read(page, '/v1/instances/schema-migrator?project=edge-cache');
    const { ncpus, memory, auto_restart_policy } = before;
    expect(after).toMatchObject({ ncpus, memory });
    expect(after['auto_restart_policy']).toBe(auto_restart_policy);
    expect(after['boot_disk_id'] ?? null).toBeNull();
  });

  test('keeps the restart policy', { tag: FULL }, async ({ page }) => {
    // `never` is what would be lost
    const path = '/v1/instances/ingest-frozen?project=edge-cache';
    await begin(page, storage('ingest-frozen'), { heading: 'ingest-frozen' });
    expect(await read(page, path)).toMatchObject({ auto_restart_policy: 'never' });
    await rowAction(page, 'ingest-frozen-root', 'Unset as boot disk');
    await confirm(page, 'Confirm unset boot disk');
    await expect(page.getByRole('heading', { name: 'No boot disk set' })).toBeVisible();
    const after = await read(page, path);
    expect(after['auto_restart_policy']).toBe('never');
    expect(after['boot_disk_id'] ?? null).toBeNull();
  });

  for (const [action, on, question, failure] of [
    ['Unset as boot disk', 'schema-migrator-root', 'Confirm unset boot disk', 'Could not unset boot disk'],
    ['Set as boot disk', 'spare-16', 'Confirm change boot disk', 'Could not change boot disk'],
  ] as const) {
    test(`${action} that fails shows the error`, { tag: FULL }, async ({ page }) => {
      await openStopped(page, [attached('spare-16')]);
      await tell(page, 'faults', { operation: 'instanceUpdate', status: 503, message: 'Not now', count: 1 });
      await rowAction(page, on, action);
      await confirm(page, question);
      await expect(page.getByTestId('Toasts')).toHaveText(`${failure}Not now`);
      await expect(bootDisk(page)).toContainText('schema-migrator-root');
    });
  }
});
