import { callsOf } from '../../support/mock.ts';
import { as, expect, rowOf, test } from '../../support/test.ts';
import { begin } from '../../support/begin.ts';
import { title, toast } from '../../support/console.ts';
import { diskForm, EDGE_DISKS } from '../../storage/disks.ts';
import { create, form, openForm, openPart, pick, tab } from './instance-create.ts';

// A collaborator of the project without a role on the silo: the lists of pools and silo images, and images by id, are refused
test.beforeEach(async ({ context, baseURL }) => as(context, baseURL, 'Ines Carvalho'));

test('a project member without a role on the silo creates an instance from a disk', async ({ page }) => {
  await openForm(page);
  await tab(page, 'Project images');
  await expect(page.getByRole('heading', { name: 'You cannot use images' })).toBeVisible();
  await tab(page, 'Existing disks');
  await form(page).name.fill('ines-one');
  await pick(page, form(page).disk, /^spare-16/);
  await openPart(page, 'Networking');
  await expect(page.getByText(/^The default pool of the silo is used/)).toBeVisible();
  await expect(form(page).pool).toBeHidden();
  await create(page, 'ines-one');
  await expect(title(page, 'ines-one')).toBeVisible();
  await tab(page, 'Networking');
  await expect(page.getByRole('table', { name: 'External IPs' })).toContainText('ephemeral');
});

test('a project member without a role on the silo creates a disk, and no image is offered', async ({
  page,
}) => {
  await begin(page, EDGE_DISKS, { heading: 'Disks' });
  await page.getByRole('link', { name: 'New disk' }).click();
  const disk = diskForm(page);
  await disk.name.fill('ines-data');
  await disk.source('Image').click();
  await expect(disk.dialog.getByText(/^Creating a disk from an image requires a role/)).toBeVisible();
  await expect(disk.image).toBeDisabled();
  await disk.source('Blank').click();
  await disk.submit.click();
  await expect(toast(page, 'Disk ines-data created')).toBeVisible();
  await expect(rowOf(page, 'ines-data')).toBeVisible();
  expect(await callsOf(page, 'diskCreate')).toBe(1);
});
