import type { Page } from '@playwright/test';
import { instance, later, numbered, type Order } from '../../support/begin.ts';
import { confirm, dialog, toast } from '../../support/console.ts';
import { opener, openNetworking } from './networking.ts';
import { expect, rowAction, rowOf, test } from '../../support/test.ts';

const FLOATING = 'Attach floating IP';
const EPHEMERAL = 'Attach ephemeral IP';

const ephemeralModal = (page: Page) => {
  const modal = dialog(page, EPHEMERAL);
  return {
    modal,
    pool: modal.getByRole('button', { name: /^IP pool/ }),
    attach: modal.getByRole('button', { name: 'Attach', exact: true }),
  };
};

const floatingModal = (page: Page) => {
  const modal = dialog(page, FLOATING);
  return {
    modal,
    ip: modal.getByRole('combobox', { name: 'Floating IP' }),
    attach: modal.getByRole('button', { name: FLOATING, exact: true }),
  };
};

// @sheet compute-storage/9.46 specification/4.7
test('an ephemeral IP is detached, and one from another pool attached', async ({ page }) => {
  await openNetworking(page, 'cache-ams-01');
  await expect(opener(page, EPHEMERAL)).toHaveCount(0);
  await rowAction(page, '198.51.100.24', 'Detach');
  const question = dialog(page, 'Confirm detach ephemeral IP');
  await expect(question).toContainText('198.51.100.24');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, '198.51.100.24')).toBeVisible();
  await rowAction(page, '198.51.100.24', 'Detach');
  await confirm(page, 'Confirm detach ephemeral IP');
  await expect(toast(page, 'Ephemeral IP detached')).toBeVisible();
  await expect(rowOf(page, '198.51.100.24')).toHaveCount(0);
  await opener(page, EPHEMERAL).click();
  const { modal, pool, attach } = ephemeralModal(page);
  await expect(pool).toHaveText('public-v4');
  await pool.click();
  await expect(page.getByRole('option')).toHaveText([
    'public-v4defaultRoutable addresses',
    'public-v6A few IPv6 addresses',
    'reserve',
  ]);
  await page.getByRole('option', { name: 'public-v6' }).click();
  await attach.click();
  await expect(modal).toBeHidden();
  const attached = rowOf(page, 'ephemeral').getByRole('link');
  await expect(attached).toHaveText(/^2001:db8:40::/);
  const address = (await attached.textContent()) ?? '';
  await expect(page.getByTestId('Toasts')).toContainText(`IP ${address} attached`);
  await expect(attached).toHaveAttribute('href', `https://[${address}]`);
  await expect(opener(page, EPHEMERAL)).toHaveCount(0);
});

// @sheet compute-storage/9.47 network-access/15.33
test('a floating IP is attached by keyboard and detached again', async ({ page }) => {
  await openNetworking(page, 'cache-ams-02');
  await opener(page, FLOATING).focus();
  await page.keyboard.press('Enter');
  const { modal, ip, attach } = floatingModal(page);
  await expect(modal).toContainText('cache-ams-02');
  await expect(ip).toBeFocused();
  await expect(page.getByRole('option')).toHaveText([
    'unassigned203.0.113.13 / Reserved for the next region',
  ]);
  await page.keyboard.type('.13');
  await page.keyboard.press('Enter');
  await expect(ip).toHaveValue('unassigned (203.0.113.13)');
  await expect(ip).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(attach).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal).toBeHidden();
  await expect(toast(page, 'IP unassigned attached')).toBeVisible();
  await expect(rowOf(page, 'unassigned')).toContainText('Reserved for the next region');
  await expect(opener(page, FLOATING)).toHaveAttribute('aria-disabled', 'true');
  await expect(opener(page, FLOATING)).toHaveAccessibleDescription('No available floating IPs');
  await expect(page.getByRole('link', { name: '203.0.113.13' })).toHaveCount(2);
  await rowAction(page, 'unassigned', 'Detach');
  await confirm(page, 'Confirm detach floating IP');
  await expect(toast(page, 'Floating IP unassigned detached')).toBeVisible();
  await expect(opener(page, FLOATING)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('link', { name: '203.0.113.13' })).toHaveCount(0);
});

// @sheet common-ui/34.26
test('an instance has at most 32 floating IPs', async ({ page }) => {
  const query = '?project=payments-staging';
  const orders: Order[] = [
    instance('payments-staging', 'full'),
    later(5_000),
    ...numbered('ip', 33).map((name): Order => [
      'POST',
      `/v1/floating-ips${query}`,
      { name, description: '', pool: 'public-v4' },
    ]),
    ...numbered('ip', 32).map((name): Order => [
      'POST',
      `/v1/floating-ips/${name}/attach${query}`,
      { kind: 'instance', parent: 'full' },
    ]),
  ];
  await openNetworking(page, 'full', { orders, project: 'payments-staging' });
  await expect(opener(page, FLOATING)).toHaveAccessibleDescription(
    'An instance can have at most 32 floating IPs',
  );
  await rowAction(page, 'ip-001', 'Detach');
  await confirm(page, 'Confirm detach floating IP');
  await expect(opener(page, FLOATING)).not.toHaveAttribute('aria-disabled', 'true');
});
