import { begin, fails, numbered } from '../support/begin.ts';
import { allBox, box, expectSelected, fleet, FLEET, selectionBar, startChoosing } from './bulk.ts';
import { dialog, title } from '../support/console.ts';
import { EDGE_DISKS } from '../storage/disks.ts';
import { tabTo } from '../support/keys.ts';
import { tell } from '../support/mock.ts';
import { expect, rowOf, test } from '../support/test.ts';

const FIVE = numbered('web', 5);

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
  // A click with Shift extends the selection of rows and selects no text
  await box(page, 'web-001').click();
  await box(page, 'web-003').click({ modifiers: ['Shift'] });
  await expectSelected(page, 3);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
});

test('checkboxes stay beside the names when the table scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 660, height: 700 });
  await begin(page, EDGE_DISKS, { heading: 'Disks' });
  await startChoosing(page);
  const region = page.getByRole('region', { name: 'scrollable content' });
  expect(await region.evaluate((one) => (one.scrollTo(120, 0), one.scrollLeft))).toBeGreaterThan(0);
  const cell = (name: string) => rowOf(page, 'spare-1').getByRole('cell', { name }).boundingBox();
  const [checkbox, name] = [await cell('Selection'), await cell('spare-1')];
  expect(Math.round((checkbox?.x ?? 0) + (checkbox?.width ?? 0))).toBe(Math.round(name?.x ?? -1));
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
