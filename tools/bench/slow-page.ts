import type { Browser, CDPSession, Page } from '@playwright/test';
import { CPU_SLOWDOWN } from './conditions.ts';

/** A page on a machine four times slower than this one, from the moment `slowDown` is called. */
export interface SlowPage {
  page: Page;
  session: CDPSession;
  slowDown: () => Promise<void>;
  speedUp: () => Promise<void>;
}

/** Opens a page in a new profile, hands it to `measure` and closes it. */
export async function withPage<Result>(
  browser: Browser,
  measure: (opened: SlowPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const setRate = async (rate: number) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    };
    return await measure({
      page,
      session,
      slowDown: () => setRate(CPU_SLOWDOWN),
      speedUp: () => setRate(1),
    });
  } finally {
    await context.close();
  }
}

/**
 * Raises the page size of lists of 50 rows. For pages that do not load all rows automatically; a sorted list reads
 * everything and is not changed.
 */
export async function withRows(page: Page, count: number): Promise<void> {
  await page.route(/\/v1\/.*[?&]limit=50(&|$)/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/limit=50\b/, `limit=${count}`),
    }),
  );
}
