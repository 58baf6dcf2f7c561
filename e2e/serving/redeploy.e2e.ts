import type { Page } from '@playwright/test';
import { open } from '../support/console.ts';
import { form, newInstance, tab } from '../instances/create/instance-create.ts';
import { changeDocument, changeRegistry } from './registry.ts';
import { expect, test } from '../support/test.ts';

/* An area that is published again while a form of it is open: the files of the running build are removed. */

const NEXT = 'aaaaaaaaaa';

/** Publishes an area under another build id, and deletes the files of the build before. */
async function redeploy(page: Page, area: string): Promise<void> {
  const registry = await (await page.request.get('/registry.json')).text();
  const [, build = ''] = new RegExp(`/remotes/${area}/([^/"]*)/remoteEntry`).exec(registry) ?? [];
  if (build === '') throw new Error(`no area ${area} in the registry`);
  const change = (json: string) => json.replaceAll(build, NEXT);
  await changeRegistry(page, change);
  await changeDocument(page, change);
  await page.route(`**/remotes/${area}/${build}/**`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(`**/remotes/${area}/${NEXT}/**`, async (route) => {
    const response = await page.request.get(route.request().url().replace(NEXT, build));
    await route.fulfill({ response });
  });
}

test('a form whose code was removed is reloaded once, with its input', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const lost = page.getByRole('alert').filter({ hasText: 'Snapshots could not be loaded' });
  await open(page, newInstance(), 'Create instance');
  await form(page).name.fill('half-typed');
  await redeploy(page, 'project');
  await tab(page, 'Snapshots');
  await expect(lost).toContainText('Your input is kept.');
  await expect(form(page).name).toHaveValue('half-typed');
  expect(documents).toBe(1);
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => documents).toBe(2);
  await expect(form(page).name).toHaveValue('half-typed');
  await expect(page.getByText('Restore your unsaved input?')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Snapshots' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('combobox', { name: 'Snapshot' })).toBeVisible();
  await expect(lost).toHaveCount(0);
  expect(documents).toBe(2);
});
