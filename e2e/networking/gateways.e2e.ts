import { confirm, dialog, title, toast } from '../support/console.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { cellOf, expectToFit, GATEWAYS, openVpc, REGIONAL, routeForm } from './routing.ts';

/** Columns of the tab, counted from 0. */
const ADDRESS = 2;
const POOL = 3;
const ROUTES = 4;

test('gateways show address, pool and routes; a new route to one is counted and listed', async ({ page }) => {
  await openVpc(page, GATEWAYS);
  await expect(page).toHaveTitle(
    'Internet Gateways / default / VPCs / edge-cache / Projects / Oxide Console',
  );
  await expect(page.getByRole('columnheader')).toHaveText([
    'name',
    'description',
    'Attached IP Address',
    'Attached IP Pool',
    'Routes',
    'created',
    '',
  ]);
  await expect(cellOf(page, 'partner-link', ADDRESS)).toHaveText('203.0.113.254');
  await expect(cellOf(page, 'partner-link', POOL)).toHaveText('—');
  await expect(cellOf(page, 'partner-link', ROUTES)).toHaveText('1');
  await expect(cellOf(page, 'standby', ROUTES)).toHaveText('—');
  await cellOf(page, 'partner-link', ROUTES).getByRole('link').click();
  const panel = dialog(page, 'Internet gateway');
  await expect(panel.getByRole('link', { name: '203.0.113.254' })).toBeVisible();
  await expect(page).toHaveTitle(/^Edit Internet Gateway \/ Internet Gateways \/ default \//);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(GATEWAYS);
  await rowOf(page, 'standby').getByRole('link', { name: 'standby' }).click();
  await expect(panel.getByText(/^This internet gateway does not have any IP address/)).toBeVisible();
  await expect(panel.getByText('No route targets this gateway')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('tab', { name: 'Routers' }).click();
  await rowOf(page, 'regional').getByRole('link').click();
  await page.getByRole('link', { name: 'New route' }).click();
  const form = routeForm(page, 'Create');
  await form.name.fill('also-partners');
  await form.text('Destination').fill('192.0.2.9');
  await form.setType('Target', 'Internet gateway');
  await form.choice('Target').click();
  await page.getByRole('option', { name: /^partner-link/ }).click();
  await form.submit.click();
  await expect(cellOf(page, 'also-partners', 3)).toHaveText('Gatewaypartner-link');

  await page.getByRole('link', { name: 'Routers', exact: true }).click();
  await page.getByRole('tab', { name: 'Internet Gateways' }).click();
  await expect(cellOf(page, 'partner-link', ROUTES)).toHaveText('2');
  await rowOf(page, 'partner-link').getByRole('link', { name: 'partner-link' }).click();
  const listed = panel.getByRole('table', { name: 'Routes targeting this gateway' });
  await expect(listed.getByRole('row', { name: /^Router: regional/ })).toHaveText([
    'regionalalso-partners',
    'regionalto-partners',
  ]);
  await listed.getByRole('link', { name: 'regional' }).first().click();
  await expect(title(page, 'regional')).toBeVisible();
  await expect(page).toHaveURL(REGIONAL);
});

test('a gateway is created, gets an address and a pool, which are detached, and is deleted', async ({
  page,
}) => {
  await openVpc(page, GATEWAYS);
  await page.getByRole('link', { name: 'New gateway' }).click();
  const create = dialog(page, 'Create internet gateway');
  await create.getByRole('textbox', { name: 'Name' }).fill('backup-line');
  await create.getByRole('button', { name: 'Create internet gateway' }).click();
  await expect(toast(page, 'Internet gateway backup-line created')).toBeVisible();
  await rowOf(page, 'backup-line').getByRole('link', { name: 'backup-line' }).click();
  const panel = dialog(page, 'Internet gateway');
  await panel.getByRole('button', { name: 'Attach address' }).click();
  const address = dialog(page, 'Attach address');
  await address.getByRole('textbox', { name: 'Name' }).fill('far-end');
  await address.getByRole('textbox', { name: 'Address' }).fill('203.0.113.77');
  await address.getByRole('button', { name: 'Attach', exact: true }).click();
  await expect(panel.getByRole('link', { name: '203.0.113.77' })).toBeVisible();
  await panel.getByRole('button', { name: 'Attach IP pool' }).click();
  const pool = dialog(page, 'Attach IP pool');
  await pool.getByRole('textbox', { name: 'Name' }).fill('outside');
  await pool.getByRole('button', { name: 'IP pool' }).click();
  await page.getByRole('option', { name: /^public-v4/ }).click();
  await pool.getByRole('button', { name: 'Attach', exact: true }).click();
  await expect(toast(page, 'IP pool outside attached')).toBeVisible();
  await panel.getByRole('button', { name: 'Detach outside' }).click();
  await confirm(page, 'Detach IP pool');
  await expect(panel.getByText(/does not have any IP pool/)).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(cellOf(page, 'backup-line', ADDRESS)).toHaveText('203.0.113.77');
  await rowAction(page, 'backup-line', 'Delete');
  const question = dialog(page, 'Delete gateway');
  await expect(question.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await question.getByRole('checkbox', { name: 'Also remove 1 address' }).check();
  await confirm(page, 'Delete gateway');
  await expect(toast(page, 'Gateway backup-line deleted')).toBeVisible();
  await expect(rowOf(page, 'backup-line')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('gateways and their panel fit', async ({ page }) => {
    await openVpc(page, GATEWAYS);
    await expectToFit(page);
    await rowOf(page, 'partner-link').getByRole('link', { name: 'partner-link' }).click();
    await expect(dialog(page, 'Internet gateway')).toBeVisible();
    await expectToFit(page);
  });
});
