// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  fill,
  openDialog,
  press,
  renderScreen,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';

useScreens();
afterEach(() => sessionStorage.clear());

/** A machine with much to do takes its time. */
const LATE = { timeout: 15_000 };
const TITLE = 'Keep snapshots by a rule';
const LIST = '/projects/edge-cache/snapshots';

async function open(options = {}) {
  const { mock } = await renderScreen(routes, LIST, options);
  await press(await screen.findByRole('button', { name: 'Keep by rule…' }, LATE));
  return { mock, dialog: await openDialog(TITLE) };
}

test('the plan says what is deleted, and why the rest stays, before it runs as a task', async () => {
  const { mock } = await open();
  fill(await screen.findByRole('textbox', { name: 'Daily' }, LATE), '1');
  const dialog = await openDialog(TITLE);
  fill(dialog.getByRole('textbox', { name: 'Weekly' }), '1');
  const submit = await dialog.findByRole('button', { name: /^Delete \d+ snapshots?$/ }, LATE);
  const [table] = dialog.getAllByRole('table');
  const fates = within(table ?? document.body)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[1]?.textContent);
  expect(fates[0]).toMatch(/^Keep: newest, day \d{4}-\d\d-\d\d, week of \d{4}-\d\d-\d\d$/);
  expect(fates.slice(1)).toContain('Delete');
  expect(dialog.getByText(/^Deletes \d+ snapshots? with .+, keeps \d+\./)).toBeTruthy();
  expect(dialog.getByText(/^#!\/bin\/sh/).textContent).toContain('# Keeps 1 daily and 1 weekly snapshots');
  const before = [...mock.store.tables.snapshots].length;
  const count = Number(/\d+/.exec(submit.textContent)?.[0]);
  await press(submit);
  expect(
    await screen.findByText(new RegExp(`^${count} snapshots? (was|were) deleted`), undefined, LATE),
  ).toBeTruthy();
  expect([...mock.store.tables.snapshots]).toHaveLength(before - count);
}, 40_000);

test('without all disks there is no plan: a disk that was not read would look deleted', async () => {
  const { dialog } = await open({ faults: [{ operation: 'diskList', status: 503 }] });
  expect(await dialog.findByText('Snapshots and disks could not be loaded', undefined, LATE)).toBeTruthy();
}, 40_000);
