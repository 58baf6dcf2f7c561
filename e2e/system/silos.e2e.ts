import { breadcrumbs, confirm, dialog, expectCrumbs, open, title, toast } from '../support/console.ts';
import { callsOf, read } from '../support/mock.ts';
import { addCertificate, siloForm } from './silos.ts';
import { as, expect, rowAction, rowOf, test } from '../support/test.ts';
import { FULL, sample } from '../support/setting.ts';

const LIST = '/system/silos';
const NEW = '/system/silos-new';
const GIB = 1024 ** 3;

test.describe('the list', () => {
  test('shows every silo with its description and kind', async ({ page }) => {
    await open(page, LIST, 'Silos');
    await expect(page).toHaveTitle('Silos / Oxide Console');
    await expectCrumbs(page, ['Silos', LIST]);
    await expect(page.getByRole('columnheader')).toHaveText([
      'name',
      'description',
      'discoverable',
      'Identity mode',
      'created',
      '',
    ]);
    const fernhill = rowOf(page, 'fernhill');
    await expect(fernhill.getByRole('cell', { name: 'saml jit' })).toBeVisible();
    await expect(fernhill.getByRole('img', { name: 'true' })).toBeVisible();
    await expect(rowOf(page, 'quarry')).toContainText('—');
    // The list has only discoverable silos
    await expect(rowOf(page, 'harbor-labs')).toBeHidden();
  });

  test(
    'the path of the area leads to the overview, without trapping Back',
    { tag: FULL },
    async ({ page }) => {
      await open(page, '/device/success');
      await page.goto('/system');
      await expect(title(page, 'Overview')).toBeVisible();
      await expect(page).toHaveURL('/system/issues');
      await page.goBack();
      await expect(title(page, 'Device logged in')).toBeVisible();
    },
  );

  test('has a page of help', { tag: FULL }, async ({ page }) => {
    await open(page, LIST, 'Silos');
    const help = dialog(page, 'Learn about silos');
    await expect(help).toHaveCount(0);
    await page.getByRole('button', { name: 'Learn about silos' }).click();
    await expect(help.getByRole('heading', { name: 'Learn about silos' })).toBeVisible();
    await expect(help.getByRole('link', { name: 'Silos' })).toHaveAttribute('target', '_blank');
    await title(page).click({ force: true });
    await expect(help).toHaveCount(0);
  });

  for (const [locale, date] of sample(
    [
      ['en-US', /^[A-Z][a-z]{2} \d{1,2}, 20\d\d\s?\d{1,2}:\d\d\s(AM|PM)$/],
      ['de-DE', /^\d\d\.\d\d\.20\d\d\s?\d\d:\d\d$/],
      ['fr-FR', /^\d{1,2} \p{L}+\.? 20\d\d\s?\d\d:\d\d$/u],
    ] as const,
    1,
  ))
    test.describe(locale, () => {
      test.use({ locale });
      test('dates follow the browser', async ({ page }) => {
        await open(page, LIST, 'Silos');
        await expect(rowOf(page, 'fernhill').getByRole('time')).toHaveText(date);
      });
    });
});

