import { begin } from '../support/begin.ts';
import { bootDisk, otherDisks, storage } from '../storage/disks.ts';
import { expect, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

test(
  'the disks of an instance are sorted by a click on a column head, and the URL contains the order',
  { tag: FULL },
  async ({ page }) => {
    await begin(page, storage('cache-ams-01'), { heading: 'cache-ams-01' });
    // One row has no order
    await expect(bootDisk(page).getByRole('columnheader').getByRole('button')).toHaveCount(0);
    const names = otherDisks(page)
      .getByRole('row')
      .getByRole('cell')
      .and(page.getByText(/^ams-01/));
    const head = otherDisks(page).getByRole('columnheader', { name: 'Disk' });
    await head.getByRole('button').click();
    await expect(page).toHaveURL(/\?additional-disks-sort=disk$/);
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    const upwards = await names.allTextContents();
    expect(upwards).toEqual(upwards.toSorted());
    await page.goto(`${storage('cache-ams-01')}?additional-disks-sort=-disk`);
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(names).toHaveText(upwards.toReversed());
  },
);
