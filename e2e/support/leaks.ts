import type { BrowserContext, Page } from '@playwright/test';

/**
 * What may be kept in the browser, by key and value: choices of how things look, where a page was scrolled to, and, until the
 * person signs out, whose the rest is and by which way they have signed in.
 */
const MAY_BE_KEPT = [
  /^theme-preference=(light|dark|system)$/,
  /^density-preference=(comfortable|compact)$/,
  /^shortcut-preference=off$/,
  /^sidebar-preference=hidden$/,
  /^scroll-position-[\w-]+=\d+$/,
  // What is typed into forms, for the person and tab: secrets are left out
  /^personal:drafts=(?![^]*correct-horse)/,
  /^console-reloaded-for=[\w.-]+$/,
  /^console-owner=[0-9a-f-]{36}$/,
  /^console-sign-out-pending=[0-9a-f-]{36}$/,
  /^personal:way-in={"silo":"[\w-]+"(,"provider":"[\w-]+")?}$/,
];

/** What people type in these journeys and nobody else may read. */
const SECRETS = /correct-horse/;

/** Looks at the addresses and messages of every page of a context; returns what is found so far. */
export function watchLeaks(context: BrowserContext): readonly string[] {
  const found: string[] = [];
  context.on('request', (request) => {
    if (SECRETS.test(request.url())) found.push(`address ${request.url()}`);
  });
  context.on('console', (message) => {
    if (SECRETS.test(message.text())) found.push(`message ${message.text()}`);
  });
  return found;
}

/** What a page keeps in the browser and must not. */
export async function keptBy(page: Page): Promise<string[]> {
  const kept = await page
    .evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.keys(storage).map((key) => `${key}=${storage.getItem(key)}`),
      ),
    )
    // a page without an origin has no storage
    .catch((): string[] => []);
  return kept.filter((entry) => !MAY_BE_KEPT.some((allowed) => allowed.test(entry)));
}
