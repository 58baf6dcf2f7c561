import {
  confirm,
  dialog,
  expectCrumbs,
  expectFieldError,
  openPalette,
  title,
  toast,
} from '../support/console.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import {
  BARE_ROUTER,
  cellOf,
  DEFAULT_VPC,
  expectToFit,
  openVpc,
  REGIONAL,
  routeForm,
  ROUTERS,
} from './routing.ts';

test('a custom router is deleted, another one is created, and the system router is opened', async ({
  page,
}) => {
  await openVpc(page, ROUTERS);
  await expect(page).toHaveTitle('Routers / default / VPCs / edge-cache / Projects / Oxide Console');
  await expect(page.getByRole('columnheader')).toHaveText(['name', 'description', 'created', '']);
  await expect(page.getByRole('row')).toHaveCount(3);
  await rowAction(page, 'regional', 'Delete');
  const question = dialog(page, 'Confirm delete');
  await expect(question.getByRole('link', { name: 'cache-tier' })).toHaveAttribute(
    'href',
    `${DEFAULT_VPC}/subnets/cache-tier/edit`,
  );
  await confirm(page, 'Confirm delete');
  await expect(toast(page, 'Router regional deleted')).toBeVisible();
  await expect(rowOf(page, 'regional')).toHaveCount(0);
  await page.getByRole('link', { name: 'New router' }).click();
  await expect(page).toHaveTitle(
    'New Router / Routers / default / VPCs / edge-cache / Projects / Oxide Console',
  );
  const form = dialog(page, 'Create router');
  await form.getByRole('textbox', { name: 'Name' }).fill('inner');
  await form.getByRole('textbox', { name: 'Description' }).fill('Between the tiers');
  await form.getByRole('button', { name: 'Create router' }).click();
  await expect(toast(page, 'Router inner created')).toBeVisible();
  await expect(page).toHaveURL(ROUTERS);
  await expect(cellOf(page, 'inner', 1)).toHaveText('Between the tiers');
  await rowOf(page, 'system').getByRole('link').click();
  await expect(title(page, 'system')).toBeVisible();
  await expect(page).toHaveURL(`${ROUTERS}/system`);
});

test('the confirmation of a deletion links to what uses the router', async ({ page }) => {
  await openVpc(page, ROUTERS);
  await rowAction(page, 'regional', 'Delete');
  await dialog(page, 'Confirm delete').getByRole('link', { name: 'cache-tier' }).click();
  await expect(dialog(page, 'Confirm delete')).toBeHidden();
  await expect(dialog(page, 'Edit subnet').getByRole('button', { name: 'Custom router' })).toContainText(
    'regional',
  );
});

test('the system router keeps its routes, and shows why', async ({ page }) => {
  await openVpc(page, BARE_ROUTER, 'system');
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Kind', 'Destination', 'Target', '']);
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(cellOf(page, 'default-v4', 1)).toHaveText('default');
  await expect(page.getByRole('link', { name: 'New route' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New route' })).toHaveAccessibleDescription(
    /cannot be added/,
  );
  await rowOf(page, 'default-v4').getByRole('button', { name: 'Row actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeEnabled();
  await page.keyboard.press('Escape');
  const subnetRow = page.getByRole('row', { name: /vpc subnet/i });
  await subnetRow.getByRole('button', { name: 'Row actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeDisabled();
});

test('every breadcrumb of a router leads to a separate page, also with an open form', async ({ page }) => {
  await openVpc(page, `${REGIONAL}/routes-new`, 'regional');
  await expect(page).toHaveTitle(
    'New Route / Routes / regional / Routers / default / VPCs / edge-cache / Projects / Oxide Console',
  );
  await expectCrumbs(
    page,
    ['Projects', '/projects'],
    ['edge-cache', '/projects/edge-cache/instances'],
    ['VPCs', '/projects/edge-cache/vpcs'],
    ['default', await pathOfVpc(page)],
    ['Routers', ROUTERS],
    ['regional', REGIONAL],
    ['Routes', REGIONAL],
  );
  await dialog(page, 'Create route').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: 'regional', exact: true })).toHaveCount(1);
  await page.getByRole('link', { name: 'default', exact: true }).click();
  await expect(title(page, 'default')).toBeVisible();
});

/** Where the crumb of a VPC leads is said by its page. */
const pathOfVpc = async (page: Parameters<typeof title>[0]): Promise<string> =>
  (await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link')
    .nth(3)
    .getAttribute('href')) ?? '';

test('the target of a route is changed, also to another subnet, and the route is deleted', async ({
  page,
}) => {
  await openVpc(page, REGIONAL, 'regional');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(5);
  await rowAction(page, 'to-nowhere', 'Edit');
  const form = routeForm(page, 'Edit');
  await expect(form.name).toHaveValue('to-nowhere');
  await form.setType('Target', 'IP');
  await form.text('Target').fill('999');
  await form.submit.click();
  await expectFieldError(form.text('Target'), 'Not a valid IP address');
  await form.text('Target').fill('10.40.0.7');
  await form.setType('Destination', 'Subnet');
  await form.choice('Destination').click();
  await page.getByRole('option', { name: 'default' }).click();
  await form.submit.click();
  await expect(toast(page, 'Route to-nowhere updated')).toBeVisible();
  await expect(cellOf(page, 'to-nowhere', 2)).toHaveText('VPC subnetdefault');
  await expect(cellOf(page, 'to-nowhere', 3)).toHaveText('IP10.40.0.7');
  await rowAction(page, 'to-nowhere', 'Delete');
  await confirm(page, 'Confirm remove route');
  await expect(toast(page, 'Route deleted')).toBeVisible();
  await expect(rows).toHaveCount(4);
});

test('the palette contains routers, routes and their forms', async ({ page }) => {
  await openVpc(page, ROUTERS);
  const list = await openPalette(page);
  await list.getByRole('option', { name: 'regional' }).click();
  await expect(title(page, 'regional')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('New route');
  await page.keyboard.press('Enter');
  await expect(routeForm(page, 'Create').name).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('routers, routes and their forms fit', async ({ page }) => {
    await openVpc(page, ROUTERS);
    await expectToFit(page);
    await rowOf(page, 'regional').getByRole('link').click();
    await expect(title(page, 'regional')).toBeVisible();
    await expectToFit(page);
    await rowAction(page, 'to-backbone', 'Edit');
    await expect(routeForm(page, 'Edit').submit).toBeVisible();
    await expectToFit(page);
  });
});
