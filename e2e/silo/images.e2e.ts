import { begin, fails, seeded } from '../support/begin.ts';
import { dialog, expectFieldError, toast } from '../support/console.ts';
import { eachFailure, spoil } from '../support/failures.ts';
import { choose, openDemotion, openPromotion, openSiloImages } from '../images/images.ts';
import { callsOf, tell } from '../support/mock.ts';
import { expect, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

test('an image is shown beside the list', { tag: FULL }, async ({ page }) => {
  await openSiloImages(page);
  await page.getByRole('link', { name: 'fedora-44-cloud' }).click();
  const panel = dialog(page, 'Silo image');
  await expect(panel.getByRole('definition').first()).toHaveText('Silo');
  await expect(panel.getByRole('textbox', { name: 'Version' })).toHaveValue('44');
  await expect(page).toHaveURL('/images/fedora-44-cloud/edit');
  await expect(page).toHaveTitle('Edit Image / Images / Oxide Console');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/images');
  await begin(page, '/images/no-such-image/edit', { heading: 'Page not found' });
});

test.describe('promoting', () => {
  test('requires both fields', { tag: FULL }, async ({ page }) => {
    const modal = await openPromotion(page);
    // The list that opened with the dialog covers its buttons
    await page.keyboard.press('Escape');
    await modal.submit.click();
    await expectFieldError(modal.project, 'Project is required');
    await expect(modal.dialog.getByText('Image is required')).toBeVisible();
  });

  test('offers every project, not only the first thousand', { tag: FULL }, async ({ page }) => {
    const modal = await openPromotion(page, [seeded('large')]);
    await modal.project.fill('team-1200');
    await expect(page.getByRole('option')).toHaveText(['team-1200']);
  });

  test('shows when projects or images cannot be loaded', { tag: FULL }, async ({ page }) => {
    const modal = await openPromotion(page, [fails('projectList', { status: 503, count: 1 })]);
    await expect(modal.dialog.getByText('The projects could not be loaded.')).toBeVisible();
    await page.keyboard.press('Escape');
    await modal.cancel.click();
    await page.getByRole('button', { name: 'Promote image' }).click();
    await tell(page, 'faults', { operation: 'imageList', status: 503 });
    await choose(page, modal.project, 'edge-cache');
    await expect(modal.image).toContainText('Images could not be loaded');
  });

  test(
    'that fails shows the error in the dialog and keeps the selection',
    { tag: FULL },
    async ({ page }) => {
      const modal = await openPromotion(page);
      await choose(page, modal.project, 'edge-cache');
      await modal.image.click();
      await page.getByRole('option', { name: /^varnish-test/ }).click();
      await eachFailure(page, 'imagePromote', async (message) => {
        await modal.submit.click();
        await expect(modal.dialog.getByRole('alert').getByText(message)).toBeVisible();
        await expect(modal.project).toHaveValue('edge-cache');
        await expect(modal.image).toContainText('varnish-test');
      });
      await modal.submit.click();
      await expect(toast(page, 'Image varnish-test promoted')).toBeVisible();
    },
  );
});

test.describe('demoting', () => {
  test(
    'that fails shows the error in the dialog and keeps the selection',
    { tag: FULL },
    async ({ page }) => {
      const modal = await openDemotion(page, 'ubuntu-26-04');
      await choose(page, modal.project, 'edge-cache');
      await eachFailure(page, 'imageDemote', async (message) => {
        await modal.submit.click();
        await expect(modal.dialog.getByRole('alert').getByText(message)).toBeVisible();
        await expect(modal.project).toHaveValue('edge-cache');
      });
      await modal.submit.click();
      await expect(toast(page, 'Image ubuntu-26-04 demoted')).toBeVisible();
    },
  );

  test(
    'happens once, and is refused when the project has an image with that name',
    { tag: FULL },
    async ({ page }) => {
      const modal = await openDemotion(page, 'ubuntu-26-04');
      const message = 'already exists: image "ubuntu-26-04"';
      await spoil(page, 'imageDemote', {
        delay: 2_500,
        status: 400,
        errorCode: 'ObjectAlreadyExists',
        message,
      });
      await choose(page, modal.project, 'edge-cache');
      await modal.submit.dblclick();
      await expect(modal.submit).toHaveAttribute('aria-busy', 'true');
      await expect(modal.dialog.getByText('Image name already exists')).toBeVisible();
      expect(await callsOf(page, 'imageDemote')).toBe(1);
    },
  );
});

test('a silo without images shows how to add some', { tag: FULL }, async ({ page }) => {
  await openSiloImages(page, [seeded('empty')]);
  await expect(page.getByRole('heading', { level: 3, name: 'No images' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Promote image' })).toBeVisible();
});
