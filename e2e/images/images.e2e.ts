import type { Page } from '@playwright/test';
import { begin, fails } from '../support/begin.ts';
import { breadcrumbs, clipboard, dialog, expectCrumbs, title, toast } from '../support/console.ts';
import { eachFailure, spoil } from '../support/failures.ts';
import { EDGE_IMAGES, imageCell, openImages, promoteModal } from './images.ts';
import { openMenu } from '../instances/instances.ts';
import { callsOf, read, tell } from '../support/mock.ts';
import { as, expect, rowAction, rowOf, test } from '../support/test.ts';
import { FULL, sample } from '../support/setting.ts';

const details = (page: Page) => dialog(page, 'Project image');

test('the list shows the images of a project', async ({ page }) => {
  await openImages(page);
  await expect(page).toHaveTitle('Images / edge-cache / Projects / Oxide Console');
  await expectCrumbs(
    page,
    ['Projects', '/projects'],
    ['edge-cache', '/projects/edge-cache/instances'],
    ['Images', EDGE_IMAGES],
  );
  await expect(page.getByRole('columnheader')).toHaveText([
    'name',
    'description',
    'OS',
    'version',
    'size',
    'created',
    '',
  ]);
  await expect(imageCell(page, 'cache-golden', 'OS')).toHaveText('debian');
  await expect(imageCell(page, 'cache-golden', 'version')).toHaveText('13.1');
  await expect(imageCell(page, 'cache-golden', 'size')).toHaveText('12 GiB');
  await page.getByRole('button', { name: 'Learn about Images' }).click();
  await expect(page.getByRole('heading', { name: 'Learn about Images' })).toBeVisible();
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const [where, path, query, name] of sample(
    [
      ['the project', EDGE_IMAGES, '?project=edge-cache', 'cache-golden'],
      ['the silo', '/images', '', 'debian-13-generic'],
    ] as const,
    1,
  )) {
    test(`copies the id of an image of ${where}`, async ({ page }) => {
      await begin(page, path, { heading: /Images/ });
      const { id } = await read(page, `/v1/images/${name}${query}`);
      await rowAction(page, name, 'Copy ID');
      await expect.poll(() => clipboard(page)).toBe(id);
    });
  }
});

