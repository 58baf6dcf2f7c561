import type { Page } from '@playwright/test';
import { dialog, open, title, userMenu } from '../support/console.ts';
import { changeDocument } from './registry.ts';
import { expect, rowOf, test } from '../support/test.ts';

/*
 * Two documents of one site: one runs the settings, the other all other areas, as when the settings need the shell before. The choice
 * of the document by servers is proven in tools/testing/server-behaviour.ts, that of the areas in deploy/site/earlier.test.ts, and the
 * release drill does both with real builds.
 */

const isOfSettings = (path: string) => path.startsWith('/settings');

/** Changes each document as publishing does. */
const divide = (page: Page, isServed = isOfSettings): Promise<void> =>
  changeDocument(page, (json, path) =>
    json.replaceAll(/"name":"(\w+)","label"/g, (start, name: string) =>
      (name === 'settings') === isServed(path) ? start : start.replace('"name"', '"elsewhere":true,"name"'),
    ),
  );

/** A mark that does not outlive the document. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
const isMarked = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => Reflect.get(globalThis, 'sameDocument') ?? false);

test('a link to an area of the other document loads it, and Back returns', async ({ page }) => {
  await divide(page);
  await open(page, '/projects', 'Projects');
  await mark(page);
  await userMenu(page, 'Settings');
  await expect(title(page, 'Profile')).toBeVisible();
  await expect(page).toHaveURL('/settings/profile');
  expect(await isMarked(page)).toBe(false);
  await mark(page);
  await page.getByRole('link', { name: 'SSH Keys' }).first().click();
  await expect(title(page, 'SSH Keys')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await page.goBack();
  await expect(title(page, 'Projects')).toBeVisible();
  await open(page, '/support', 'Support');
  await expect(rowOf(page, 'Settings').getByRole('cell', { name: 'in the other document' })).toBeVisible();
});

test('unsaved input is asked about once, and can be kept', async ({ page }) => {
  const questions: string[] = [];
  page.on('dialog', async (question) => {
    questions.push(question.type());
    await question.dismiss();
  });
  await divide(page);
  await open(page, '/projects/edge-cache/instances-new', 'Create instance');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('half-typed');
  await userMenu(page, 'Settings');
  const question = dialog(page, 'Confirm navigation');
  await question.getByRole('button', { name: 'Continue editing' }).click();
  await expect(name).toHaveValue('half-typed');
  await userMenu(page, 'Settings');
  await question.getByRole('button', { name: 'Leave this page' }).click();
  await expect(title(page, 'Profile')).toBeVisible();
  expect(questions).toEqual([]);
});

test('a server that sends the wrong document gets an error of the area, and no loop', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await divide(page, () => false);
  await open(page, '/settings/profile', 'Settings did not open');
  await expect(page.getByText('which the server did not send')).toBeVisible();
  expect(documents).toBe(1);
  await page.getByRole('link', { name: 'Go to project' }).click();
  await expect(title(page, 'Projects')).toBeVisible();
});
