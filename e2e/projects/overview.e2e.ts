import { begin } from '../support/begin.ts';
import { confirm, expectCrumbs, sidebar, title, toast } from '../support/console.ts';
import { expect, rowOf, test } from '../support/test.ts';

const LIST = '/projects/edge-cache/instances';
const MARK = 'Taking longer than usual';

test('the overview names what has failed, leads to it, and starts it', async ({ page }) => {
  await begin(page, '/projects/edge-cache', { heading: 'Instances' });
  await expect(page).toHaveURL(LIST);
  await sidebar(page).getByRole('link', { name: 'Overview' }).click();
  await expect(title(page, 'Overview')).toBeVisible();
  await expect(page).toHaveTitle('Overview / edge-cache / Projects / Oxide Console');
  await expectCrumbs(
    page,
    ['Projects', '/projects'],
    ['edge-cache', LIST],
    ['Overview', '/projects/edge-cache/overview'],
  );
  const attention = page.getByRole('list', { name: 'Needs attention' });
  await expect(attention.getByRole('link')).toHaveText([
    'ingest-retired',
    'ingest-frozen',
    'ingest-legacy',
    'ingest-replay',
    'ams-01-scratch',
  ]);
  await page.getByRole('link', { name: '4 failed' }).click();
  await expect(page).toHaveURL(`${LIST}?filter=state:failed`);
  await expect(rowOf(page, 'ingest-frozen')).toBeVisible();
  await page.goBack();
  await attention.getByRole('button', { name: 'Start ingest-retired' }).click();
  await confirm(page, 'Confirm start instance');
  await expect(toast(page, 'Starting instance')).toBeVisible();
  await expect(attention.getByRole('link', { name: 'ingest-retired' })).toBeHidden();
});

test('what has changed since the last visit is shown at the next one', async ({ page }) => {
  await begin(page, '/projects/edge-cache/overview', { heading: 'Overview' });
  await expect(page.getByText('This is your first visit in this browser.')).toBeVisible();
  // Another visit begins after an hour, which an earlier time stands for
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('personal:visits:')) ?? '';
    const kept = localStorage.getItem(key) ?? '';
    localStorage.setItem(
      key,
      kept
        .replace(/"at":(\d+)/, (_, at) => `"at":${Number(at) - 2 * 60 * 60_000}`)
        .replace('"instance":{', '"instance":{"gone":"old-worker",'),
    );
  });
  await page.reload();
  const changes = page.getByRole('list', { name: 'Since your last visit' });
  await expect(changes.getByText('Instance old-worker no longer exists')).toBeVisible();
  await expect(page.getByText(/It is not known who made a change\./)).toBeVisible();
});

test('an instance that has been starting for too long is marked in the list and on its page', async ({
  page,
}) => {
  await begin(page, '/projects/observability/instances', { heading: 'Instances' });
  const mark = rowOf(page, 'metrics-03').getByRole('button', { name: MARK });
  await mark.focus();
  await expect(page.getByRole('tooltip')).toContainText('usually for 5 minutes at most');
  await expect(page.getByRole('button', { name: MARK })).toHaveCount(1);
  await page.getByRole('link', { name: 'metrics-03' }).click();
  await expect(page.getByText(MARK)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy for support' })).toBeVisible();
});

test('fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, '/projects/edge-cache/overview', { heading: 'Overview' });
  await expect(page.getByRole('list', { name: 'Needs attention' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
