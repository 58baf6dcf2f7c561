import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../../tools/machine/browser.ts';

export { consoleSession, type SessionOptions } from './session.ts';

/** Playwright options to open the console as its own tests do; an installed browser is used when there is one. */
export const consoleBrowser = (): Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> => {
  const executablePath = findBrowser();
  return {
    browserName: 'chromium',
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath !== undefined && { executablePath }) },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
  };
};
