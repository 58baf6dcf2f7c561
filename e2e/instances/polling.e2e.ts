import type { Page } from '@playwright/test';
import { begin, type Order } from '../support/begin.ts';
import { confirm, dialog, title } from '../support/console.ts';
import { EDGE_CACHE, expectState, menuButton, menuOf, openMenu } from './instances.ts';
import { callsOf, tell } from '../support/mock.ts';
import { expect, rowAction, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const START = new Date('2027-03-05T13:00:00Z');
/** Nothing changes there. */
const QUIET = '/projects/identity/instances';
const asked = (page: Page) => callsOf(page, 'instanceList');

/** Stops the time of the page. */
const stop = async (page: Page) =>
  page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1_500));

/** Opens a list and stops the time of the page, and with it the server's: only `pass` moves it. */
async function still(page: Page, path: string, orders: readonly Order[] = []): Promise<void> {
  await page.clock.install({ time: START });
  await begin(page, path, { orders, heading: 'Instances' });
  await stop(page);
}

/** Lets the page render the response. */
const draw = (page: Page) => page.clock.runFor(100);

/** Lets time pass in steps, waiting for the calls that each of them makes; gives their number. */
async function pass(page: Page, seconds: number): Promise<number> {
  const before = await asked(page);
  for (let left = seconds; left > 0; left -= 1) {
    await page.clock.runFor(1_000);
    // A response is read in a separate task, and may set the next timer
    await page.evaluate(() => fetch('/__mock/state').then((answer) => answer.text()));
  }
  return (await asked(page)) - before;
}

test('a list without changes is refetched once a minute', { tag: FULL }, async ({ page }) => {
  await still(page, QUIET);
  expect(await asked(page)).toBe(1);
  expect(await pass(page, 57)).toBe(0);
  expect(await pass(page, 6)).toBe(1);
  expect(await pass(page, 54)).toBe(0);
  expect(await pass(page, 6)).toBe(1);
});

test('a change is followed every 3 seconds, for half a minute', { tag: FULL }, async ({ page }) => {
  await still(page, EDGE_CACHE);
  // One call more or less: the load time of the page varies
  const first = await pass(page, 25);
  expect(first).toBeGreaterThanOrEqual(7);
  expect(first).toBeLessThanOrEqual(9);
  const last = await pass(page, 6);
  expect(last).toBeLessThanOrEqual(2);
  // Four rows are on their way still
  await expectState(page, 'edge-probe', 'starting');
  expect(await pass(page, 50)).toBe(0);
  expect(await pass(page, 12)).toBeGreaterThanOrEqual(1);
});

test('a new change is followed for another half minute', { tag: FULL }, async ({ page }) => {
  await still(page, EDGE_CACHE);
  await pass(page, 36);
  expect(await pass(page, 20)).toBe(0);
  await rowAction(page, 'log-shipper', 'Stop');
  await confirm(page, 'Confirm stop instance');
  await draw(page);
  await expectState(page, 'log-shipper', 'stopping');
  expect(await pass(page, 9)).toBeGreaterThanOrEqual(3);
  await expectState(page, 'log-shipper', 'stopped');
});

test(
  'a failed request slows polling down, and neither polling nor the page stops',
  { tag: FULL },
  async ({ page }) => {
    await still(page, EDGE_CACHE);
    await tell(page, 'faults', { operation: 'instanceList', status: 503, count: 2 });
    // After 3 s, and after 6 s more; the next one is 12 s later
    expect(await pass(page, 9)).toBe(2);
    await expect(title(page, 'Instances')).toBeVisible();
    await tell(page, 'clock', { advance: 180_000 });
    await pass(page, 13);
    await expectState(page, 'edge-probe', 'running');
  },
);

test('nothing is requested after the page is left', { tag: FULL }, async ({ page }) => {
  await still(page, EDGE_CACHE);
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await expect(title(page, 'Projects')).toBeVisible();
  expect(await pass(page, 70)).toBe(0);
});

test(
  'the next request waits for a slow response: requests do not accumulate',
  { tag: FULL },
  async ({ page }) => {
    await still(page, EDGE_CACHE);
    await tell(page, 'faults', { operation: 'instanceList', delay: 10_000, count: 1 });
    await pass(page, 3);
    expect(await pass(page, 8)).toBeLessThanOrEqual(0);
    expect(await pass(page, 8)).toBeGreaterThanOrEqual(1);
  },
);

test.describe('an open menu', () => {
  test('offers actions that have become possible in the meantime', { tag: FULL }, async ({ page }) => {
    await still(page, EDGE_CACHE);
    const menu = await openMenu(page, 'edge-probe');
    const reboot = menu.getByRole('menuitem', { name: 'Reboot' });
    await reboot.focus();
    await expect(reboot).toHaveAttribute('aria-disabled', 'true');
    await tell(page, 'clock', { advance: 180_000 });
    await pass(page, 3);
    await expect(reboot).not.toHaveAttribute('aria-disabled', 'true');
    await expect(reboot).toBeFocused();
    await expect(menu.getByRole('menuitem', { name: 'Start' })).toHaveAttribute('aria-disabled', 'true');
    await reboot.press('Enter');
    await expect(menuOf(page, 'edge-probe')).toBeHidden();
    await expect(dialog(page, 'Confirm reboot instance')).toBeVisible();
  });

  test('closes when its row disappears', { tag: FULL }, async ({ page }) => {
    await still(page, EDGE_CACHE);
    await openMenu(page, 'schema-migrator');
    await page.evaluate(() =>
      fetch('/v1/instances/schema-migrator?project=edge-cache', { method: 'DELETE' }),
    );
    await pass(page, 4);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(title(page, 'Instances')).toBeVisible();
  });

  test('does not block the next menu', { tag: FULL }, async ({ page }) => {
    await still(page, EDGE_CACHE);
    await openMenu(page, 'edge-probe');
    await page.keyboard.press('Escape');
    await draw(page);
    await expect(menuButton(page, 'edge-probe')).toBeFocused();
    await openMenu(page, 'cache-ams-01');
    await pass(page, 6);
    await expect(page.getByRole('menu')).toHaveCount(1);
  });
});

test.describe('the end of a change', () => {
  test('is not announced when the server caused it', { tag: FULL }, async ({ page }) => {
    await still(page, EDGE_CACHE);
    await tell(page, 'clock', { advance: 180_000 });
    await pass(page, 4);
    await expectState(page, 'edge-probe', 'running');
    await expect(page.getByTestId('Toasts')).toHaveText('');
  });
});
