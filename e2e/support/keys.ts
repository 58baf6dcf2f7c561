import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any way in the console has. */
const LIMIT = 60;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/**
 * Presses Tab, or Shift+Tab, until an element has the focus, like a keyboard user. Every element on the way must be
 * visible and have a focus indicator.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; !(await isFocused(target)); stops += 1) {
    expect(stops, `presses of ${key} to reach ${String(target)}`).toBeLessThan(LIMIT);
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'nothing';
      const { top, bottom } = element.getBoundingClientRect();
      if (!element.matches(':focus-visible')) return `${element.tagName} without a ring`;
      return top < innerHeight && bottom > 0 ? 'seen' : `${element.tagName} out of sight`;
    });
    // After the last stop the browser's own window may come, where no element of the page has the focus.
    expect(['seen', 'nothing']).toContain(stop);
  }
}

/** Presses keys one after the other. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