test.describe('an image', () => {
  for (const [path, name] of [
    [EDGE_IMAGES, 'cache-golden'],
    ['/images', 'debian-13-generic'],
  ] as const) {
    test(`is also at ${path} without the last segment`, { tag: FULL }, async ({ page }) => {
      await begin(page, `${path}/${name}`, { heading: /Images/ });
      await expect(page).toHaveURL(`${path}/${name}/edit`);
      await expect(page.getByRole('dialog').getByRole('heading', { level: 3, name })).toBeVisible();
    });
  }

  test('is shown beside the list, which keeps its breadcrumbs and marks the row', async ({ page }) => {
    await openImages(page);
    await page.getByRole('link', { name: 'cache-golden', exact: true }).click();
    const panel = details(page);
    await expect(panel.getByRole('heading', { level: 3, name: 'cache-golden' })).toBeVisible();
    await expect(page).toHaveURL(`${EDGE_IMAGES}/cache-golden/edit`);
    await expect(page).toHaveTitle('Edit Image / Images / edge-cache / Projects / Oxide Console');
    await expect(breadcrumbs(page).getByRole('link')).toHaveText(['Projects', 'edge-cache', 'Images']);
    await expect(panel.getByRole('term')).toHaveText([
      'Shared with',
      'ID',
      'Size',
      'Block size',
      'Created',
      'Updated',
    ]);
    await expect(panel.getByRole('definition').first()).toHaveText('Project');
    for (const [label, value] of [
      ['Name', 'cache-golden'],
      ['OS', 'debian'],
      ['Version', '13.1'],
    ] as const) {
      const field = panel.getByRole('textbox', { name: label });
      await expect(field).toHaveValue(value);
      await expect(field).toBeDisabled();
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(EDGE_IMAGES);
    await expect(page.getByRole('link', { name: 'cache-golden', exact: true })).toBeFocused();
  });

  test('is shown by its URL, and not found when it does not exist', { tag: FULL }, async ({ page }) => {
    await begin(page, `${EDGE_IMAGES}/cache-golden/edit`, { heading: 'Project Images' });
    await expect(details(page)).toBeVisible();
    await details(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(EDGE_IMAGES);
    await begin(page, `${EDGE_IMAGES}/no-such-image/edit`, { heading: 'Page not found' });
  });
});

test.describe('promoting', () => {
  test('names the image in its confirmation, moves it and leads to its new location', async ({ page }) => {
    await openImages(page);
    await rowAction(page, 'cache-golden', 'Promote');
    const modal = promoteModal(page);
    await expect(modal.dialog).toContainText('Promote image cache-golden to the silo?');
    await modal.submit.click();
    await expect(modal.dialog).toBeHidden();
    await expect(toast(page, 'Image cache-golden promoted')).toBeVisible();
    await expect(rowOf(page, 'cache-golden')).toHaveCount(0);
    await page.getByRole('link', { name: 'View silo images' }).click();
    await expect(title(page, 'Silo Images')).toBeVisible();
    await expect(rowOf(page, 'cache-golden')).toBeVisible();
  });

  test('can be canceled', { tag: FULL }, async ({ page }) => {
    await openImages(page);
    await rowAction(page, 'cache-golden', 'Promote');
    await promoteModal(page).cancel.click();
    await expect(promoteModal(page).dialog).toBeHidden();
    await expect(rowOf(page, 'cache-golden').getByRole('button', { name: 'Row actions' })).toBeFocused();
    expect(await callsOf(page, 'imagePromote')).toBe(0);
  });

  test('that fails shows the error in the dialog, and can be retried', { tag: FULL }, async ({ page }) => {
    await openImages(page);
    await rowAction(page, 'cache-golden', 'Promote');
    const modal = promoteModal(page);
    await eachFailure(page, 'imagePromote', async (message) => {
      await modal.submit.click();
      await expect(modal.dialog.getByRole('alert').getByText(message)).toBeVisible();
      await expect(page.getByTestId('Toasts')).toHaveText('');
    });
    await modal.submit.click();
    await expect(toast(page, 'Image cache-golden promoted')).toBeVisible();
  });

  test('is refused when the silo has an image with that name', { tag: FULL }, async ({ page }) => {
    await openImages(page);
    const rule = {
      status: 400,
      errorCode: 'ObjectAlreadyExists',
      message: 'already exists: image "cache-golden"',
    };
    await spoil(page, 'imagePromote', rule);
    await rowAction(page, 'cache-golden', 'Promote');
    await promoteModal(page).submit.click();
    await expect(promoteModal(page).dialog.getByText('Image name already exists')).toBeVisible();
  });

  test('happens once for repeated clicks', { tag: FULL }, async ({ page }) => {
    await openImages(page);
    await spoil(page, 'imagePromote', { delay: 3_000 });
    await rowAction(page, 'cache-golden', 'Promote');
    const { submit } = promoteModal(page);
    await submit.dblclick();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await expect(toast(page, 'Image cache-golden promoted')).toBeVisible();
    expect(await callsOf(page, 'imagePromote')).toBe(1);
  });
});

test.describe('deleting', () => {
  test('is waited for, removes the row and shows a notification', async ({ page }) => {
    await openImages(page);
    await tell(page, 'faults', { operation: 'imageDelete', delay: 2_500, count: 1 });
    await rowAction(page, 'varnish-test', 'Delete');
    const button = dialog(page, 'Confirm delete').getByRole('button', { name: 'Confirm' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(toast(page, 'Image varnish-test deleted')).toBeVisible();
    await expect(rowOf(page, 'varnish-test')).toHaveCount(0);
  });

  test(
    'is disabled for viewers, with the role that is missing',
    { tag: FULL },
    async ({ page, context, baseURL }) => {
      await as(context, baseURL, 'Dele Adeyemi');
      await openImages(page);
      const menu = await openMenu(page, 'varnish-test');
      const item = menu.getByRole('menuitem', { name: 'Delete' });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toHaveAccessibleDescription(/^Needs the project collaborator role/);
    },
  );
});

test('the menu of an image contains its actions', { tag: FULL }, async ({ page }) => {
  await openImages(page);
  const menu = await openMenu(page, 'cache-golden');
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Copy ID',
    'Promote',
    'Create disk',
    'Create instance',
    'Delete',
  ]);
});

test('the palette leads to every image', { tag: FULL }, async ({ page }) => {
  await openImages(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('terminator-base');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${EDGE_IMAGES}/terminator-base/edit`);
  await expect(details(page)).toBeVisible();
});

test(
  'a project without images shows a message, and an unknown project is not found',
  { tag: FULL },
  async ({ page }) => {
    await begin(page, '/projects/payments-staging/images', { heading: 'Project Images' });
    await expect(page.getByRole('heading', { level: 3, name: 'No images' })).toBeVisible();
    await begin(page, '/projects/no-such-project/images', { heading: 'Page not found' });
    await begin(page, EDGE_IMAGES, {
      orders: [fails('imageList', { status: 503 })],
      heading: 'Something went wrong',
    });
  },
);
