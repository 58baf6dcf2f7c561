import type { Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { confirm, dialog, title } from '../support/console.ts';
import { expectFree } from '../support/free.ts';
import { EDGE_CACHE } from '../instances/instances.ts';
import { press } from '../support/keys.ts';
import { tell } from '../support/mock.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { sample } from '../support/setting.ts';

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const check = (page: Page) => notifications(page).getByRole('button', { name: 'Check' });

/** The answer of a stop is lost: a notification says so until it is closed. */
async function loseAnswer(page: Page, instance = 'log-shipper'): Promise<void> {
  await tell(page, 'faults', { operation: 'instanceStop', abort: true, count: 1 });
  await rowAction(page, instance, 'Stop');
  await confirm(page, 'Confirm stop instance');
  await expect(check(page).last()).toBeVisible();
}

/** Beside it there is a long reason of the server, which stays for 15 seconds. */
async function failLong(page: Page): Promise<void> {
  const message = 'No sled of this rack has room for it, and '.repeat(6);
  await tell(page, 'faults', { operation: 'instanceStop', status: 503, message, count: 1 });
  await rowAction(page, 'log-shipper', 'Stop');
  await confirm(page, 'Confirm stop instance');
  await expect(notifications(page)).toContainText('No sled of this rack');
}

/** An instance begins to stop; a notification says when it has stopped. */
async function beginStop(page: Page): Promise<void> {
  await rowAction(page, 'log-shipper', 'Stop');
  await confirm(page, 'Confirm stop instance');
  const first = notifications(page).getByRole('button', { name: 'Dismiss notification' });
  await first.click();
  await expect(first).toBeHidden();
}

const SIZES = [
  ['a phone', { width: 390, height: 844 }],
  ['a phone on its side', { width: 844, height: 390 }],
  ['a narrow window', { width: 1024, height: 640 }],
] as const;

for (const [name, viewport] of sample(SIZES, 1))
  test.describe(name, () => {
    test.use({ viewport });

    // @sheet common-ui/34.76
    test('a permanent notification covers no button of a dialog, and can be reached', async ({ page }) => {
      await begin(page, EDGE_CACHE, { heading: 'Instances' });
      await loseAnswer(page);
      // By keyboard: in a low window the notification covers the lower rows
      await rowOf(page, 'cache-ams-01').getByRole('button', { name: 'Row actions' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Stop' }).press('Enter');
      const asked = dialog(page, 'Confirm stop instance');
      const cancel = asked.getByRole('button', { name: 'Cancel' });
      await expectFree(
        cancel,
        asked.getByRole('button', { name: 'Confirm' }),
        asked.getByRole('button', { name: 'Close' }),
      );
      await expectFree(
        check(page),
        notifications(page).getByRole('button', { name: 'Dismiss notification' }),
      );
      await press(page, 'F8');
      await press(page, 'Tab');
      await expect(check(page)).toBeFocused();
      await press(page, 'Escape');
      await expect(asked).toBeVisible();
      await cancel.click();
      await expect(asked).toBeHidden();
      await check(page).click();
      await expect(check(page)).toBeHidden();
    });

    // @sheet common-ui/34.76
    test('a notification that appears while a dialog is open does not cover its buttons', async ({
      page,
    }) => {
      await begin(page, EDGE_CACHE, { heading: 'Instances' });
      await beginStop(page);
      await rowAction(page, 'schema-migrator', 'Delete');
      const asked = dialog(page, 'Confirm delete instance');
      await expect(notifications(page)).toContainText('log-shipper');
      await expectFree(
        asked.getByRole('button', { name: 'Cancel' }),
        asked.getByRole('button', { name: 'Confirm' }),
        asked.getByRole('button', { name: 'Close' }),
        notifications(page).getByRole('button', { name: 'Dismiss notification' }),
      );
    });

    // @sheet common-ui/34.76
    test('notifications do not cover side panels, the selection bar and the form bar', async ({ page }) => {
      await begin(page, EDGE_CACHE, { heading: 'Instances' });
      await loseAnswer(page);
      await page.getByRole('link', { name: 'schema-migrator', exact: true }).click();
      await expect(title(page, 'schema-migrator')).toBeVisible();
      // By keyboard: in a low window the notification covers the lower end of the page
      await page.getByRole('button', { name: 'Create disk' }).press('Enter');
      const panel = dialog(page, 'Create disk');
      await expectFree(
        panel.getByRole('button', { name: 'Cancel' }),
        panel.getByRole('button', { name: 'Create disk' }),
        panel.getByRole('button', { name: 'Close' }),
        panel.getByRole('textbox', { name: 'Name', exact: true }),
        check(page),
      );
      await panel.getByRole('button', { name: 'Cancel' }).click();
      await page.goBack();
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.getByRole('checkbox', { name: 'Select schema-migrator' }).check();
      const bar = page.getByRole('group', { name: 'Selection' });
      for (const button of await bar.getByRole('button').all()) await expectFree(button);
      await expectFree(check(page));
      await bar.getByRole('button', { name: 'Clear' }).click();
      await page.getByRole('link', { name: 'New instance' }).click();
      await expect(title(page, 'Create instance')).toBeVisible();
      await expectFree(
        page.getByRole('button', { name: 'Create instance' }),
        page.getByRole('button', { name: 'Cancel' }),
        check(page),
      );
    });
  });

test.describe('two notifications on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // @sheet common-ui/34.76
  test('do not cover the buttons of a dialog, and the newest is visible', async ({ page }) => {
    await begin(page, EDGE_CACHE, { heading: 'Instances' });
    await loseAnswer(page);
    await failLong(page);
    await rowAction(page, 'schema-migrator', 'Delete');
    const asked = dialog(page, 'Confirm delete instance');
    await expectFree(
      asked.getByRole('button', { name: 'Cancel' }),
      asked.getByRole('button', { name: 'Confirm' }),
      asked.getByRole('button', { name: 'Close' }),
      notifications(page).getByRole('button', { name: 'Dismiss notification' }).last(),
    );
  });
});

// @sheet common-ui/34.77
test('a click meant for one notification does not close the one that takes its place', async ({
  page,
  fault,
}) => {
  await page.clock.install();
  await begin(page, '/projects/edge-cache/disks', { heading: 'Disks' });
  await fault({ operation: 'snapshotCreate', status: 503, message: 'No room', delay: 10_000, count: 1 });
  await rowAction(page, 'ams-01-hot', 'Snapshot');
  await expect(notifications(page)).toContainText('Creating snapshot of disk ams-01-hot');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const close = notifications(page).getByRole('button', { name: 'Dismiss notification' });
  // The failure comes while the pointer is on its way to the button
  await expect
    .poll(
      async () => {
        await page.clock.runFor(100);
        return notifications(page).textContent();
      },
      { intervals: [0] },
    )
    .toContain('No room');
  const place = await close.boundingBox();
  if (!place) throw new Error('the notification has no button');
  const click = () => page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await click();
  await expect(notifications(page)).toContainText('No room');
  await page.clock.runFor(1_000);
  await click();
  await page.clock.runFor(1_000);
  await expect(notifications(page)).not.toContainText('No room');
});

for (const [name, viewport] of [
  ['a window', { width: 1280, height: 800 }],
  ['a low window', { width: 800, height: 450 }],
] as const)
  test.describe(name, () => {
    test.use({ viewport });

    // @sheet common-ui/34.77
    test('the second of two quick clicks does not close the notification that moves to the place', async ({
      page,
    }) => {
      await begin(page, EDGE_CACHE, { heading: 'Instances' });
      await loseAnswer(page);
      await loseAnswer(page, 'cache-ams-01');
      const newest = notifications(page).getByRole('button', { name: 'Dismiss notification' }).last();
      // A new one ignores clicks for a moment
      await newest.click({ trial: true });
      const place = await newest.boundingBox();
      if (!place) throw new Error('the notification has no button');
      const [x, y] = [place.x + place.width / 2, place.y + place.height / 2] as const;
      await page.mouse.dblclick(x, y);
      await expect(check(page)).toHaveCount(1);
      await expect(notifications(page)).toContainText('log-shipper');
      // The older one is closed by the next click
      await newest.click();
      await expect(check(page)).toHaveCount(0);
    });
  });

test.describe('a low window', () => {
  test.use({ viewport: { width: 800, height: 450 } });

  // @sheet common-ui/34.75
  test('shows the newest notification only, so that the list and its buttons can be used', async ({
    page,
  }) => {
    await begin(page, EDGE_CACHE, { heading: 'Instances' });
    await loseAnswer(page);
    const message = 'No sled has room for it';
    await tell(page, 'faults', { operation: 'instanceStop', status: 503, message, count: 1 });
    await rowAction(page, 'log-shipper', 'Stop');
    await confirm(page, 'Confirm stop instance');
    await expect(notifications(page).getByText(message)).toBeVisible();
    await expect(check(page)).toBeHidden();
    const first = rowOf(page, 'cache-ams-01').getByRole('button', { name: 'Row actions' });
    await first.scrollIntoViewIfNeeded();
    await expectFree(first, page.getByRole('link', { name: 'New instance' }));
    await notifications(page).getByRole('button', { name: 'Dismiss notification' }).click();
    await expect(check(page)).toBeVisible();
  });

  // @sheet common-ui/34.75
  test('leaves room to scroll the lowest rows to where they can be clicked, and nothing moves', async ({
    page,
  }) => {
    await begin(page, EDGE_CACHE, { heading: 'Instances' });
    await loseAnswer(page);
    const container = page.getByTestId('scroll-container');
    const last = container.getByRole('button', { name: 'Row actions' }).last();
    const toEnd = () => container.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    const top = async () => (await last.boundingBox())?.y;
    await toEnd();
    await expectFree(last);
    const place = await top();
    await notifications(page).getByRole('button', { name: 'Dismiss notification' }).click();
    await expect(check(page)).toBeHidden();
    expect(await top()).toBe(place);
    // The room is given back as far as the page is scrolled back, a frame after the scrolling
    await expect
      .poll(async () => {
        await container.evaluate((element) => element.scrollBy({ top: -1_000 }));
        await toEnd();
        return top();
      })
      .toBeGreaterThan(place ?? Infinity);
  });
});
