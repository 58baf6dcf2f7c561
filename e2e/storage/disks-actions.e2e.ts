import { begin } from '../support/begin.ts';
import { confirm, toast } from '../support/console.ts';
import { diskCell, EDGE_DISKS } from './disks.ts';
import { openMenu } from '../instances/instances.ts';
import { callsOf, tell } from '../support/mock.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

test.describe('a snapshot', () => {
  test('is disabled for a disk in another state, with the reason', { tag: FULL }, async ({ page }) => {
    await begin(page, EDGE_DISKS, { heading: 'Disks' });
    const menu = await openMenu(page, 'ams-01-scratch');
    const item = menu.getByRole('menuitem', { name: 'Snapshot' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveAccessibleDescription(/attached or detached/);
  });
});

test.describe('deleting', () => {
  test('that fails keeps the row and shows the reason once', { tag: FULL }, async ({ page }) => {
    await begin(page, EDGE_DISKS, { heading: 'Disks' });
    await tell(page, 'faults', { operation: 'diskDelete', status: 403, count: 1 });
    await rowAction(page, 'spare-1', 'Delete');
    await confirm(page, 'Confirm delete');
    await expect(page.getByTestId('Toasts')).toHaveText('Could not delete diskAction not authorized');
    await expect(rowOf(page, 'spare-1')).toHaveCount(1);
  });

  for (const [name, reason] of [
    ['ams-01-hot', /^Detach the disk/],
    ['shelf-replaced', /detached or faulted/],
  ] as const) {
    test(`is disabled for ${name}, with the reason`, { tag: FULL }, async ({ page }) => {
      await begin(page, EDGE_DISKS, { heading: 'Disks' });
      const item = (await openMenu(page, name)).getByRole('menuitem', { name: 'Delete' });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toHaveAccessibleDescription(reason);
    });
  }
});

test.describe('an import that was broken off', () => {
  for (const [name, stops] of [
    ['import-running', 1],
    ['import-paused', 0],
  ] as const) {
    test(`is stopped and its disk deleted in one step: ${name}`, { tag: FULL }, async ({ page }) => {
      await begin(page, EDGE_DISKS, { heading: 'Disks' });
      await rowAction(page, name, 'Stop import and delete');
      await confirm(page, 'Confirm stop import');
      await expect(toast(page, `Disk ${name} deleted`)).toBeVisible();
      await expect(rowOf(page, name)).toHaveCount(0);
      expect(await callsOf(page, 'diskBulkWriteImportStop')).toBe(stops);
    });
  }

  test('can be stopped again when a step failed', { tag: FULL }, async ({ page }) => {
    await begin(page, EDGE_DISKS, { heading: 'Disks' });
    await tell(page, 'faults', {
      operation: 'diskFinalizeImport',
      status: 503,
      message: 'Not now',
      count: 1,
    });
    await rowAction(page, 'import-running', 'Stop import and delete');
    await confirm(page, 'Confirm stop import');
    await expect(page.getByTestId('Toasts')).toHaveText('Could not delete diskNot now');
    await expect(diskCell(page, 'import-running', 'state')).toHaveText('import ready');
    await rowAction(page, 'import-running', 'Stop import and delete');
    await confirm(page, 'Confirm stop import');
    await expect(rowOf(page, 'import-running')).toHaveCount(0);
  });

  test('is not offered for a disk without an import', { tag: FULL }, async ({ page }) => {
    await begin(page, EDGE_DISKS, { heading: 'Disks' });
    const menu = await openMenu(page, 'spare-1');
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Copy ID',
      'Snapshot',
      'Grow…',
      'Attach',
      'Detach',
      'Delete',
    ]);
  });
});
