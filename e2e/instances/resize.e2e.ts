import type { Page } from '@playwright/test';
import { begin, instance, later } from '../support/begin.ts';
import { dialog, expectFieldError, toast } from '../support/console.ts';
import { eachFailure } from '../support/failures.ts';
import { cellOf, EDGE_CACHE, expectState, menuButton } from './instances.ts';
import { callsOf, read, tell } from '../support/mock.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const STAGING = '/projects/payments-staging/instances';
const SAME = 'Choose another size first';
const WRONG = 'Correct the size first';

const modalOf = (page: Page) => {
  const modal = dialog(page, 'Resize instance');
  return {
    modal,
    cpus: modal.getByRole('textbox', { name: 'vCPUs' }),
    memory: modal.getByRole('textbox', { name: 'Memory (GiB)' }),
    resize: modal.getByRole('button', { name: 'Resize', exact: true }),
    cancel: modal.getByRole('button', { name: 'Cancel', exact: true }),
  };
};

async function openResize(page: Page, name = 'schema-migrator') {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await rowAction(page, name, 'Resize');
  const parts = modalOf(page);
  await expect(parts.modal).toBeVisible();
  return parts;
}

const wire = (page: Page, name: string) => read(page, `/v1/instances/${name}?project=edge-cache`);

test('truncates a name after 20 characters', { tag: FULL }, async ({ page }) => {
  const name = 'a-name-that-is-longer-than-that';
  const orders = [instance('payments-staging', name), later(5_000)];
  await begin(page, STAGING, { orders, heading: 'Instances' });
  await rowAction(page, name, 'Resize');
  await expect(modalOf(page).modal.getByText('Current (a-name-that-is-lon…): 1 vCPU / 1 GiB')).toBeVisible();
});

test('the instance has a policy and a boot disk before the resize', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  expect(await wire(page, 'ingest-frozen')).toMatchObject({
    auto_restart_policy: 'never',
    auto_restart_enabled: false,
  });
  expect((await wire(page, 'ingest-frozen'))['boot_disk_id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('shows errors of a size immediately', { tag: FULL }, async ({ page }) => {
  const parts = await openResize(page);
  for (const [field, value, message] of [
    ['cpus', '0', 'Must be at least 1 vCPU'],
    ['cpus', '65', 'CPUs capped to 64'],
    ['cpus', '', 'vCPUs is required'],
    ['memory', '0', 'Must be at least 1 GiB'],
    ['memory', '257', 'Can be at most 256 GiB'],
    ['memory', '', 'Memory is required'],
  ] as const)
    await test.step(`${value || 'no'} ${field}`, async () => {
      await parts[field].fill(value);
      await expectFieldError(parts[field], message);
      await expect(parts[field]).toHaveAttribute('aria-invalid', 'true');
      await expect(parts.resize).toHaveAttribute('aria-disabled', 'true');
      await expect(parts.resize).toHaveAccessibleDescription(WRONG);
      await parts[field].press('Enter');
      await expect(parts.modal).toBeVisible();
      expect(await callsOf(page, 'instanceUpdate')).toBe(0);
      await parts[field].fill('12');
      await expect(parts.modal.getByRole('alert')).toHaveCount(0);
      await expect(parts.resize).not.toHaveAttribute('aria-disabled', 'true');
    });
});

test('keeps a size that is too large, and submits the largest', { tag: FULL }, async ({ page }) => {
  const { modal, cpus, memory, resize } = await openResize(page);
  await cpus.fill('65');
  await memory.fill('257');
  await memory.blur();
  await expect(cpus).toHaveValue('65');
  await expect(memory).toHaveValue('257');
  await expect(modal.getByRole('alert')).toHaveText(['CPUs capped to 64', 'Can be at most 256 GiB']);
  await cpus.fill('64');
  await memory.fill('256');
  await resize.click();
  await expect(cellOf(page, 'schema-migrator', 'Memory')).toHaveText('256 GiB');
});

test('accepts only digits, and steps by keys and buttons', { tag: FULL }, async ({ page }) => {
  const { modal, cpus, memory, resize } = await openResize(page);
  await cpus.press('End');
  await cpus.pressSequentially('x-.5');
  await expect(cpus).toHaveValue('25');
  await cpus.press('ArrowUp');
  await cpus.press('Shift+ArrowDown');
  await expect(cpus).toHaveValue('16');
  await modal.getByRole('button', { name: 'Increase vCPUs' }).click();
  await expect(cpus).toHaveValue('17');
  await modal.getByRole('button', { name: 'Decrease Memory (GiB)' }).click();
  await expect(memory).toHaveValue('7');
  await expect(resize).not.toHaveAttribute('aria-disabled', 'true');
  await cpus.fill('2');
  await memory.fill('8');
  await expect(resize).toHaveAccessibleDescription(SAME);
});

test('stays open with its values when resizing fails', { tag: FULL }, async ({ page }) => {
  const { modal, cpus, resize } = await openResize(page);
  await cpus.fill('6');
  await eachFailure(page, 'instanceUpdate', async (message) => {
    await resize.click();
    await expect(modal.getByRole('alert').getByText(message)).toBeVisible();
    await expect(cpus).toHaveValue('6');
    await expect(page.getByTestId('Toasts')).toHaveText('');
  });
  await resize.click();
  await expect(toast(page, 'Instance schema-migrator resized')).toBeVisible();
  await expect(modal).toBeHidden();
  await expect(cellOf(page, 'schema-migrator', 'CPU')).toHaveText('6 vCPUs');
});

test('is submitted once', { tag: FULL }, async ({ page }) => {
  const { cpus, resize, modal } = await openResize(page);
  await tell(page, 'faults', { operation: 'instanceUpdate', delay: 3_000, count: 1 });
  await cpus.fill('6');
  await resize.dblclick();
  await expect(resize).toHaveAttribute('aria-busy', 'true');
  await cpus.press('Enter');
  await expect(modal).toBeHidden();
  expect(await callsOf(page, 'instanceUpdate')).toBe(1);
});

test('closes without a confirmation or a request, and reopens unchanged', { tag: FULL }, async ({ page }) => {
  const { modal, cpus, cancel } = await openResize(page);
  for (const leave of [
    () => cancel.click(),
    () => modal.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 8),
  ]) {
    await cpus.fill('6');
    await leave();
    await expect(modal).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menuButton(page, 'schema-migrator')).toBeFocused();
    await rowAction(page, 'schema-migrator', 'Resize');
    await expect(cpus).toHaveValue('2');
  }
  expect(await callsOf(page, 'instanceUpdate')).toBe(0);
});

