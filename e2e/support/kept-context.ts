import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Options that only a whole context can have. */
export interface ContextOptions {
  baseURL: string | undefined;
  hasTouch: boolean;
  locale: string | undefined;
  timezoneId: string | undefined;
}

/** A context with a page that stays open, so that Chromium keeps the process of its site. */
interface Kept {
  context: BrowserContext;
  anchor: Page;
  /** Its options as text. */
  key: string;
  /** Violations of the content security policy in the test that runs. */
  violations: string[];
}

/**
 * Keeps the browser contexts for the tests of a worker, one for each set of options. Every test gets a new page, but the pages of one
 * context share the HTTP cache and, with `--process-per-site`, the process with its compiled scripts. This halves what the start of
 * the console costs. Playwright's own `reuseContext` clears the cache and ends the process, which saves nothing here.
 */
export class KeptContext {
  readonly #browser: Browser;
  readonly #all = new Map<string, Kept>();
  /** The one that the test has which runs. */
  #taken: Kept | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * A clean context with these options.
   * @param look window and theme of the pages that a test opens itself; its first page has those of the test
   */
  async take(options: ContextOptions, look: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    this.#taken = this.#all.get(key) ?? (await open(this.#browser, key, look));
    this.#all.set(key, this.#taken);
    return this.#taken.context;
  }

  /** Violations of the content security policy since the context was taken; a test empties the list of those it wants. */
  violations(): string[] {
    return this.#taken?.violations ?? [];
  }

  /** Removes what a test left in the context; after a failed test, the context goes too. */
  async giveBack(passed: boolean): Promise<void> {
    if (!this.#taken || (passed && (await clean(this.#taken)))) return;
    this.#all.delete(this.#taken.key);
    await this.#taken.context.close();
  }
}

async function open(browser: Browser, key: string, look: BrowserContextOptions): Promise<Kept> {
  // Inside a test, Playwright gives a new context the options of the test.
  const context = await browser.newContext(look);
  const violations: string[] = [];
  await context.exposeBinding('reportViolation', (_, text: string) => violations.push(text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(globalThis, 'reportViolation');
      if (typeof report === 'function')
        Reflect.apply(report, undefined, [
          `${event.violatedDirective} ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber})`,
        ]);
    });
  });
  const anchor = await context.newPage();
  // An empty page of the console's origin: every file of a site but its document is sandboxed and has no storage
  await anchor.route('**/anchor', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await anchor.goto('/anchor');
  return { context, anchor, key, violations };
}

/** Makes a context as it was before the test; false if that cannot be done. */
async function clean({ context, anchor, violations }: Kept): Promise<boolean> {
  const others = context.pages().filter((page) => page !== anchor);
  await Promise.all(others.map((page) => page.close()));
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  violations.length = 0;
  // A test clock cannot be removed from a context. It replaces the timers of every page; its `Date` looks like the browser's own.
  return anchor.evaluate(() => {
    localStorage.clear();
    return String(setTimeout).includes('[native code]');
  });
}
