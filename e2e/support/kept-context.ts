import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Options of a context that tests set with `test.use`. What is not named here must not be set by a test. */
export interface ContextOptions {
  baseURL: string | undefined;
  colorScheme: unknown;
  hasTouch: boolean;
  locale: string | undefined;
  permissions: string[] | undefined;
  timezoneId: string | undefined;
  viewport: unknown;
}

/** A context with a page that stays open, so that Chromium keeps the process of its site. */
interface Kept {
  context: BrowserContext;
  anchor: Page;
  options: ContextOptions;
  /** Violations of the content security policy in the test that runs. */
  violations: string[];
}

const sameOptions = (one: ContextOptions, other: ContextOptions) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps one browser context for the tests of a worker. Every test gets a new page, but the pages of one context share
 * the HTTP cache and, with `--process-per-site`, the process with its compiled scripts. This halves what the start of the
 * console costs. Playwright's own `reuseContext` clears the cache and ends the process, which saves nothing here.
 */
export class KeptContext {
  readonly #browser: Browser;
  #kept: Kept | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A clean context with these options: the kept one if it has the same options, else a new one. */
  async take(options: ContextOptions): Promise<BrowserContext> {
    if (this.#kept && !sameOptions(this.#kept.options, options)) await this.#drop(this.#kept);
    this.#kept ??= await open(this.#browser, options);
    return this.#kept.context;
  }

  /** Violations of the content security policy since the context was taken; a test empties the list of those it wants. */
  violations(): string[] {
    return this.#kept?.violations ?? [];
  }

  /** Removes what a test left in the context; after a failed test, the context goes too. */
  async giveBack(passed: boolean): Promise<void> {
    if (this.#kept && !(passed && (await clean(this.#kept)))) await this.#drop(this.#kept);
  }

  async #drop({ context }: Kept): Promise<void> {
    this.#kept = undefined;
    await context.close();
  }
}

async function open(browser: Browser, options: ContextOptions): Promise<Kept> {
  // Inside a test, Playwright gives a new context the options of the test.
  const context = await browser.newContext();
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
  return { context, anchor, options, violations };
}

/** Makes a context as it was before the test; false if that cannot be done. */
async function clean({ context, anchor, options, violations }: Kept): Promise<boolean> {
  const others = context.pages().filter((page) => page !== anchor);
  await Promise.all(others.map((page) => page.close()));
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  await context.grantPermissions(options.permissions ?? []);
  violations.length = 0;
  // A test clock cannot be removed from a context. It replaces the timers of every page; its `Date` looks like the browser's own.
  return anchor.evaluate(() => {
    localStorage.clear();
    return String(setTimeout).includes('[native code]');
  });
}
