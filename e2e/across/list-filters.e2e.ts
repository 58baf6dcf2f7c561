import { begin } from '../support/begin.ts';
import { EDGE_CACHE } from '../instances/instances.ts';
import { press } from '../support/keys.ts';
import { expect, rowOf, test } from '../support/test.ts';

test('fields are typed with suggestions, counts switch them, and the row under the mouse is selected', async ({
  page,
  accessible,
}) => {
  await begin(page, `${EDGE_CACHE}?filter=cpu>=4`, { heading: 'Instances' });
  const field = page.getByRole('searchbox', { name: 'Filter instances', exact: true });
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const counts = page.getByRole('group', { name: 'Instances by state' });
  await expect(counts).toBeVisible();
  await field.press('End');
  await field.pressSequentially(' sta');
  await expect(page.getByRole('option')).toHaveText(/^state/);
  await press(page, 'ArrowDown', 'Enter');
  await field.pressSequentially('fai');
  await accessible('list with suggestions');
  await press(page, 'ArrowDown', 'Enter');
  await expect(page).toHaveURL(`${EDGE_CACHE}?filter=cpu%3E%3D4+state:failed`);
  await expect(rows).toHaveCount(4);
  await counts.getByRole('button', { pressed: true, name: 'Failed 4' }).click();
  await expect(field).toHaveValue('cpu>=4');
  await accessible('list with counts');
  await rowOf(page, 'ingest-frozen').hover();
  // The box is in the margin, for the mouse only
  await rowOf(page, 'ingest-frozen').click({ position: { x: 8, y: 20 } });
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
  await expect(
    rowOf(page, 'ingest-frozen').getByRole('checkbox', { name: 'Select ingest-frozen' }),
  ).toBeChecked();
});
