import type { Locator, Page } from '@playwright/test';

/** The notice of a new build. */
export const notice = (page: Page): Locator => page.getByRole('status').filter({ hasText: /new version/ });

/** The person returns to the tab. */
export const lookAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
