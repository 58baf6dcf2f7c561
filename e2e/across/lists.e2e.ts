import type { Page } from '@playwright/test';
import { begin, instance, later, numbered, project, seeded, type Order } from '../support/begin.ts';
import { confirm, dialog, title, toast } from '../support/console.ts';
import { callsOf, tell } from '../support/mock.ts';
import { bar, expectPage, rows, scrollDown, scrolled, sheet } from './pagination.ts';
import { editForm } from '../projects/projects.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';

const STAGING = '/projects/payments-staging/instances';
const NAMES = numbered('web', 167);
const web = (count: number): Order[] =>
  NAMES.slice(0, count).map((name) => instance('payments-staging', name));

// @sheet common-ui/34.12 specification/2.14 specification/9.1
test('167 rows are four pages, forward and back', async ({ page }) => {
  await begin(page, STAGING, { orders: web(167), heading: 'Instances' });
  const { nav, prev, next } = bar(page);
  await expect(nav).toContainText('50 rows per page');
  await expectPage(page, 1, 50, 'web-001');
  await expect(prev).toBeDisabled();
  for (const [number, first, count] of [
    [2, 'web-051', 50],
    [3, 'web-101', 50],
    [4, 'web-151', 17],
  ] as const) {
    await scrollDown(page);
    await next.click();
    await expectPage(page, number, count, first);
    expect(await scrolled(page)).toBe(0);
    await expect(prev).toBeEnabled();
  }
  await expect(next).toBeDisabled();
  await expect(page).toHaveURL(STAGING);
  for (const [number, first] of [
    [3, 'web-101'],
    [2, 'web-051'],
    [1, 'web-001'],
  ] as const) {
    if (number < 3) await scrollDown(page);
    await prev.click();
    await expectPage(page, number, 50, first);
    expect(await scrolled(page)).toBe(0);
  }
  await expect(prev).toBeDisabled();
});

// @sheet common-ui/34.12 compute-storage/9.63
test('the old page stays until a new page is loaded; a cached page appears immediately', async ({ page }) => {
  await begin(page, STAGING, { orders: web(120), heading: 'Instances' });
  const { prev, next, spinner } = bar(page);
  await tell(page, 'faults', { operation: 'instanceList', delay: 8_000 });
  await scrollDown(page);
  await next.click();
  await expect(spinner).toBeVisible();
  await expectPage(page, 1, 50, 'web-001');
  expect(await scrolled(page)).toBe(400);
  // Impatience moves one page, not two
  await next.click();
  await expectPage(page, 2, 50, 'web-051');
  await expect(spinner).toHaveCount(0);
  expect(await scrolled(page)).toBe(0);
  for (const [button, number, first] of [
    [prev, 1, 'web-001'],
    [next, 2, 'web-051'],
  ] as const) {
    await button.click();
    expect(await spinner.count()).toBe(0);
    await expect(rows(page).first()).toContainText(first, { timeout: 1_000 });
    await expectPage(page, number, 50, first);
  }
});

test('when the last row of a later page is deleted, the previous page is shown', async ({ page }) => {
  await begin(page, STAGING, { orders: [...web(51), later(5_000)], heading: 'Instances' });
  await bar(page).next.click();
  await expectPage(page, 2, 1, 'web-051');
  await rowAction(page, 'web-051', 'Delete');
  await confirm(page, 'Confirm delete instance');
  await expectPage(page, 1, 50, 'web-001');
  const { nav, prev, next } = bar(page);
  await expect(prev).toBeDisabled();
  // The server sends a token with a full last page, so only the next page shows that it was the last one
  await next.click();
  await expect(nav.getByRole('status')).toHaveText('This was the last page');
  await expectPage(page, 1, 50, 'web-001');
});

test('1000 instances open, page and refresh without visible changes', async ({ page }) => {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  await begin(page, '/projects/thousand/instances', { orders: [seeded('large')], heading: 'Instances' });
  await expectPage(page, 1, 50, 'vm-00001');
  const { next, prev } = bar(page);
  for (let number = 2; number <= 6; number += 1) {
    await next.click();
    await expectPage(page, number, 50, `vm-${String((number - 1) * 50 + 1).padStart(5, '0')}`);
  }
  await prev.click();
  await expectPage(page, 5, 50, 'vm-00201');
  await page.getByRole('button', { name: 'Refresh data' }).click();
  await expectPage(page, 5, 50, 'vm-00201');
  expect(await callsOf(page, 'instanceList')).toBeLessThan(12);
  expect(noise).toEqual([]);
});

const LONG = `long-${'name'.repeat(14)}-1`.padEnd(63, 'z').slice(0, 63);
const TEXT = `${'Averyveryverylongwordwithoutanyspace'.repeat(4)} ${'and many short ones '.repeat(18)}`.slice(
  0,
  512,
);

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

test('long names and descriptions do not make the page scroll sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  const orders = [project(LONG, TEXT), instance(LONG, LONG, { ncpus: 64, gib: 256 }), later(5_000)];
  await begin(page, '/projects', { orders, heading: 'Projects' });
  const fits = async (what: string) => {
    expect(await overflow(page), `${what}: page`).toBeLessThanOrEqual(0);
    const inner = sheet(page);
    expect(
      await inner.evaluate((box) => box.scrollWidth - box.clientWidth),
      `${what}: sheet`,
    ).toBeLessThanOrEqual(0);
  };
  await expect(rowOf(page, LONG)).toBeVisible();
  await fits('projects');
  await rowAction(page, LONG, 'Edit');
  await expect(editForm(page).name).toHaveValue(LONG);
  await fits('edit form');
  await editForm(page).submit.click();
  await expect(toast(page, `Project ${LONG} updated`)).toBeVisible();
  await fits('toast');
  await rowAction(page, LONG, 'Delete');
  await expect(dialog(page, 'Confirm delete')).toBeVisible();
  await fits('question');
  await page.keyboard.press('Escape');
  await rowOf(page, LONG).getByRole('link').click();
  await expect(title(page, 'Instances')).toBeVisible();
  await expect(rowOf(page, LONG)).toBeVisible();
  await fits('instances');
  await rowAction(page, LONG, 'Resize');
  await expect(dialog(page, 'Resize instance')).toBeVisible();
  await fits('resize');
  await page.keyboard.press('Escape');
});
