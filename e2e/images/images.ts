import { expect, type Locator, type Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { dialog } from '../support/console.ts';
import { rowAction } from '../support/test.ts';

/** Address of the images of the demo's richest project: four of them. */
const EDGE_IMAGES = '/projects/edge-cache/images';

/** Opens the images of the project. */
export const openImages = (page: Page): Promise<void> =>
  begin(page, EDGE_IMAGES, { heading: 'Project Images' });

/** Opens the images of the silo. */
export const openSiloImages = (page: Page): Promise<void> =>
  begin(page, '/images', { heading: 'Silo Images' });

/** The modal `Promote image`, of either page. */
export function promoteModal(page: Page) {
  const modal = dialog(page, 'Promote image');
  return {
    dialog: modal,
    project: modal.getByRole('combobox', { name: 'Project' }),
    image: modal.getByRole('button', { name: /^Image/ }),
    submit: modal.getByRole('button', { name: 'Promote', exact: true }),
    cancel: modal.getByRole('button', { name: 'Cancel', exact: true }),
  };
}

/** Opens the modal on the page of the silo. */
export async function openPromotion(page: Page) {
  await openSiloImages(page);
  await page.getByRole('button', { name: 'Promote image' }).click();
  const modal = promoteModal(page);
  await expect(modal.dialog).toBeVisible();
  return modal;
}

/** Opens the modal `Demote image` of a row. */
export async function openDemotion(page: Page, image: string) {
  await openSiloImages(page);
  await rowAction(page, image, 'Demote');
  const modal = dialog(page, 'Demote image');
  await expect(modal).toBeVisible();
  return {
    dialog: modal,
    project: modal.getByRole('combobox', { name: 'Project' }),
    submit: modal.getByRole('button', { name: 'Demote', exact: true }),
  };
}

/** Picks from the open list of a combobox, by typing. */
export async function choose(page: Page, box: Locator, text: string): Promise<void> {
  await box.fill(text);
  await page.getByRole('option', { name: text, exact: true }).click();
}
