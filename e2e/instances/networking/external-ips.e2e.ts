import type { Page } from '@playwright/test';
import { fails, instance, later, numbered, type Order } from '../../support/begin.ts';
import { confirm, dialog, toast } from '../../support/console.ts';
import { FAILURES } from '../../support/failures.ts';
import { callsOf, tell } from '../../support/mock.ts';
import { choose, opener, openNetworking } from './networking.ts';
import { expect, rowAction, rowOf, test } from '../../support/test.ts';
import { FULL } from '../../support/setting.ts';

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

test('a failed detachment shows the error once and keeps the address', { tag: FULL }, async ({ page }) => {
  await openNetworking(page, 'cache-ams-01');
  for (const [operation, ip, kind] of [
    ['instanceEphemeralIpDetach', '198.51.100.24', 'ephemeral'],
    ['floatingIpDetach', '203.0.113.10', 'floating'],
  ] as const) {
    await tell(page, 'faults', { operation, count: 1, status: 403 });
    await rowAction(page, ip, 'Detach');
    await confirm(page, `Confirm detach ${kind} IP`);
    const toasts = page.getByTestId('Toasts');
    await expect(toasts.getByText(`Error detaching ${kind} IP`)).toHaveCount(1);
    await expect(toasts.getByText('Action not authorized')).toHaveCount(1);
    await toasts.getByRole('button', { name: 'Dismiss notification' }).click();
    await expect(toasts).toHaveText('');
    await expect(rowOf(page, ip)).toBeVisible();
  }
});

for (const [what, rule, message] of FAILURES) {
  test(`attaching that ${what} keeps the selection`, { tag: FULL }, async ({ page }) => {
    await openNetworking(page, 'schema-migrator', {
      orders: [
        fails('instanceEphemeralIpAttach', { count: 1, ...rule }),
        fails('floatingIpAttach', { count: 1, ...rule }),
      ],
    });
    await opener(page, EPHEMERAL).click();
    const { modal, pool, attach } = ephemeralModal(page);
    await choose(page, pool, 'public-v6');
    await attach.click();
    await expect(modal.getByRole('alert').getByText(message)).toBeVisible();
    await expect(pool).toHaveText('public-v6');
    await attach.click();
    await expect(modal).toBeHidden();
    await expect(rowOf(page, 'ephemeral')).toBeVisible();

    await opener(page, FLOATING).click();
    const floating = floatingModal(page);
    await choose(page, floating.ip, 'unassigned');
    await floating.attach.click();
    await expect(floating.modal.getByRole('alert').getByText(message)).toBeVisible();
    await expect(floating.ip).toHaveValue('unassigned (203.0.113.13)');
    await floating.attach.click();
    await expect(floating.modal).toBeHidden();
    await expect(rowOf(page, 'unassigned')).toBeVisible();
  });
}

test('is submitted once, and shows that the request is running', { tag: FULL }, async ({ page }) => {
  await openNetworking(page, 'schema-migrator');
  await tell(page, 'faults', { operation: 'instanceEphemeralIpAttach', delay: 3_000, count: 1 });
  await opener(page, EPHEMERAL).click();
  const { modal, attach } = ephemeralModal(page);
  await attach.dblclick();
  await expect(attach).toHaveAttribute('aria-busy', 'true');
  await expect(modal).toBeHidden();
  expect(await callsOf(page, 'instanceEphemeralIpAttach')).toBe(1);
});

test(
  'shows that there is no pool, or that the pools could not be loaded',
  { tag: FULL },
  async ({ page }) => {
    await openNetworking(page, 'schema-migrator', {
      orders: [fails('projectIpPoolList', { status: 200, body: '{"items":[]}' })],
    });
    await opener(page, EPHEMERAL).click();
    const { modal, pool, attach } = ephemeralModal(page);
    await expect(pool).toHaveText('No pools available');
    await expect(pool).toBeDisabled();
    await attach.click();
    await expect(modal.getByRole('alert')).toHaveText('IP pool is required');
  },
);

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
