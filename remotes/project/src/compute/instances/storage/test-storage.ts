import type { Mock } from '@console/mock';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { renderScreen, type ScreenOptions } from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';

/** Address of the storage of an instance of the demo's richest project. */
export const storage = (name: string): string => `/projects/edge-cache/instances/${name}/storage`;

/** A row of the data by its name. */
export function rowIn<Row extends { name: string }>(table: Iterable<Row>, name: string): Row {
  const found = [...table].find((row) => row.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

/** Attaches a disk to the stopped instance. */
export const attached =
  (name: string) =>
  ({ store: { tables } }: Mock): void => {
    const { id } = rowIn(tables.instances, 'schema-migrator');
    tables.disks.put({ ...rowIn(tables.disks, name), state: { state: 'attached', instance: id } });
  };

/** Opens the storage of a stopped instance: one boot disk, and the disks that `prepare` attaches. */
export const openStopped = (prepare?: (mock: Mock) => void, options: ScreenOptions = {}) =>
  renderScreen(routes, storage('schema-migrator'), { ...options, ...(prepare && { prepare }) });

/** The rows of a table without its heading, as texts. */
const rowsOf = async (name: string): Promise<string[]> =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

/** The same of the boot disk. */
export const bootDisk = (): Promise<string[]> => rowsOf('Boot disk');
/** The same of the other disks. */
export const otherDisks = (): Promise<string[]> => rowsOf('Additional disks');

/** Waits until the page has a heading. */
export async function expectHeading(name: string): Promise<void> {
  expect(await screen.findByRole('heading', { name })).toBeTruthy();
}
