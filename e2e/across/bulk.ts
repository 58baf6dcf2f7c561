import type { Locator, Page } from '@playwright/test';
import { begin, instance, later, type Order, project } from '../support/begin.ts';
import { dialog } from '../support/console.ts';
import { expect, rowOf } from '../support/test.ts';

/** Address of the instances of a project made for these tests. */
export const FLEET = '/projects/fleet/instances';

/** A project with running and stopped instances, at rest. */
export const fleet = (running: readonly string[], stopped: readonly string[] = []): Order[] => [
  project('fleet'),
  ...running.map((name) => instance('fleet', name, { start: true })),
  ...stopped.map((name) => instance('fleet', name)),
  later(60_000),
];

/** Gives the rows of the list their boxes. */
export async function startChoosing(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Select', exact: true });
  if ((await toggle.getAttribute('aria-pressed')) === 'false') await toggle.click();
  await expect(allBox(page)).toBeVisible();
}

/** Opens the instances of that project, with boxes. */
export async function openFleet(page: Page, running: readonly string[], stopped: readonly string[] = []) {
  await begin(page, FLEET, { orders: fleet(running, stopped), heading: 'Instances' });
  await startChoosing(page);
}

/** The box of a row. */
export const box = (page: Page, name: string): Locator =>
  rowOf(page, name).getByRole('checkbox', { name: `Select ${name}`, exact: true });

/** The box in the head. */
export const allBox = (page: Page): Locator => page.getByRole('checkbox', { name: 'Select all rows' });

/** Chooses rows by their boxes. */
export async function choose(page: Page, ...names: readonly string[]): Promise<void> {
  await startChoosing(page);
  for (const name of names) await box(page, name).check();
}

/** The bar at the foot while rows are chosen. */
export const selectionBar = (page: Page): Locator => page.getByRole('group', { name: 'Selection' });

export const expectSelected = (page: Page, count: number): Promise<void> =>
  expect(selectionBar(page).getByRole('status')).toHaveText(`${count} selected`);

/** Presses an action of the bar, which opens the plan. */
export async function ask(page: Page, action: string, title: string): Promise<Locator> {
  await selectionBar(page).getByRole('button', { name: action, exact: true }).click();
  const asked = dialog(page, title);
  await expect(asked).toBeVisible();
  return asked;
}

/** Line of a row among the results. */
export const result = (asked: Locator, name: string): Locator =>
  asked.getByRole('list', { name: 'Results' }).getByRole('listitem').filter({ hasText: name });
