import { begin, fails, numbered } from '../support/begin.ts';
import { allBox, box, expectSelected, fleet, FLEET, openFleet, selectionBar, startChoosing } from './bulk.ts';
import { dialog, title } from '../support/console.ts';
import { EDGE_DISKS } from '../storage/disks.ts';
import { tabTo } from '../support/keys.ts';
import { tell } from '../support/mock.ts';
import { EDGE_SNAPSHOTS } from '../storage/snapshots.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const WEB = numbered('web', 43);
const FIVE = numbered('web', 5);

test.describe('the selection', () => {
  test('has checkboxes in separate cells: each name has only one cell', { tag: FULL }, async ({ page }) => {
    await openFleet(page, FIVE);
    await expect(page.getByRole('cell', { name: 'web-001' })).toHaveText('web-001');
    await expect(rowOf(page, 'web-001').getByRole('cell', { name: 'Selection' })).toHaveCount(1);
  });

  test(
    'starts and ends with Select: rows without a checkbox are not selected',
    { tag: FULL },
    async ({ page }) => {
      await begin(page, FLEET, { orders: fleet(FIVE), heading: 'Instances' });
      const toggle = page.getByRole('button', { name: 'Select', exact: true });
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await box(page, 'web-001').check();
      await expectSelected(page, 1);
      await toggle.click();
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await expect(selectionBar(page)).toHaveCount(0);
      await toggle.click();
      await expect(box(page, 'web-001')).not.toBeChecked();
    },
  );

  test('extends with Shift: mouse, space bar and X', { tag: FULL }, async ({ page }) => {
    await openFleet(page, WEB.slice(0, 12));
    await box(page, 'web-002').click();
    await box(page, 'web-004').click({ modifiers: ['Shift'] });
    await expectSelected(page, 3);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    await box(page, 'web-006').focus();
    await page.keyboard.press('Shift+Space');
    await expectSelected(page, 5);
    await page.getByRole('link', { name: 'web-009' }).focus();
    await page.keyboard.press('Shift+X');
    await expectSelected(page, 8);
    await page.keyboard.press('x');
    await expectSelected(page, 7);
    await expect(page.getByRole('link', { name: 'web-009' })).toBeFocused();
    await selectionBar(page).getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
  });

  test('stays in view beside the names when the table scrolls sideways', { tag: FULL }, async ({ page }) => {
    await page.setViewportSize({ width: 660, height: 700 });
    await begin(page, EDGE_DISKS, { heading: 'Disks' });
    await startChoosing(page);
    await page
      .getByRole('region', { name: 'scrollable content' })
      .evaluate((element) => element.scrollTo(120, 0));
    const [cell, name] = await Promise.all([
      rowOf(page, 'spare-1').getByRole('cell', { name: 'Selection' }).boundingBox(),
      rowOf(page, 'spare-1').getByRole('cell', { name: 'spare-1' }).boundingBox(),
    ]);
    expect(Math.round((cell?.x ?? 0) + (cell?.width ?? 0))).toBe(Math.round(name?.x ?? -1));
    await box(page, 'spare-1').click();
    await expectSelected(page, 1);
  });

  test(
    'survives a refresh, and drops rows that are no longer in the list',
    { tag: FULL },
    async ({ page }) => {
      await openFleet(page, ['web-001'], ['idle-001', 'idle-002']);
      await allBox(page).click();
      await page.evaluate(() => fetch('/v1/instances/idle-001?project=fleet', { method: 'DELETE' }));
      await page.getByRole('button', { name: 'Refresh data' }).click();
      await expectSelected(page, 2);
      await expect(rowOf(page, 'idle-001')).toHaveCount(0);
    },
  );

  test('belongs to one page: it is cleared before another page is shown', { tag: FULL }, async ({ page }) => {
    await begin(page, EDGE_SNAPSHOTS, { heading: 'Snapshots' });
    await startChoosing(page);
    await allBox(page).click();
    await expectSelected(page, 50);
    await expect(page.getByRole('button', { name: 'next' })).toHaveCount(0);
    await selectionBar(page).getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'next' }).click();
    await expect(page.getByLabel('Page 2')).toBeVisible();
    await page.getByRole('button', { name: 'prev' }).click();
    await expect(allBox(page)).not.toBeChecked();
  });
});

// @sheet common-ui/34.56
test('works by keyboard; the first X shows the checkboxes', async ({ page }) => {
  await begin(page, FLEET, { orders: fleet(FIVE), heading: 'Instances' });
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await tabTo(page, page.getByRole('link', { name: 'web-001' }));
  for (const key of ['x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key);
  await expectSelected(page, 3);
  await tabTo(page, selectionBar(page).getByRole('button', { name: 'Stop' }));
  await page.keyboard.press('Enter');
  const plan = dialog(page, 'Stop 3 instances');
  await expect(plan.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(selectionBar(page).getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(plan.getByRole('button', { name: 'Stop 3' })).toBeFocused();
  await tell(page, 'faults', { operation: 'instanceStop', status: 503, count: 1 });
  await page.keyboard.press('Enter');
  await expect(plan.getByText('2 of 3 done, 1 failed')).toBeFocused();
  await tabTo(page, plan.getByRole('button', { name: 'Retry 1 failed' }));
  await page.keyboard.press('Enter');
  await expect(plan.getByText('3 of 3 done')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(title(page, 'Instances')).toBeFocused();
});

test('on a phone the actions are in a menu, and checkboxes have large targets', async ({
  page,
  accessible,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await begin(page, FLEET, {
    orders: [...fleet(FIVE), fails('instanceStop', { status: 503, message: 'Not now', count: 1 })],
    heading: 'Instances',
  });
  await startChoosing(page);
  const cell = rowOf(page, 'web-001').getByRole('cell', { name: 'Selection' });
  const size = await cell.boundingBox();
  expect(size?.width).toBeGreaterThanOrEqual(44);
  expect(size?.width).toBeLessThan(52);
  expect(size?.height).toBeGreaterThanOrEqual(44);
  expect((await box(page, 'web-001').boundingBox())?.width).toBeGreaterThanOrEqual(24);
  await cell.click({ position: { x: 3, y: 3 } });
  await expectSelected(page, 1);
  await allBox(page).click();
  await accessible('selection on a phone');
  await page.getByRole('button', { name: 'Actions for the selection' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Start', 'Stop', 'Reboot', 'Delete']);
  await page.getByRole('menuitem', { name: 'Stop' }).click();
  const plan = dialog(page, 'Stop 5 instances');
  await accessible('plan on a phone');
  await plan.getByRole('button', { name: 'Stop 5' }).click();
  await expect(plan.getByText('4 of 5 done, 1 failed')).toBeVisible();
  await accessible('results on a phone');
});
