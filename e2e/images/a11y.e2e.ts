import type { Page } from '@playwright/test';
import { dialog, toast } from '../support/console.ts';
import { spoil } from '../support/failures.ts';
import { choose, openDemotion, openImages, openPromotion, openSiloImages, promoteModal } from './images.ts';
import { openMenu } from '../instances/instances.ts';
import { press, tabTo } from '../support/keys.ts';
import {
  EDGE_SNAPSHOTS,
  imageForm,
  openImageForm,
  openSnapshotForm,
  openSnapshots,
  snapshotForm,
} from '../storage/snapshots.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { type Look, testWalks } from '../support/looks.ts';

async function snapshots(page: Page, look: Look): Promise<void> {
  await openSnapshots(page);
  await look('snapshots');
  await openMenu(page, 'largest');
  await expect(page.getByRole('menu')).toBeVisible();
  await look('menu of a snapshot');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog(page, 'Confirm delete')).toBeVisible();
  await look('question before deleting a snapshot');
}

async function snapshotForms(page: Page, look: Look): Promise<void> {
  const form = await openSnapshotForm(page);
  await look('new snapshot');
  await form.submit.click();
  await expect(form.dialog.getByText('Disk is required')).toBeVisible();
  await look('new snapshot with field errors');
  await form.disk.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('disks to choose from');
  const image = await openImageForm(page, 'largest');
  await look('image from a snapshot');
  await spoil(page, 'imageCreate', { status: 503 });
  await image.description.fill('For caches');
  await image.os.fill('debian');
  await image.version.fill('13.1');
  await image.submit.click();
  await expect(image.dialog.getByRole('alert')).toBeVisible();
  await look('image from a snapshot that was refused');
}

async function images(page: Page, look: Look): Promise<void> {
  await openImages(page);
  await look('images');
  await rowAction(page, 'cache-golden', 'Promote');
  await expect(promoteModal(page).dialog).toBeVisible();
  await look('promoting');
  await promoteModal(page).cancel.click();
  await page.getByRole('link', { name: 'cache-golden', exact: true }).click();
  await expect(dialog(page, 'Project image')).toBeVisible();
  await look('an image');
}

async function siloImages(page: Page, look: Look): Promise<void> {
  await openSiloImages(page);
  await look('images of the silo');
  await page.getByRole('link', { name: 'fedora-44-cloud' }).click();
  await expect(dialog(page, 'Silo image')).toBeVisible();
  await look('an image of the silo');
  const promotion = await openPromotion(page);
  await look('promoting on the page of the silo');
  await choose(page, promotion.project, 'edge-cache');
  await promotion.image.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('images to choose from');
  const demotion = await openDemotion(page, 'ubuntu-26-04');
  await page.keyboard.press('Escape');
  await demotion.submit.click();
  await expect(demotion.dialog.getByText('Project is required')).toBeVisible();
  await look('demoting');
}

testWalks({ snapshots, snapshotForms, images, siloImages });

test('by keyboard alone a snapshot is taken and an image is created from it', async ({ page }) => {
  await openSnapshots(page);
  await tabTo(page, page.getByRole('link', { name: 'New snapshot' }));
  await press(page, 'Enter');
  const form = snapshotForm(page);
  await expect(form.name).toBeFocused();
  await page.keyboard.type('aa-keys');
  await tabTo(page, form.disk);
  await page.keyboard.type('spare-16');
  await expect(page.getByRole('option', { name: /^spare-16/ })).toBeVisible();
  await press(page, 'Enter', 'Control+Enter');
  await expect(toast(page, 'Snapshot aa-keys created')).toBeVisible();
  await expect(form.dialog).toBeHidden();
  await expect(rowOf(page, 'aa-keys').getByText('ready')).toBeVisible({ timeout: 15_000 });

  await tabTo(page, rowOf(page, 'aa-keys').getByRole('button', { name: 'Row actions' }));
  await press(page, 'Enter', 'ArrowDown', 'Enter');
  const image = imageForm(page);
  await expect(image.name).toBeFocused();
  await tabTo(page, image.description);
  await page.keyboard.type('Made by hand');
  await press(page, 'Tab');
  await page.keyboard.type('debian');
  await press(page, 'Tab');
  await page.keyboard.type('13.1');
  await press(page, 'Enter');
  await expect(toast(page, 'Image aa-keys created')).toBeVisible();
  await expect(page).toHaveURL(EDGE_SNAPSHOTS);
});
