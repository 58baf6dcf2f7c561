import { open, sidebar, title } from '../support/console.ts';
import { changeDocument, changeRegistry } from './registry.ts';
import { expect, rowOf, test } from '../support/test.ts';

test.describe('a row of the registry that cannot be used', () => {
  test('refuses its area with the reason; boot, frame and the other areas work, also with an unknown icon', async ({
    page,
  }) => {
    const change = (json: string) =>
      json
        .replace('"label":"System"', '"label":5')
        .replace('"icon":"projects"', '"icon":"constructor"')
        .replace('"remotes":[', '"remotes":[null,');
    await changeDocument(page, change);
    await changeRegistry(page, change);
    await open(page, '/projects', 'Projects');
    await expect(rowOf(page, 'edge-cache')).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Projects' })).toBeVisible();
    await open(page, '/system/silos', 'system did not load');
    await page.getByText('Details for your administrator').click();
    await expect(page.getByText(/reason\s+registry\s+message\s+label must be a label/)).toBeVisible();
    await open(page, '/support', 'Support');
    await expect(rowOf(page, 'system').getByRole('cell', { name: 'refused' })).toBeVisible();
    await expect(
      rowOf(page, 'system').getByRole('cell', { name: /^registry: label must be a label/ }),
    ).toBeVisible();
    await expect(rowOf(page, 'row-1').getByRole('cell', { name: /the row must be an object/ })).toBeVisible();
  });
});

test.describe('a configuration that cannot be used', () => {
  for (const [what, change, problem] of [
    ['is no JSON', () => '{"version": 1,', /JSON/],
    ['has no areas', (json: string) => json.replace('"remotes":', '"other":'), 'remotes must be a list'],
    [
      'is of another version',
      (json: string) => json.replace('"version":1', '"version":9'),
      'version must be 1',
    ],
  ] as const)
    test(`and ${what} shows a page with the error`, async ({ page }) => {
      await changeDocument(page, change);
      await page.goto('/projects');
      await expect(title(page, 'The console is not configured')).toBeVisible();
      await expect(
        page.getByRole('main').or(page.getByRole('alert')).getByRole('listitem').first(),
      ).toHaveText(problem);
      await expect(page).toHaveTitle('The console is not configured');
    });
});

test('the document lists the files of a landing page: they are requested before the file with all pages', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/projects/edge-cache/instances', 'Instances');
  await expect(rowOf(page, 'cache-ams-01')).toBeVisible();
  const file = asked.findIndex((path) => /\/pages\.\w+\.json$/.test(path));
  const list = asked.findIndex((path) => path.includes('/instances-list.'));
  expect(list).toBeGreaterThan(0);
  expect(file === -1 || list < file).toBe(true);
});
