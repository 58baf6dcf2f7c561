import type { Page, Route } from '@playwright/test';

const BLOCK = /(<script type="application\/json" id="console-config">)([\s\S]*?)(<\/script>)/;

/** Gives an area another build id, as if it had been published anew. */
export const withBuild = (json: string, area: string, build: string): string => {
  const row = new RegExp(`("name":\\s*"${area}"[\\s\\S]*?"build":\\s*")[^"]*`);
  if (!row.test(json)) throw new Error(`no area ${area} in the registry`);
  return json.replace(row, `$1${build}`);
};

/** Changes what `registry.json` says; the document keeps the truth. Answers how often it was asked for. */
export async function changeRegistry(page: Page, change: (json: string) => string): Promise<() => number> {
  let count = 0;
  await page.route('**/registry.json', async (route) => {
    count += 1;
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  return () => count;
}

/** Changes the configuration in every document. */
export async function changeDocument(page: Page, change: (json: string) => string): Promise<void> {
  const answer = async (route: Route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      BLOCK,
      (_, open: string, json: string, close: string) => open + change(json) + close,
    );
    return route.fulfill({ response, body });
  };
  await page.route('**/*', answer);
}
