import { type Locator, type Page } from '@playwright/test';
import { type Order } from '../support/begin.ts';
import { dialog } from '../support/console.ts';
import { rowOf } from '../support/test.ts';

/** Address of the disks of the demo's richest project. */
export const EDGE_DISKS = '/projects/edge-cache/disks';

/** The column of the list of disks, counted from 0. */
const COLUMNS = { 'Attached to': 1, state: 2, Source: 3, size: 4, created: 5 } as const;

/** A cell of a disk. */
export const diskCell = (page: Page, name: string, column: keyof typeof COLUMNS): Locator =>
  rowOf(page, name).getByRole('cell').nth(COLUMNS[column]);

/** The form `Create disk`, if it is open. */
export function diskForm(page: Page) {
  const form = dialog(page, 'Create disk');
  return {
    dialog: form,
    name: form.getByRole('textbox', { name: 'Name' }),
    source: (name: 'Blank' | 'Snapshot' | 'Image') => form.getByRole('radio', { name, exact: true }),
    snapshot: form.getByRole('combobox', { name: 'Source snapshot' }),
    image: form.getByRole('combobox', { name: 'Source image' }),
    size: form.getByRole('textbox', { name: 'Size (GiB)' }),
    submit: form.getByRole('button', { name: 'Create disk', exact: true }),
  };
}

/** Picks from an open list. */
export const pick = (page: Page, option: string | RegExp): Promise<void> =>
  page.getByRole('option', { name: option }).click();

/** Makes a blank disk; detached after a second. */
export const disk = (project: string, name: string, gib = 10): Order => [
  'POST',
  `/v1/disks?project=${project}`,
  {
    name,
    description: '',
    size: gib * 1024 ** 3,
    disk_source: { type: 'blank', block_size: 4096 },
  },
];

/** Address of the storage of an instance of `edge-cache`. */
export const storage = (name: string) => `/projects/edge-cache/instances/${name}/storage`;

/** The table of the boot disk. */
export const bootDisk = (page: Page): Locator => page.getByRole('table', { name: 'Boot disk' });
/** The table of the other disks. */
export const otherDisks = (page: Page): Locator => page.getByRole('table', { name: 'Additional disks' });
/** Attaches a disk before the page is opened. */
export const attached = (name: string, instance = 'schema-migrator'): Order => [
  'POST',
  `/v1/instances/${instance}/disks/attach?project=edge-cache`,
  { disk: name },
];
