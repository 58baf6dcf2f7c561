import { begin } from '../support/begin.ts';
import { title } from '../support/console.ts';
import { expect, test } from '../support/test.ts';
import { fact, instanceAt } from './instances.ts';

const NAME = 'cache-ams-01';

/** Labels in the grid of properties; the state is beside the title. */
const IN_GRID = ['cpu', 'ram', 'vpc', 'Created', 'external IPs', 'Description', 'ID'];

test('the properties take two rows at 1024 px, with the id whole and the state beside the title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await begin(page, instanceAt(NAME), { heading: NAME });
  const tops = new Set<number>();
  for (const label of IN_GRID) {
    const box = await page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .boundingBox();
    tops.add(Math.round(box?.y ?? 0));
  }
  expect([...tops]).toHaveLength(2);
  // A text that is cut has a tooltip, and a role for it
  await expect(page.getByRole('definition').getByRole('note')).toHaveCount(0);
  const head = await title(page, NAME).boundingBox();
  const state = await fact(page, 'state', 'running').boundingBox();
  const middle = (box: typeof head) => (box ? box.y + box.height / 2 : Number.NaN);
  expect(Math.abs(middle(head) - middle(state))).toBeLessThan(4);
});
