import { begin, bareProject, fails } from '../../support/begin.ts';
import { expectFieldError, title } from '../../support/console.ts';
import { create, form, newInstance, openForm, openPart, pick, tab } from './instance-create.ts';
import { read } from '../../support/mock.ts';
import { expect, rowAction, test } from '../../support/test.ts';
import { FULL } from '../../support/setting.ts';

const SNAPSHOTS = '/projects/edge-cache/snapshots';

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

test('the menu of a snapshot opens the form with it selected', { tag: FULL }, async ({ page }) => {
  await begin(page, SNAPSHOTS, { heading: 'Snapshots' });
  await rowAction(page, 'before-migration', 'Create instance');
  await expect(title(page, 'Create instance')).toBeVisible();
  await expect(page).toHaveURL(`${newInstance()}?snapshot=before-migration`);
  await expect(page.getByRole('tab', { name: 'Snapshots' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('combobox', { name: 'Snapshot' })).toHaveValue('before-migration');
  await form(page).name.fill('from-before');
  await create(page, 'from-before');
});

test('a URL with a deleted snapshot shows the default form', { tag: FULL }, async ({ page }) => {
  await begin(page, `${newInstance()}?snapshot=no-such`, { heading: 'Create instance' });
  await expect(page.getByRole('tab', { name: 'Silo images' })).toHaveAttribute('aria-selected', 'true');
});

test('an instance can be created when snapshots cannot be loaded', { tag: FULL }, async ({ page }) => {
  await begin(page, newInstance(), {
    orders: [fails('snapshotList', { status: 503 })],
    heading: 'Create instance',
  });
  await tab(page, 'Snapshots');
  await expect(page.getByRole('heading', { name: 'Snapshots could not be loaded' })).toBeVisible();
  await tab(page, 'Silo images');
  await expect(form(page).image).toBeVisible();
});

test(
  'a project without a VPC shows a message before the form is submitted',
  { tag: FULL },
  async ({ page }) => {
    await begin(page, newInstance('bare'), { orders: bareProject('bare'), heading: 'Create instance' });
    const notice = page.getByText('This project has no VPC for a network interface');
    await expect(notice).toBeVisible();
    await openPart(page, 'Networking');
    await page.getByRole('radio', { name: 'None' }).check();
    await expect(notice).toBeHidden();
  },
);
