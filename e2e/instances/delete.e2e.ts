import type { Locator, Page } from '@playwright/test';
import { begin, fails, later, type Order } from '../support/begin.ts';
import { confirm, dialog, title, toast } from '../support/console.ts';
import { attached, disk, diskOf } from '../storage/disks.ts';
import { EDGE_CACHE, instanceAt, openPageMenu } from './instances.ts';
import { lift, tell } from '../support/mock.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { FULL, themes } from '../support/setting.ts';

const QUESTION = 'Confirm delete instance';
/** Two more disks for an instance that has only the one it boots from. */
const TWO_MORE: readonly Order[] = [
  disk('edge-cache', 'scratch'),
  disk('edge-cache', 'journal', 32),
  later(5_000),
  attached('scratch'),
  attached('journal'),
];

const ask = async (page: Page): Promise<Locator> => {
  await rowAction(page, 'schema-migrator', 'Delete');
  return dialog(page, QUESTION);
};
const box = (question: Locator, name: string) =>
  question.getByRole('checkbox', { name: new RegExp(`^${name} \\(`) });
/** A line of the summary of deleted and kept disks. Label and value are adjacent in the text. */
const fate = (question: Locator, what: 'Deleted' | 'Kept', disk: string) =>
  question.getByText(new RegExp(`^${what}.*${disk}`));
const stateOf = async (page: Page, name: string) => (await diskOf(page, name)).state;

test('only the instance is deleted unless its disks are selected', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_CACHE, { orders: TWO_MORE, heading: 'Instances' });
  const question = await ask(page);
  await expect(question.getByRole('group', { name: 'Disks to delete' }).getByRole('checkbox')).toHaveCount(3);
  await expect(box(question, 'journal')).not.toBeChecked();
  await expect(fate(question, 'Kept', 'disk journal')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await confirm(page, QUESTION);
  // The look of what has started, not that of a success
  await expect(page.getByTestId('Toasts')).toContainText('NoteDeleting instance schema-migrator');
  await expect(rowOf(page, 'schema-migrator')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Dismiss notification' })).toHaveCount(1);
  for (const name of ['scratch', 'journal']) expect(await stateOf(page, name)).toEqual({ state: 'detached' });
});

test(
  'a disk that cannot be deleted is named with the reason, the others are deleted',
  { tag: FULL },
  async ({ page }) => {
    await begin(page, EDGE_CACHE, { orders: TWO_MORE, heading: 'Instances' });
    const question = await ask(page);
    for (const name of ['scratch', 'journal']) await box(question, name).check();
    await tell(page, 'faults', {
      operation: 'diskDelete',
      status: 503,
      message: 'The disk is busy',
      count: 1,
    });
    await confirm(page, QUESTION);
    const toasts = page.getByTestId('Toasts');
    await expect(toasts.getByText('The instance is deleted, but some of its disks are not')).toBeVisible();
    await expect(toasts.getByText(/^Disk (scratch|journal): The disk is busy$/)).toBeVisible();
    await expect(toasts.getByText(/^Disk (scratch|journal) deleted$/)).toBeVisible();
    await expect(rowOf(page, 'schema-migrator')).toHaveCount(0);
  },
);

test('an instance that cannot be deleted keeps its disks', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_CACHE, { orders: TWO_MORE, heading: 'Instances' });
  const question = await ask(page);
  await box(question, 'scratch').check();
  await tell(page, 'faults', { operation: 'instanceDelete', status: 503, message: 'Not now', count: 1 });
  await confirm(page, QUESTION);
  await expect(page.getByTestId('Toasts')).toHaveText('Could not delete instanceNot now');
  expect(await stateOf(page, 'scratch')).toMatchObject({ state: 'attached' });
  // Asked again, nothing is chosen
  await expect(box(await ask(page), 'scratch')).not.toBeChecked();
});

test('a selection that was not confirmed is discarded', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_CACHE, { orders: TWO_MORE, heading: 'Instances' });
  const question = await ask(page);
  await box(question, 'scratch').check();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(box(await ask(page), 'scratch')).not.toBeChecked();
  await confirm(page, QUESTION);
  await expect(rowOf(page, 'schema-migrator')).toHaveCount(0);
  expect(await stateOf(page, 'scratch')).toEqual({ state: 'detached' });
});

test('disks that could not be loaded are kept, and a message says so', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_CACHE, {
    orders: [fails('instanceDiskList', { status: 503 })],
    heading: 'Instances',
  });
  const question = await ask(page);
  await expect(question.getByText('Its disks could not be loaded')).toBeVisible();
  await lift(page);
  await confirm(page, QUESTION);
  await expect(rowOf(page, 'schema-migrator')).toHaveCount(0);
});

test('deleting from its page leads to the list, without showing an empty page', async ({ page }) => {
  await begin(page, instanceAt('schema-migrator'), { orders: TWO_MORE, heading: 'schema-migrator' });
  const lost: string[] = [];
  await page.exposeFunction('saw', (text: string) => lost.push(text));
  await page.evaluate(() => {
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent ?? '';
      const report: unknown = Reflect.get(globalThis, 'saw');
      if (/not found/i.test(text) && typeof report === 'function') Reflect.apply(report, undefined, [text]);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const menu = await openPageMenu(page);
  await menu.getByRole('menuitem', { name: 'Delete' }).click();
  await box(dialog(page, QUESTION), 'scratch').check();
  await confirm(page, QUESTION);
  await expect(title(page, 'Instances')).toBeVisible();
  await expect(toast(page, 'Disk scratch deleted')).toBeVisible();
  await expect(rowOf(page, 'schema-migrator')).toHaveCount(0);
  expect(lost).toEqual([]);
});

for (const colorScheme of themes('light')) {
  test.describe(`${colorScheme} theme, on a phone`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 700 } });

    test('the confirmation is accessible', async ({ page, accessible }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme-preference', theme), colorScheme);
      await begin(page, EDGE_CACHE, { orders: TWO_MORE, heading: 'Instances' });
      const question = await ask(page);
      await box(question, 'scratch').check();
      await accessible('question with disks');
      await expect(question.getByRole('button', { name: 'Confirm' })).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
}
