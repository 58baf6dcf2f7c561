import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { KeptContext } from './kept-context.ts';
import { keptBy, watchLeaks } from './leaks.ts';

/** Fixtures of every test. */
interface Fixtures {
  /** Violations of the content security policy so far; must be empty when the test ends. */
  violations: string[];
  /** Secrets in addresses and messages so far; together with what the pages keep it must be empty when the test ends. */
  leaks: readonly string[];
  /** Fails calls of the in-browser mock: see mock/README.md. */
  fault: (rule: Fault) => Promise<void>;
  /** Finds nothing against WCAG 2.2 AA on the page as it is; with `colors`, nothing that depends on colors. */
  accessible: (context?: string, what?: 'colors') => Promise<void>;
  /** The same in both themes, without transitions. */
  inBothThemes: (state: string) => Promise<void>;
}

/** A rule of the mock's fault switch. */
export interface Fault {
  operation: string;
  status?: number;
  /** Milliseconds. */
  delay?: number;
  /** Message and code of the error body. */
  message?: string;
  errorCode?: string;
  /** Sent as it is, to be unreadable. */
  body?: string;
  /** The connection breaks. */
  abort?: boolean;
  /** How many calls it hits; all when absent. */
  count?: number;
}

/**
 * Waits until all transitions have finished, because colors are measured in their final state. Animations longer than a second
 * (spinner, skeleton) are ignored; the end of one transition may start another.
 */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // What follows the frame of a menu or dialog: the page behind it becomes inert
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1_000 })),
    );
    const soonOver = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1_000,
        );
    for (let all = soonOver(); all.length > 0; all = soonOver())
      await Promise.allSettled(all.map(({ finished }) => finished));
  });

declare global {
  // What `axe-core` leaves in a document
  var axe: typeof import('axe-core') | undefined;
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The violations that axe finds in the document. Its code is sent once per document: sending it took a third of the time. */
async function violationsOf(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(AXE);
  const results = await page.evaluate((given) => globalThis.axe?.run(document, given), options);
  if (!results) throw new Error('axe did not start');
  return results.violations;
}

/** The accessibility standards that every page fulfills. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const;

/**
 * Rules that no standard demands, and that pages met badly before: content outside of landmarks, heads without a name, landmarks
 * alike, levels left out.
 */
const GOOD_PRACTICE = {
  'empty-table-header': { enabled: true },
  'landmark-unique': { enabled: true },
  'heading-order': { enabled: true },
};

/** The sheets fix the level of titles of empty states and of groups of the palette (docs/screens/common-ui.md sections 7 and 19). */
const isFixedLevel = (rule: string, html: string): boolean =>
  rule === 'heading-order' && html.startsWith('<h3');

/** The name of a slot describes the drawing of its cell, in the order of the sheet (docs/screens/operator.md section 9.1). */
const isSlot = (rule: string, html: string): boolean =>
  rule === 'label-content-name-mismatch' && html.includes('data-cell');

export const test = base.extend<Fixtures, { kept: KeptContext }>({
  kept: [async ({ browser }, use) => use(new KeptContext(browser)), { scope: 'worker' }],
  context: async ({ kept, baseURL, hasTouch, locale, permissions, timezoneId }, use, testInfo) => {
    const { viewport = null, colorScheme = null } = testInfo.project.use;
    const context = await kept.take({ baseURL, hasTouch, locale, timezoneId }, { viewport, colorScheme });
    await context.grantPermissions(permissions ?? []);
    await use(context);
    await kept.giveBack(testInfo.status === testInfo.expectedStatus);
  },
  // Window and theme are those of the page, not of the context, so that tests of all looks share one
  page: async ({ context, colorScheme, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await use(page);
  },
  violations: [
    async ({ context, kept }, use) => {
      await use(kept.violations());
      // What a page has still to report comes before its answer
      await Promise.allSettled(context.pages().map((page) => page.evaluate(() => undefined)));
      expect(kept.violations(), 'violations of the content security policy').toEqual([]);
    },
    { auto: true },
  ],
  leaks: [
    async ({ context }, use) => {
      const { found, stop } = watchLeaks(context);
      await use(found);
      const kept = await Promise.all(context.pages().map(keptBy));
      stop();
      expect([...found, ...kept.flat()], 'kept or told by the console').toEqual([]);
    },
    { auto: true },
  ],
  fault: async ({ page }, use) => {
    await use(async (rule) => {
      const status = await page.evaluate(
        async (body) => (await fetch('/__mock/faults', { method: 'POST', body })).status,
        JSON.stringify(rule),
      );
      expect(status, 'answer of the fault switch').toBeLessThan(300);
    });
  },
  accessible: async ({ page }, use) => {
    await use(async (context = 'page', what) => {
      await atRest(page);
      // Without frames of other sites, the results need no page of their own to be put together
      const runOnly =
        what === 'colors'
          ? { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] }
          : { type: 'tag' as const, values: [...STANDARDS] };
      // Menus and lists of choices are layers over everything, named by the control that opens them, which is in its landmark; a landmark
      // of their own would only be one more to skip
      const layers = await page.getByRole('menu').or(page.getByRole('listbox')).count();
      const rules = what === 'colors' ? {} : { ...GOOD_PRACTICE, region: { enabled: layers === 0 } };
      // Describing the thousands of elements that pass takes longer than the search for those that do not
      const violations = await violationsOf(page, { runOnly, rules, resultTypes: ['violations'] });
      const found = violations.flatMap(({ id, nodes }) => {
        const meant = nodes.filter(({ html }) => !isFixedLevel(id, html) && !isSlot(id, html));
        return meant.length === 0 ? [] : [`${id}: ${meant.map(({ target }) => target.join(' ')).join(', ')}`];
      });
      expect(found, `accessibility of the ${context}`).toEqual([]);
    });
  },
  inBothThemes: async ({ page, accessible }, use) => {
    await use(async (state) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await accessible(`${state}, light`);
      // Only colors differ between the themes
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await accessible(`${state}, dark`, 'colors');
    });
  },
});

export { expect };

/** Makes the mock see another user, by display name. Before the first page is opened. */
export async function as(context: BrowserContext, baseURL: string | undefined, name: string): Promise<void> {
  await context.addCookies([{ name: 'msw-user', value: name, url: baseURL ?? 'http://127.0.0.1' }]);
}

/** The row of a table that contains a text. */
export const rowOf = (page: Page, text: string) =>
  page.getByRole('row').filter({ has: page.getByText(text, { exact: true }) });

/** Opens the row's menu and picks an entry. */
export async function rowAction(page: Page, row: string, action: string): Promise<void> {
  await rowOf(page, row).getByRole('button', { name: 'Row actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
