import { begin } from './support/begin.ts';
import { test } from './support/test.ts';

for (const [name, scheme, width, path] of [
  ['inst', 'light', 1280, '/projects/edge-cache/instances'],
  ['inst-sorted', 'light', 1280, '/projects/edge-cache/instances?sort=-memory&filter=cache'],
  ['inst-nomatch', 'dark', 1280, '/projects/edge-cache/instances?filter=nonesuch'],
  ['inst-mid', 'light', 820, '/projects/edge-cache/instances?sort=state'],
  ['inst-700', 'light', 660, '/projects/edge-cache/instances'],
  ['inst-phone', 'dark', 390, '/projects/edge-cache/instances?sort=-memory'],
  ['proj-phone', 'light', 390, '/projects'],
  ['images', 'dark', 1440, '/projects/edge-cache/images?sort=size'],
] as const)
  test(`look ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: width < 500 ? 844 : 800 });
    await begin(page, path, { heading: /./ });
    await page.getByRole('searchbox').waitFor();
    await page.screenshot({ path: `/tmp/s7/look-lists-${name}.png` });
    if (!name.includes('sorted') && name !== 'inst-phone') return;
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('menu').waitFor();
    await page.screenshot({ path: `/tmp/s7/look-lists-${name}-menu.png` });
  });
