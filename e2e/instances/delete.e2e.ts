import type { Locator, Page } from '@playwright/test';
import { begin, later, type Order } from '../support/begin.ts';
import { confirm, dialog, title, toast } from '../support/console.ts';
import { attached, disk } from '../storage/disks.ts';
import { EDGE_CACHE, instanceAt, openPageMenu } from './instances.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { themes } from '../support/setting.ts';

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