test.describe('deleting', () => {
  test('removes the silo after a confirmation', async ({ page }) => {
    await open(page, LIST, 'Silos');
    await rowOf(page, 'quarry').getByRole('button', { name: 'Row actions' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Copy ID', 'Delete']);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(dialog(page, 'Confirm delete')).toContainText('quarry');
    await confirm(page, 'Confirm delete');
    await expect(toast(page, 'Silo quarry deleted')).toBeVisible();
    await expect(rowOf(page, 'quarry')).toHaveCount(0);
  });

  test('is not possible while the silo has projects', async ({ page }) => {
    await open(page, LIST, 'Silos');
    await rowAction(page, 'fernhill', 'Delete');
    const asked = dialog(page, 'Confirm delete');
    await expect(asked.getByText('The silo has projects')).toBeVisible();
    await expect(asked.getByRole('link', { name: /^\d+ projects/ })).toHaveAttribute('href', '/projects');
    await expect(asked.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(
      'Delete the projects of the silo first',
    );
  });
});

test.describe('people who are no fleet viewers', () => {
  for (const path of sample([LIST, NEW, '/system', '/system/utilization', '/system/inventory/sleds'], 2))
    test(`find nothing at ${path}`, async ({ page, context, baseURL }) => {
      await as(context, baseURL, 'Tobias Lindqvist');
      await open(page, path, 'Page not found');
      await expect(breadcrumbs(page).getByRole('link')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
});

test.describe('a new silo', () => {
  test('opens over the list', { tag: FULL }, async ({ page }) => {
    await open(page, LIST, 'Silos');
    await page.getByRole('link', { name: 'New silo' }).click();
    await expect(dialog(page, 'Create silo')).toBeVisible();
    await expect(page).toHaveURL(NEW);
    await expect(page).toHaveTitle('New Silo / Silos / Oxide Console');
    await expectCrumbs(page, ['Silos', LIST]);
    await expect(rowOf(page, 'fernhill')).toBeVisible();
    await expect(siloForm(page).name).toBeFocused();
    await page.reload();
    await expect(dialog(page, 'Create silo')).toBeVisible();
    await expect(rowOf(page, 'fernhill')).toBeVisible();
  });

  test('starts with the usual defaults', async ({ page }) => {
    await open(page, NEW, 'Silos');
    const form = siloForm(page);
    await expect(form.discoverable).toBeChecked();
    for (const quota of [form.cpu, form.memory, form.storage]) await expect(quota).toHaveValue('0');
    await expect(form.saml).toBeChecked();
    await expect(form.adminGroup).toHaveValue('');
    await expect(form.admins).not.toBeChecked();
    await expect(form.viewers).not.toBeChecked();
    const guide = form.dialog.getByRole('link', { name: 'Silos' });
    await expect(guide).toHaveAttribute('target', '_blank');
  });

  test('has an admin group only with an identity provider', async ({ page }) => {
    await open(page, NEW, 'Silos');
    const form = siloForm(page);
    await form.adminGroup.fill('admins');
    await form.discoverable.uncheck();
    await form.admins.check();
    await form.local.check();
    await expect(form.adminGroup).toHaveCount(0);
    await form.saml.check();
    await expect(form.adminGroup).toHaveValue('');
    await expect(form.discoverable).not.toBeChecked();
    await expect(form.admins).toBeChecked();
  });

  test('cannot have negative quotas', async ({ page }) => {
    await open(page, NEW, 'Silos');
    const { cpu, dialog: form } = siloForm(page);
    const less = form.getByRole('button', { name: 'Decrease CPU quota' });
    await expect(less).toBeDisabled();
    await cpu.fill('30');
    await expect(less).toBeEnabled();
    await less.click();
    await expect(cpu).toHaveValue('29');
    await form.getByRole('button', { name: 'Increase CPU quota' }).click();
    await cpu.press('ArrowUp');
    await expect(cpu).toHaveValue('31');
    await cpu.fill('');
    await cpu.pressSequentially('-1e.5x');
    await expect(cpu).toHaveValue('15');
  });

  test('is created with the entered values', async ({ page }) => {
    await open(page, NEW, 'Silos');
    const form = siloForm(page);
    await form.name.fill('meadow');
    await form.description.fill('For the pollen forecast');
    await form.cpu.fill('30');
    await form.memory.fill('58');
    await form.storage.fill('735');
    await form.adminGroup.fill('  gardeners ');
    await form.admins.check();
    await addCertificate(page, 'edge', 'Public');
    await form.submit.click();
    await expect(toast(page, 'Silo meadow created')).toBeVisible();
    await expect(page).toHaveURL(LIST);
    await expect(rowOf(page, 'meadow').getByRole('cell', { name: 'For the pollen forecast' })).toBeVisible();
    await expect(rowOf(page, 'meadow').getByRole('cell', { name: 'saml jit' })).toBeVisible();
    expect(await read(page, '/v1/system/silos/meadow')).toMatchObject({
      discoverable: true,
      identity_mode: 'saml_jit',
      mapped_fleet_roles: { admin: ['admin'] },
    });
    const quotas = { cpus: 30, memory: 58 * GIB, storage: 735 * GIB };
    expect(await read(page, '/v1/system/silos/meadow/quotas')).toMatchObject(quotas);
    expect(await callsOf(page, 'siloCreate')).toBe(1);
  });

  test('with local users has no admin group and only the selected roles', { tag: FULL }, async ({ page }) => {
    await open(page, NEW, 'Silos');
    const form = siloForm(page);
    await form.name.fill('orchard');
    await form.adminGroup.fill('gone');
    await form.local.check();
    await form.discoverable.uncheck();
    await addCertificate(page, 'edge');
    await form.submit.click();
    await expect(title(page, 'orchard')).toBeVisible();
    expect(await read(page, '/v1/system/silos/orchard')).toMatchObject({
      discoverable: false,
      identity_mode: 'local_only',
      mapped_fleet_roles: {},
    });
  });
});
