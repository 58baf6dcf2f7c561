import type { Page } from '@playwright/test';
import { LOOKS, walksIn } from './setting.ts';
import { test } from './test.ts';

/** Looks at the page as it is; the text names its state. */
export type Look = (what: string) => Promise<void>;

/** Tests that everything on some walks meets WCAG 2.2 AA, in the looks of the setting. */
export function testWalks(walks: Readonly<Record<string, (page: Page, look: Look) => Promise<void>>>): void {
  for (const [colorScheme, width] of LOOKS) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });
      test.describe.configure({ timeout: 120_000 });

      for (const [name, walk] of walksIn(walks, width)) {
        test(`${name} meets WCAG 2.2 AA`, async ({ page, accessible }) => {
          // What moves or fades in is measured when it is there
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await walk(page, accessible);
        });
      }
    });
  }
}
