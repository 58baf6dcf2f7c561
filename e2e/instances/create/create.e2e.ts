import type { Page } from '@playwright/test';
import { begin } from '../../support/begin.ts';
import {
  dialog,
  expectCrumbs,
  expectFieldError,
  openPalette,
  sidebar,
  title,
  toast,
  userMenu,
} from '../../support/console.ts';
import { create, fillNeeded, form, newInstance, openForm, openPart, pick, tab } from './instance-create.ts';
import { EDGE_CACHE, fact } from '../instances.ts';
import { callsOf, read } from '../../support/mock.ts';
import { interfaces } from '../networking/networking.ts';
import { expect, rowOf, test } from '../../support/test.ts';

const instance = (page: Page, name: string) => read(page, `/v1/instances/${name}?project=edge-cache`);
const preset = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test.describe('the way to the form', () => {
  // @sheet compute-storage/9.74
  test('is a link, a key and an entry of the palette', async ({ page }) => {
    await begin(page, EDGE_CACHE, { heading: 'Instances' });
    await page.getByRole('link', { name: 'New instance' }).click();
    await expect(title(page, 'Create instance')).toBeVisible();
    await expect(page).toHaveURL(newInstance());
    await expect(page).toHaveTitle('New instance / edge-cache / Projects / Oxide Console');
    await expectCrumbs(
      page,
      ['Projects', '/projects'],
      ['edge-cache', EDGE_CACHE],
      ['New instance', newInstance()],
    );
    await form(page).cancel.click();
    await expect(title(page, 'Instances')).toBeVisible();
    await page.keyboard.press('c');
    await expect(title(page, 'Create instance')).toBeVisible();
    await page.goBack();
    await expect(title(page, 'Instances')).toBeVisible();
    const palette = await openPalette(page);
    await palette.getByRole('option', { name: 'New instance', exact: true }).click();
    await expect(title(page, 'Create instance')).toBeVisible();
  });
});

