import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

const BLOCK = /(<script type="application\/json" id="console-config">)([\s\S]*?)(<\/script>)/;

/** Gives an area another build id, as if it had been published again. */
export const withBuild = (json: string, area: string, build: string): string => {
  const row = new RegExp(`("name":\\s*"${area}"[\\s\\S]*?"build":\\s*")[^"]*`);
  if (!row.test(json)) throw new Error(`no area ${area} in the registry`);
  return json.replace(row, `$1${build}`);
};

/** Changes the contents of `registry.json`; the document is unchanged. Returns how often it was requested. */
export async function changeRegistry(page: Page, change: (json: string) => string): Promise<() => number> {
  let count = 0;
  await page.route('**/registry.json', async (route) => {
    count += 1;
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  return () => count;
}

/** Publishes a build of an area that requires a later version of a shared module: its hash is right. */
export async function requireNewer(page: Page, area: string, share: string): Promise<void> {
  const registry = await (await page.request.get('/registry.json')).text();
  const [entry = ''] = new RegExp(`/remotes/${area}/[^"]*/remoteEntry[^"]*`).exec(registry) ?? [];
  const [, pinned = ''] = new RegExp(`"${entry}","integrity":"([^"]*)`).exec(registry) ?? [];
  const built = await (await page.request.get(entry)).text();
  const body = built.replace(
    new RegExp(`(shareKey:"${share}",import:null,requiredVersion:"\\^)\\d+`),
    (_, before: string) => `${before}99`,
  );
  if (pinned === '' || body === built) throw new Error(`${area} does not require ${share}`);
  const hash = `sha384-${createHash('sha384').update(body).digest('base64')}`;
  const change = (json: string) => json.replace(pinned, hash);
  await page.route(`**${entry}*`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await changeDocument(page, change);
  await changeRegistry(page, change);
}

/** Changes the configuration in every document; `path` is that of the page. */
export async function changeDocument(
  page: Page,
  change: (json: string, path: string) => string,
): Promise<void> {
  const answer = async (route: Route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { pathname } = new URL(route.request().url());
    const body = (await response.text()).replace(
      BLOCK,
      (_, open: string, json: string, close: string) => open + change(json, pathname) + close,
    );
    return route.fulfill({ response, body });
  };
  await page.route('**/*', answer);
}
