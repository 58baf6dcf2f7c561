import { confirm, dialog, expectCrumbs, open, openPalette, title, toast } from '../support/console.ts';
import { callsOf, read } from '../support/mock.ts';
import { addCertificate, siloForm } from './silos.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const LIST = '/system/silos';
const FERNHILL = '/system/silos/fernhill';

test.describe('a silo', () => {
  test('that was just created shows roles and quotas, Back works, and it can be deleted', async ({
    page,
  }) => {
    await open(page, '/system/silos-new', 'Silos');
    const form = siloForm(page);
    await form.name.fill('meadow');
    await form.cpu.fill('30');
    await form.memory.fill('58');
    await form.storage.fill('735');
    await form.admins.check();
    await addCertificate(page, 'edge');
    await form.submit.click();
    await page.getByRole('link', { name: 'meadow' }).click();
    await expect(title(page, 'meadow')).toBeVisible();
    await expect(page).toHaveTitle('meadow / Silos / Oxide Console');
    await page.getByRole('tab', { name: 'Fleet roles' }).click();
    const pairs = page.getByRole('tabpanel').getByRole('listitem');
    await expect(pairs).toHaveText([/^Silo admin\s*Fleet admin$/]);
    await expect(pairs.getByRole('img', { name: 'maps to' })).toBeVisible();
    await page.getByRole('tab', { name: 'Quotas' }).click();
    await expect(page).toHaveURL('/system/silos/meadow?tab=quotas');
    for (const quota of ['30 vCPUs', '58 GiB', '735 GiB'])
      await expect(page.getByRole('cell', { name: quota, exact: true })).toBeVisible();
    await page.goBack();
    await expect(title(page, 'Silos')).toBeVisible();
    await expect(page).toHaveURL(LIST);
    await rowAction(page, 'meadow', 'Delete');
    await confirm(page, 'Confirm delete');
    await expect(rowOf(page, 'meadow')).toHaveCount(0);
  });

  test('has properties, breadcrumbs, and an empty tab of roles', async ({ page }) => {
    await open(page, '/system/silos/northgate', 'northgate');
    await expectCrumbs(page, ['Silos', LIST], ['northgate', '/system/silos/northgate']);
    await expect(page.getByText('Last Modified')).toBeVisible();
    await page.getByRole('tab', { name: 'Fleet roles' }).click();
    await expect(page.getByText(/^Everyone with a mapped silo role also has the fleet role/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Mapped fleet roles' })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Identity Providers' }).click();
    await expect(page).toHaveURL('/system/silos/northgate');
  });

  test('is found in the palette and deleted from its own page', { tag: FULL }, async ({ page }) => {
    await open(page, LIST, 'Silos');
    const list = await openPalette(page);
    await expect(list.getByRole('option').first()).toContainText('New silo');
    await list.getByRole('combobox').fill('quarry');
    await page.keyboard.press('Enter');
    await expect(title(page, 'quarry')).toBeVisible();
    await page.getByRole('button', { name: 'Silo actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await confirm(page, 'Confirm delete');
    await expect(toast(page, 'Silo quarry deleted')).toBeVisible();
    await expect(page).toHaveURL(LIST);
  });

  test('that does not exist is not found', { tag: FULL }, async ({ page }) => {
    await open(page, '/system/silos/nowhere', 'Page not found');
  });

  test('fits on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${FERNHILL}?tab=ip-pools`, 'fernhill');
    await expect(rowOf(page, 'public-v4')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('pools of a silo', () => {
  test('the default pool is changed and cleared, and a pool is unlinked', async ({ page }) => {
    await open(page, `${FERNHILL}?tab=ip-pools`, 'fernhill');
    const badge = (pool: string) => rowOf(page, pool).getByText('default', { exact: true });
    await expect(badge('public-v4')).toBeVisible();
    await expect(badge('public-v6')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'public-v4' })).toHaveAttribute(
      'href',
      '/system/networking/ip-pools/public-v4',
    );
    await rowAction(page, 'public-v6', 'Make default');
    const asked = dialog(page, 'Confirm change default');
    await expect(asked).toContainText('public-v4');
    await expect(asked).toContainText('public-v6');
    await confirm(page, 'Confirm change default');
    await expect(badge('public-v6')).toBeVisible();
    await expect(badge('public-v4')).toHaveCount(0);
    await rowAction(page, 'public-v6', 'Clear default');
    await confirm(page, 'Confirm clear default');
    await expect(badge('public-v6')).toHaveCount(0);
    await rowAction(page, 'reserve', 'Unlink');
    await confirm(page, 'Confirm unlink pool');
    await expect(toast(page, 'IP pool unlinked')).toBeVisible();
    await expect(rowOf(page, 'reserve')).toHaveCount(0);
  });

  test('another pool is linked', async ({ page }) => {
    await open(page, `${FERNHILL}?tab=ip-pools`, 'fernhill');
    const link = page.getByRole('button', { name: 'Link pool' });
    await link.click();
    const modal = dialog(page, 'Link pool');
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
    await link.click();
    const pool = modal.getByRole('combobox', { name: 'IP pool' });
    await pool.fill('no such pool');
    await expect(page.getByText('No items match')).toBeVisible();
    await pool.fill('back');
    await page.getByRole('option', { name: 'backbone-trial' }).click();
    await modal.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(modal).toBeHidden();
    await expect(rowOf(page, 'backbone-trial')).toBeVisible();
    await expect(rowOf(page, 'backbone-trial')).not.toContainText('default');
    expect(await callsOf(page, 'ipPoolSiloLink')).toBe(1);
  });
});

test('quotas are changed one by one', async ({ page }) => {
  await open(page, '/system/silos/northgate?tab=quotas', 'northgate');
  await expect(rowOf(page, 'CPU')).toContainText(/\d+ vCPUs\s*64 vCPUs/);
  await page.getByRole('button', { name: 'Edit quotas' }).click();
  const form = dialog(page, 'Edit quotas');
  const memory = form.getByRole('textbox', { name: 'Memory (GiB)' });
  await expect(memory).toHaveValue('128');
  const submit = form.getByRole('button', { name: 'Update Quotas' });
  await memory.fill('');
  await submit.click();
  await expect(form.getByText('Memory is required')).toBeVisible();
  await memory.pressSequentially('-250');
  await expect(memory).toHaveValue('250');
  await submit.click();
  await expect(toast(page, 'Quotas updated')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(rowOf(page, 'Memory')).toContainText('250 GiB');
  await expect(rowOf(page, 'CPU')).toContainText('64 vCPUs');
  await expect(rowOf(page, 'Storage')).toContainText('4,096 GiB');
});

test('local users are created, get a password and are deleted', async ({ page }) => {
  await open(page, '/system/silos/harbor-labs', 'harbor-labs');
  expect(await callsOf(page, 'siloUserList')).toBe(0);
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page).toHaveURL('/system/silos/harbor-labs?tab=users');
  await page.getByRole('button', { name: 'New user' }).click();
  const form = dialog(page, 'Create user');
  await form.getByRole('textbox', { name: 'User name' }).fill('seaGlider');
  await form.getByRole('button', { name: 'Generate' }).click();
  await expect(form.getByRole('textbox', { name: 'Password' })).toHaveValue(/^\w{20}$/);
  await form.getByRole('button', { name: 'Create user' }).click();
  await expect(toast(page, 'User seaGlider created')).toBeVisible();
  await expect(rowOf(page, 'seaGlider')).toBeVisible();
  await page.getByRole('link', { name: 'tide-station' }).click();
  const panel = dialog(page, 'User');
  await expect(panel.getByText('harbor-labs')).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await rowAction(page, 'tide-station', 'Delete');
  await confirm(page, 'Delete user');
  await expect(rowOf(page, 'tide-station')).toHaveCount(0);
});

test('in a short window, a name in use scrolls to its field', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await open(page, '/system/silos-new', 'Silos');
  const form = siloForm(page);
  await form.name.fill('fernhill');
  await addCertificate(page, 'edge');
  await form.submit.click();
  await expect(form.name).toBeInViewport();
  await expect(form.name).toBeFocused();
  await expect(form.dialog.getByText('Name already exists', { exact: true })).toBeVisible();
  expect(await read(page, '/v1/system/silos/fernhill')).toMatchObject({ name: 'fernhill' });
});
