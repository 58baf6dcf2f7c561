import { expectFieldError } from '../../support/console.ts';
import { create, form, openForm, pick, tab } from './instance-create.ts';
import { read } from '../../support/mock.ts';
import { expect, test } from '../../support/test.ts';

test('an instance is created from a snapshot in one step', async ({ page }) => {
  await openForm(page);
  await form(page).name.fill('restored');
  await tab(page, 'Snapshots');
  const snapshot = page.getByRole('combobox', { name: 'Snapshot' });
  await form(page).submit.click();
  await expectFieldError(snapshot, 'Snapshot is required');
  await pick(page, snapshot, /^before-migration/);
  const size = page.getByRole('textbox', { name: 'Disk size (GiB)' });
  await size.fill('1');
  await size.blur();
  await expect(size).toHaveValue('20');
  await create(page, 'restored');
  const made = await read(page, '/v1/instances/restored?project=edge-cache');
  const disk = await read(page, `/v1/disks/${String(made['boot_disk_id'])}`);
  expect(disk['snapshot_id']).toMatch(/^[0-9a-f-]{36}$/);
});
