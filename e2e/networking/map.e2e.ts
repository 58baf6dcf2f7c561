import type { Page } from '@playwright/test';
import { palette } from '../support/console.ts';
import { expect, test } from '../support/test.ts';
import { DEFAULT_VPC, expectToFit, openVpc } from './routing.ts';

const MAP = `${DEFAULT_VPC}/map`;

const picture = (page: Page) => page.getByRole('group', { name: 'Picture of default' });
const box = (page: Page, name: RegExp) => picture(page).getByRole('button', { name });

// @sheet network-access/15.72 network-access/15.75 network-access/15.80
test('the layout is fetched with the picture, and every path is found by keyboard alone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const layouts = () => asked.filter((path) => /\/(diagram|vpc-picture)\./.test(path));
  await openVpc(page, `${DEFAULT_VPC}/subnets`);
  await expect(page.getByRole('link', { name: 'Map' })).toBeVisible();
  expect(layouts()).toEqual([]);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('Map');
  await palette(page).getByRole('option', { name: /^Map/ }).first().click();
  await expect(page).toHaveURL(MAP);
  await expect(page).toHaveTitle(/^Map \/ default \/ VPCs \//);
  await expect(picture(page)).toBeVisible();
  expect(layouts().length).toBeGreaterThan(0);

  const first = picture(page).getByRole('button').first();
  await first.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await box(page, /^Internet gateway partner-link,/).click();
  for (const name of [/^Router regional,/, /^Subnet cache-tier,/]) {
    await page.keyboard.press('ArrowRight');
    await expect(box(page, name)).toBeFocused();
    await expect(box(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.keyboard.press('Escape');
  await expect(box(page, /^Subnet cache-tier,/)).toBeFocused();
  await expect(page.getByRole('complementary', { name: 'Details', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${DEFAULT_VPC}/subnets/cache-tier`);
});

// @sheet network-access/15.76
test('picture and table meet WCAG 2.2 AA in both themes', async ({ page, inBothThemes }) => {
  await openVpc(page, MAP, 'Map of default');
  await expect(picture(page)).toBeVisible();
  await inBothThemes('picture');
  await box(page, /^Router regional,/).click();
  await inBothThemes('picture with a selection');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('link', { name: 'partner-link' })).toBeVisible();
  await inBothThemes('table');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  // @sheet network-access/15.77
  test('the table comes first, and the picture scrolls in itself', async ({ page }) => {
    await openVpc(page, MAP, 'Map of default');
    await expect(page.getByRole('link', { name: 'partner-link' })).toBeVisible();
    await expectToFit(page);
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await expect(page).toHaveURL(`${MAP}?show-as=picture`);
    await expect(picture(page)).toBeVisible();
    await expectToFit(page);
  });
});
