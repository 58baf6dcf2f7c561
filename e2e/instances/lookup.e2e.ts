import { begin, fails } from '../support/begin.ts';
import { clipboard, dialog, title } from '../support/console.ts';
import { instanceAt } from './instances.ts';
import { read } from '../support/mock.ts';
import { expect, test } from '../support/test.ts';
import { sample } from '../support/setting.ts';

test.describe('looking up an instance', () => {
  for (const path of sample(['/lookup/instances', '/lookup/i'], 1)) {
    test(`${path} leads from the ID to the page, without trapping Back`, async ({ page }) => {
      await begin(page, '/projects', { heading: 'Projects' });
      const { id } = await read(page, '/v1/instances/cache-ams-01?project=edge-cache');
      await page.goto(`${path}/${String(id)}`);
      await expect(title(page, 'cache-ams-01')).toBeVisible({ timeout: 15_000 });
      await expect(page).toHaveURL(instanceAt('cache-ams-01'));
      await page.goBack();
      await expect(title(page, 'Projects')).toBeVisible();
    });

    for (const [what, rest] of [
      ['a name', '/cache-ams-01'],
      ['nothing', '/'],
      ['an unknown id', '/9d2c6a52-7e36-4f5e-9f0b-6d0c2f9a1b11'],
    ] as const)
      test(`${path} finds nothing for ${what}`, ({ page }) =>
        begin(page, path + rest, { heading: 'Page not found' }));
  }

  test('any error shows that the page is not found', ({ page }) =>
    begin(page, '/lookup/i/9d2c6a52-7e36-4f5e-9f0b-6d0c2f9a1b11', {
      orders: [fails('instanceView', { status: 503 })],
      heading: 'Page not found',
    }));
});

test.describe('connecting', () => {
  test('offers the command of the serial console', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await begin(page, instanceAt('cache-ams-01', 'connect'), { heading: 'cache-ams-01' });
    const opener = page.getByRole('button', { name: 'CLI Command' });
    await opener.click();
    const modal = dialog(page, 'CLI command');
    await expect(modal.getByRole('code')).toHaveText(
      /oxide instance serial console \\\s+--project edge-cache \\\s+--instance cache-ams-01/,
    );
    await modal.getByRole('button', { name: 'Copy command' }).click();
    expect(await clipboard(page)).toBe(
      'oxide instance serial console --project edge-cache --instance cache-ams-01',
    );
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('shows the address to connect to: floating, ephemeral, or where to get one', async ({ page }) => {
    const ssh = page.getByRole('code').filter({ hasText: /^ssh/ });
    await begin(page, instanceAt('cache-ams-01', 'connect'), { heading: 'cache-ams-01' });
    await expect(ssh).toHaveText(/^ssh \[username\]@203\.0\.113\.\d+$/);
    await page.goto(instanceAt('ingest-legacy', 'connect'));
    await expect(ssh).toHaveText('ssh [username]@198.51.100.21');
    await page.goto(instanceAt('log-shipper', 'connect'));
    await expect(ssh).toHaveText('ssh [username]@[external IP]');
    await expect(page.getByRole('link', { name: 'networking', exact: true })).toHaveAttribute(
      'href',
      instanceAt('log-shipper', 'networking'),
    );
  });
});
