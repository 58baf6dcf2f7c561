import { manifest } from '../../sdk/gallery/src/manifest.ts';
import { open, visit } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

const PAGES = manifest.frames.flatMap(({ navigation }) => navigation);

for (const [group, pages] of Map.groupBy(PAGES, (page) => page.group))
  if (group !== undefined)
    test(`each page of ${group} is accessible in both themes, and reports no error`, async ({
      page,
      inBothThemes,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      for (const [index, { label, to }] of pages.entries()) {
        await (index === 0 ? open : visit)(page, to, label);
        const code = page.getByRole('group', { name: /^Code of / });
        // The code of a recipe is open
        if ((await code.count()) === 0)
          await page
            .getByRole('button', { name: /^Code of / })
            .first()
            .click();
        await expect(code.first()).toContainText(/import|openapi/);
        const [title, text] = await Promise.all(
          [
            page.getByRole('heading', { level: 1 }),
            page.getByRole('main').getByRole('paragraph').first(),
          ].map((part) => part.boundingBox()),
        );
        expect(text?.x, `left edge of the text of ${to}`).toBe(title?.x);
        // Forms show their messages after a submit
        for (const check of await page.getByRole('button', { name: /^Check the / }).all())
          await check.click();
        await inBothThemes(to);
        expect(errors, to).toEqual([]);
      }
    });

test('the demo leads to the gallery', async ({ page }) => {
  await open(page, '/projects', 'Projects');
  await page.getByRole('button', { name: 'Learn more' }).click();
  await page.getByRole('link', { name: 'Gallery of components' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a table of 1,000 rows has only those near the window in the document', async ({ page, accessible }) => {
  await open(page, '/gallery/tables', 'Tables');
  await page.getByRole('button', { name: '1,000 rows', exact: true }).click();
  const table = page.getByRole('table', { name: 'Many disks' });
  await expect(table).toHaveAttribute('aria-rowcount', '1001');
  await expect(table.getByRole('row', { name: /disk-999/ })).toHaveCount(0);
  expect(await table.getByRole('row').count()).toBeLessThan(200);
  await accessible('a table of 1,000 rows');
});

test('the contents of a page are in line with its title, also on a phone', async ({ page }) => {
  await open(page, '/gallery', 'Gallery');
  const left = async (level: number) =>
    (await page.getByRole('main').getByRole('heading', { level }).first().boundingBox())?.x;
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => [width, (await left(2)) === (await left(1))]).toEqual([width, true]);
  }
});
