import { expect, type Locator, type Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { dialog } from '../support/console.ts';
import { rowAction, rowOf } from '../support/test.ts';

/** Address of the snapshots of the demo's richest project: 167 of them. */
export const EDGE_SNAPSHOTS = '/projects/edge-cache/snapshots';

/** The column of the list, counted from 0. */
const COLUMNS = { description: 1, disk: 2, state: 3, size: 4, created: 5 } as const;

/** A cell of a snapshot. */
export const snapshotCell = (page: Page, name: string, column: keyof typeof COLUMNS): Locator =>
  rowOf(page, name).getByRole('cell').nth(COLUMNS[column]);

/** Opens the list. */
export const openSnapshots = (page: Page): Promise<void> =>
  begin(page, EDGE_SNAPSHOTS, { heading: 'Snapshots' });

/** The form `Create snapshot`, if it is open. */
export function snapshotForm(page: Page) {
  const form = dialog(page, 'Create snapshot');
  return {
    dialog: form,
    name: form.getByRole('textbox', { name: 'Name' }),
    disk: form.getByRole('combobox', { name: 'Disk' }),
    submit: form.getByRole('button', { name: 'Create snapshot', exact: true }),
  };
}

/** Opens the list and from there the form of a new snapshot. */
export async function openSnapshotForm(page: Page) {
  await openSnapshots(page);
  await page.getByRole('link', { name: 'New snapshot' }).click();
  const form = snapshotForm(page);
  await expect(form.name).toBeFocused();
  return form;
}

/** The form `Create image from snapshot`, if it is open. */
export function imageForm(page: Page) {
  const form = dialog(page, 'Create image from snapshot');
  return {
    dialog: form,
    name: form.getByRole('textbox', { name: 'Name' }),
    description: form.getByRole('textbox', { name: 'Description' }),
    os: form.getByRole('textbox', { name: 'OS' }),
    version: form.getByRole('textbox', { name: 'Version' }),
    submit: form.getByRole('button', { name: 'Create image', exact: true }),
  };
}

/** Opens the list and from there the form of an image from a snapshot. */
export async function openImageForm(page: Page, snapshot: string) {
  await openSnapshots(page);
  await rowAction(page, snapshot, 'Create image');
  const form = imageForm(page);
  await expect(form.name).toHaveValue(snapshot);
  return form;
}

/** Fills in the empty fields. */
export async function fillImage(page: Page, name: string): Promise<void> {
  const form = imageForm(page);
  await form.name.fill(name);
  await form.description.fill('Kept as it is');
  await form.os.fill('debian');
  await form.version.fill('13.1');
}
