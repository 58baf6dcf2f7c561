import type { Page } from '@playwright/test';
import { dialog } from '../support/console.ts';
import { expect, rowAction } from '../support/test.ts';
import { GATEWAYS, openVpc, REGIONAL, routeForm, ROUTERS } from './routing.ts';
import { type Look, testWalks } from '../support/looks.ts';

async function routers(page: Page, look: Look): Promise<void> {
  await openVpc(page, ROUTERS);
  await look('routers');
  await rowAction(page, 'regional', 'Delete');
  await expect(dialog(page, 'Confirm delete').getByRole('link', { name: 'cache-tier' })).toBeVisible();
  await look('question before deleting a router');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'New router' }).click();
  await expect(dialog(page, 'Create router')).toBeVisible();
  await look('new router');
}

async function routes(page: Page, look: Look): Promise<void> {
  await openVpc(page, REGIONAL, 'regional');
  await look('routes');
  await page.getByRole('link', { name: 'New route' }).click();
  const form = routeForm(page, 'Create');
  await form.submit.click();
  await expect(form.dialog.getByRole('alert').first()).toBeVisible();
  await look('new route with field errors');
  await form.dialog.getByRole('button', { name: 'Cancel' }).click();
  await rowAction(page, 'to-backbone', 'Edit');
  await expect(routeForm(page, 'Edit').choice('Target')).toHaveValue('tls-terminator-a');
  await look('edited route');
}

async function gateways(page: Page, look: Look): Promise<void> {
  await openVpc(page, GATEWAYS);
  await look('gateways');
  await rowAction(page, 'partner-link', 'Delete');
  await expect(dialog(page, 'Delete gateway').getByRole('checkbox')).toBeVisible();
  await look('question before deleting a gateway');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'partner-link' }).click();
  const panel = dialog(page, 'Internet gateway');
  await expect(panel.getByRole('table')).toBeVisible();
  await look('panel of a gateway');
  await panel.getByRole('button', { name: 'Detach near-end' }).click();
  await expect(dialog(page, 'Detach address')).toBeVisible();
  await look('question before detaching');
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Attach IP pool' }).click();
  await expect(dialog(page, 'Attach IP pool')).toBeVisible();
  await look('attaching a pool');
}

const SCREENS = { routers, routes, gateways };

testWalks(SCREENS);
