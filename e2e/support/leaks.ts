import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';

/**
 * What may be stored in the browser, by key and value: display settings, scroll positions, and, until the
 * user signs out, the owner of the stored data and their sign-in method.
 */
const MAY_BE_KEPT = [
  /^theme-preference=(light|dark|system)$/,
  /^density-preference=(comfortable|compact)$/,
  /^shortcut-preference=off$/,
  /^sidebar-preference=hidden$/,
  /^sidebar-groups={("\w+":(true|false)(,"\w+":(true|false))*)?}$/,
  /^scroll-position-[\w-]+=\d+$/,
  // Drafts of forms, by user and tab, without secrets
  /^personal:drafts=(?![^]*correct-horse)/,
  // What the user has changed, for a reload and their other tabs, until they sign out: names, no request bodies
  /^personal:activity:\d+-[a-z\d]+=(?![^]*correct-horse)/,
  // Names of the projects that were opened, only for people who may not list projects, until they sign out
  /^personal:used-projects=\[("[\w-]+"(,"[\w-]+")*)?\]$/,
  // Running tasks that are resumed after a reload: names and ids
  /^personal:tasks=\[{"id":"[^<>]*}\]$/,
  // Findings that the user has hidden: their texts in the overview, until they sign out
  /^personal:hidden-findings=\[[^<>]*\]$/,
  // What a project contained at the last visit, to show the changes since then, until they sign out: names and ids
  /^personal:visits:[0-9a-f-]{36}=(?![^]*correct-horse)/,
  // The last questions about reachability, until the user signs out: names, addresses and ports
  /^personal:reachability:[\w-]+\/[\w-]+=\[("\?[\w.:%&=-]+"(,"\?[\w.:%&=-]+")*)?\]$/,
  /^console-reloaded-for=[\w.-]+$/,
  /^console-owner=[0-9a-f-]{36}$/,
  /^console-sign-out-pending=([0-9a-f-]{36})?$/,
  /^personal:way-in={"silo":"[\w-]+"(,"provider":"[\w-]+")?}$/,
];

/** Secrets that the tests type in; no page may keep or log them. */
const SECRETS = /correct-horse/;

/** Looks at the addresses and messages of every page of a context until it is stopped. */
export function watchLeaks(context: BrowserContext): { found: readonly string[]; stop: () => void } {
  const found: string[] = [];
  const onRequest = (request: Request) => {
    if (SECRETS.test(request.url())) found.push(`address ${request.url()}`);
  };
  const onMessage = (message: ConsoleMessage) => {
    if (SECRETS.test(message.text())) found.push(`message ${message.text()}`);
  };
  context.on('request', onRequest);
  context.on('console', onMessage);
  const stop = () => {
    context.off('request', onRequest);
    context.off('console', onMessage);
  };
  return { found, stop };
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