// @sheet compute-storage/9.16
test('an instance is created: preset, project image, size and name of its disk, pool', async ({ page }) => {
  await openForm(page);
  const fields = form(page);
  await fields.name.fill('cache-mad-01');
  await fields.description.fill('Cache for Madrid');
  await preset(page, '4 vCPUs 16 GiB RAM').check();
  await tab(page, 'Project images');
  await pick(page, fields.image, /^cache-golden debian/);
  await expect(fields.size).toHaveValue('20');
  await fields.size.fill('30');
  await fields.diskName.fill('mad-boot');
  await openPart(page, 'Networking');
  await expect(fields.hostname).toHaveAttribute('placeholder', 'cache-mad-01');
  await expect(fields.pool).toContainText('public-v4');
  await pick(page, fields.pool, /^public-v6/);
  await create(page, 'cache-mad-01');
  await expect(title(page, 'cache-mad-01')).toBeVisible();
  await expect(toast(page, 'Instance cache-mad-01 created')).toBeVisible();
  await expect(page.getByText('Cache for Madrid')).toBeVisible();
  await expect(fact(page, 'cpu', '4 vCPUs')).toBeVisible();
  await expect(fact(page, 'ram', '16 GiB')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Boot disk' })).toContainText('mad-boot');
  const made = await instance(page, 'cache-mad-01');
  expect(made).toMatchObject({ ncpus: 4, memory: 16 * 1024 ** 3, hostname: 'cache-mad-01' });
  await tab(page, 'Networking');
  await expect(interfaces(page).getByRole('row').nth(1)).toContainText('primary');
  const addresses = await read(page, '/v1/instances/cache-mad-01/external-ips?project=edge-cache');
  expect(addresses['items']).toMatchObject([{ kind: 'ephemeral', ip: expect.stringMatching(/^2001:db8/) }]);
  // The update arrives without a click
  await expect
    .poll(async () => (await instance(page, 'cache-mad-01'))['run_state'], { timeout: 20_000 })
    .toBe('running');
});

// @sheet compute-storage/9.20
test('a name in use is reported in the bar and at the field', async ({ page }) => {
  await openForm(page);
  await fillNeeded(page, 'cache-ams-01');
  await form(page).description.fill('Kept as it is');
  await form(page).submit.click();
  await expect(page.getByRole('alert').getByText('Instance name already exists')).toBeVisible();
  await expectFieldError(form(page).name, 'Name already exists');
  await expect(form(page).name).toBeFocused();
  await expect(form(page).description).toHaveValue('Kept as it is');
  await form(page).name.fill('cache-ams-03');
  await create(page, 'cache-ams-03');
});

// @sheet compute-storage/9.18 compute-storage/9.19
test('an instance can be created stopped, with its own hostname and without an address', async ({ page }) => {
  await openForm(page);
  await fillNeeded(page, 'quiet-one');
  await page.getByRole('checkbox', { name: 'Start Instance' }).uncheck();
  await openPart(page, 'Networking');
  await form(page).hostname.fill('-quiet');
  await form(page).ephemeral.uncheck();
  await expect(form(page).pool).toBeHidden();
  await form(page).ephemeral.check();
  await expect(form(page).pool).toContainText('public-v4');
  await form(page).ephemeral.uncheck();
  await form(page).submit.click();
  await expectFieldError(form(page).hostname, /^.*Can only contain letters/);
  await form(page).hostname.fill('quiet.example.test');
  await create(page, 'quiet-one');
  await expect(fact(page, 'external IPs', '—')).toBeVisible();
  expect(await instance(page, 'quiet-one')).toMatchObject({ hostname: 'quiet.example.test' });
  const { items } = await read(page, '/v1/instances/quiet-one/external-ips?project=edge-cache');
  expect(items).toEqual([]);
  await expect
    .poll(async () => (await instance(page, 'quiet-one'))['run_state'], { timeout: 20_000 })
    .toBe('stopped');
});

// @sheet compute-storage/9.17
test('fields of the advanced sections are hidden until a section is opened or has an error', async ({
  page,
}) => {
  await openForm(page);
  const file = page.getByLabel(/^User Data/);
  await expect(form(page).hostname).toBeHidden();
  await expect(file).toBeHidden();
  await openPart(page, 'Configuration');
  await expect(form(page).hostname).toBeHidden();
  await file.setInputFiles({
    name: 'user-data.yaml',
    mimeType: 'text/yaml',
    buffer: Buffer.alloc(32 * 1024 + 1),
  });
  await openPart(page, 'Configuration');
  await expect(file).toBeHidden();
  await fillNeeded(page, 'cache-mad-01');
  await form(page).submit.click();
  await expect(file).toBeVisible();
  await expectFieldError(file, 'Must be 32 KiB or smaller');
  await expect(file).toBeFocused();
  expect(await callsOf(page, 'instanceCreate')).toBe(0);
  await page.getByRole('button', { name: 'Clear file' }).click();
  await file.setInputFiles({
    name: 'user-data.yaml',
    mimeType: 'text/yaml',
    buffer: Buffer.from('#cloud-config\n'),
  });
  await create(page, 'cache-mad-01');
});

// @sheet compute-storage/9.21 compute-storage/9.22
test('sizes: the first preset of every tab, and any size', async ({ page }) => {
  await openForm(page);
  await expect(preset(page, '2 vCPUs 8 GiB RAM')).toBeChecked();
  await preset(page, '8 vCPUs 32 GiB RAM').check();
  await tab(page, 'High CPU');
  await expect(preset(page, '2 vCPUs 4 GiB RAM')).toBeChecked();
  await tab(page, 'High Memory');
  await expect(preset(page, '2 vCPUs 16 GiB RAM')).toBeChecked();
  await tab(page, 'General Purpose');
  await expect(preset(page, '2 vCPUs 8 GiB RAM')).toBeChecked();
  await tab(page, 'Custom');
  const cpus = page.getByRole('textbox', { name: 'CPUs', exact: true });
  const memory = page.getByRole('textbox', { name: 'Memory (GiB)' });
  await expect(cpus).toHaveValue('2');
  await expect(memory).toHaveValue('8');
  await cpus.fill('65');
  await memory.fill('257');
  await fillNeeded(page, 'cache-mad-01');
  await form(page).submit.click();
  await expectFieldError(cpus, 'CPUs capped to 64');
  await expectFieldError(memory, 'Can be at most 256 GiB');
  await expect(page.getByText('2 fields need attention')).toBeVisible();
  await cpus.fill('3');
  await memory.fill('7');
  await create(page, 'cache-mad-01');
  expect(await instance(page, 'cache-mad-01')).toMatchObject({ ncpus: 3, memory: 7 * 1024 ** 3 });
});

// @sheet compute-storage/9.27
test('all SSH keys are selected, and so is a key added in the form', async ({ page }) => {
  await openForm(page);
  const key = (name: string) => page.getByRole('checkbox', { name, exact: true });
  for (const name of ['work-laptop', 'build-box', 'Select all']) await expect(key(name)).toBeChecked();
  await key('build-box').uncheck();
  await expect(key('Select all')).not.toBeChecked();
  await page.getByRole('button', { name: 'Add SSH key' }).click();
  const modal = dialog(page, 'Add SSH key');
  await modal.getByRole('button', { name: 'Add SSH key' }).click();
  await expectFieldError(modal.getByRole('textbox', { name: 'Public key' }), 'Public key is required');
  await modal.getByRole('textbox', { name: 'Name', exact: true }).fill('work-laptop');
  await modal
    .getByRole('textbox', { name: 'Public key' })
    .fill('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7 phone');
  await modal.getByRole('button', { name: 'Add SSH key' }).click();
  await expect(modal.getByText('SSH key name already exists')).toBeVisible();
  await modal.getByRole('textbox', { name: 'Name', exact: true }).fill('phone');
  await modal.getByRole('button', { name: 'Add SSH key' }).click();
  await expect(modal).toBeHidden();
  await expect(toast(page, 'SSH key phone created')).toBeVisible();
  await expect(key('phone')).toBeChecked();
  await expect(key('build-box')).not.toBeChecked();
  expect(await callsOf(page, 'instanceCreate')).toBe(0);
  await fillNeeded(page, 'cache-mad-01');
  await create(page, 'cache-mad-01');
  const { items } = await read(page, '/v1/instances/cache-mad-01/ssh-public-keys?project=edge-cache');
  expect(items).toMatchObject([{ name: 'phone' }, { name: 'work-laptop' }]);
  await userMenu(page, 'Settings');
  await sidebar(page).getByRole('link', { name: 'SSH Keys' }).click();
  for (const name of ['build-box', 'phone', 'work-laptop']) await expect(rowOf(page, name)).toBeVisible();
});