test.describe('while it is open', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('a start by another user disables the form, and shows the reason', { tag: FULL }, async ({ page }) => {
    const { modal, cpus, memory, resize } = await openResize(page);
    await cpus.fill('6');
    await page.evaluate(() =>
      fetch('/v1/instances/schema-migrator/start?project=edge-cache', { method: 'POST' }),
    );
    await page.clock.runFor(4_000);
    await expect(
      modal.getByText('Only stopped, failed, or creating instances can be resized.'),
    ).toBeVisible();
    await expect(modal.getByText(/^Current/)).toHaveCount(0);
    await expect(cpus).toBeDisabled();
    await expect(memory).toBeDisabled();
    await expect(resize).toHaveAttribute('aria-disabled', 'true');
    await expect(resize).toHaveAccessibleDescription(
      'Only stopped, failed, or creating instances can be resized',
    );
  });

  test('the list is refetched, and input is kept', { tag: FULL }, async ({ page }) => {
    const { cpus, memory } = await openResize(page);
    await cpus.fill('6');
    await memory.fill('70');
    const before = await callsOf(page, 'instanceList');
    await page.clock.runFor(9_000);
    expect(await callsOf(page, 'instanceList')).toBeGreaterThan(before);
    await expect(cpus).toHaveValue('6');
    await expect(memory).toHaveValue('70');
    await expect(memory).toBeFocused();
  });

  test('the form closes when its instance is deleted', { tag: FULL }, async ({ page }) => {
    const { modal } = await openResize(page);
    await page.evaluate(() =>
      fetch('/v1/instances/schema-migrator?project=edge-cache', { method: 'DELETE' }),
    );
    await page.clock.runFor(4_000);
    await expect(modal).toBeHidden();
    await expect(rowOf(page, 'schema-migrator')).toHaveCount(0);
    await expectState(page, 'cache-ams-01', 'running');
  });
});
