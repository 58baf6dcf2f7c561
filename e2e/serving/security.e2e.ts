import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Names of globals that only tampered code would set. */
const PROBE = 'tampered';
const probe = (page: Page): Promise<unknown> =>
  page.evaluate((name): unknown => Reflect.get(globalThis, name), PROBE);

/** Serves matching files with something added, as someone with access to the files would. */
async function tamper(page: Page, pattern: RegExp, addition: string): Promise<() => number> {
  let count = 0;
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    count += 1;
    await route.fulfill({ response, body: (await response.text()) + addition });
  });
  return () => count;
}

/** Waits until the browser has reported a number of violations and clears the list: the test expected them. */
async function expectReported(violations: string[], count: number): Promise<void> {
  await expect.poll(() => violations, { message: 'reported violations' }).toHaveLength(count);
  violations.length = 0;
}

test.describe('headers', () => {
  test('the document has the enforced policy and is never stored', async ({ request }) => {
    const headers = (await request.get('/')).headers();
    const policy = headers['content-security-policy'] ?? '';
    for (const rule of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ])
      expect(policy.split(/;\s*/)).toContain(rule);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w=-]+'(;|$)/);
    expect(policy).not.toMatch(/unsafe|\*|data:[^;]*script/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cache-control']).toMatch(/no-store|no-cache/);
  });

  test('a missing file gets a 404, not the document', async ({ request }) => {
    expect((await request.get('/assets/none.00000000.js')).status()).toBe(404);
    expect((await request.get('/remotes/system/none/remoteEntry.00000000.js')).status()).toBe(404);
    expect((await request.get('/.deploy/headers.json')).status()).toBe(404);
  });
});

test.describe('what the policy refuses', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/device/success');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('an inline script', async ({ page }) => {
    await page.evaluate((name) => {
      const script = document.createElement('script');
      script.append(`globalThis.${name} = true`);
      document.head.append(script);
    }, PROBE);
    expect(await probe(page)).toBeUndefined();
  });

  test('an inline script of the document', async ({ page, violations }) => {
    await tamper(page, /\/device\/success$/, `<script>globalThis.${PROBE} = true</script>`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await probe(page)).toBeUndefined();
    await expectReported(violations, 1);
  });

  test('code from text', async ({ page, violations }) => {
    // Runs in a timer of the page: the policy does not apply to the evaluation of the test tool.
    const outcome = await page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(() => {
            try {
              const made: unknown = Reflect.apply(new Function('return 1'), undefined, []);
              resolve(made);
            } catch (error) {
              resolve(error instanceof Error ? error.name : 'thrown');
            }
          });
        }),
    );
    expect(outcome).not.toBe(1);
    await expectReported(violations, 1);
  });

  test('a script of another origin, or of an unregistered path', async ({ page, violations }) => {
    for (const url of [
      'https://example.com/x.00000000.js',
      '/x.00000000.js',
      '/remotes/other/b/x.00000000.js',
      '/assets/x.js',
    ]) {
      const outcome = await page.evaluate((src) => {
        const script = document.createElement('script');
        try {
          script.src = src;
          return 'admitted';
        } catch {
          return 'refused';
        }
      }, url);
      expect(outcome, url).toBe('refused');
    }
    await expectReported(violations, 4);
  });

  test('HTML from text', async ({ page, violations }) => {
    const outcome = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b>text</b>';
        return 'admitted';
      } catch {
        return 'refused';
      }
    });
    expect(outcome).toBe('refused');
    await expectReported(violations, 1);
  });
});

test.describe('a changed file is not run', () => {
  const addition = `;globalThis.${PROBE} = true;`;

  test('entry of a remote', async ({ page }) => {
    const count = await tamper(page, /remotes\/system\/.*remoteEntry\.[^/]*\.js/, addition);
    await page.goto('/system/silos');
    await expect(page.getByRole('heading', { name: 'System did not load' })).toBeVisible();
    await page.getByText('Details for your administrator').click();
    await expect(page.getByText(/reason\s+integrity/)).toBeVisible();
    expect(count()).toBeGreaterThan(0);
    expect(await probe(page)).toBeUndefined();
  });

  // Without a preload of the document, which has its own hash
  test('entry of a remote that is entered from another', async ({ page }) => {
    const count = await tamper(page, /remotes\/system\/.*remoteEntry\.[^/]*\.js/, addition);
    await page.goto('/projects');
    await page.getByRole('button', { name: 'Switch between system and silo' }).click();
    await page.getByRole('menuitem', { name: 'System' }).click();
    await expect(page.getByRole('heading', { name: 'System did not load' })).toBeVisible();
    expect(count()).toBeGreaterThan(0);
    expect(await probe(page)).toBeUndefined();
  });

  test('exposed chunk', async ({ page }) => {
    const count = await tamper(page, /remotes\/system\/.*__federation_expose[^/]*\.js/, addition);
    await page.goto('/system/silos');
    await expect(page.getByRole('heading', { name: 'System did not load' })).toBeVisible();
    expect(count()).toBeGreaterThan(0);
    expect(await probe(page)).toBeUndefined();
  });

  test('lazy chunk', async ({ page }) => {
    const count = await tamper(page, /remotes\/system\/.*silos-list[^/]*\.js/, addition);
    await page.goto('/system/silos');
    await expect(page.getByRole('heading', { name: 'System did not load' })).toBeVisible();
    expect(count()).toBeGreaterThan(0);
    expect(await probe(page)).toBeUndefined();
  });

  test('style sheet', async ({ page }) => {
    const count = await tamper(page, /\/assets\/.*\.css/, '\nbody { --tampered: 1 }');
    await page.goto('/device/success');
    await expect.poll(count).toBeGreaterThan(0);
    await page.waitForLoadState('load');
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--tampered'))).toBe(
      '',
    );
  });

  test('first script of the shell', async ({ page }) => {
    const count = await tamper(page, /\/assets\/index\.[^/]*\.js/, addition);
    await page.goto('/device/success');
    await page.waitForLoadState('load');
    expect(count()).toBeGreaterThan(0);
    expect(await probe(page)).toBeUndefined();
  });

  test('hash in the registry', async ({ page }) => {
    await page.route(/\/(system\/silos|registry\.json)$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/sha384-[A-Za-z0-9+/]{2}/g, 'sha384-AA');
      await route.fulfill({ response, body: body.replace(/<link[^>]*>/g, '') });
    });
    await page.goto('/system/silos');
    // Scripts of the shell carry hashes as well, so nothing at all may have run.
    expect(
      await page.evaluate(() => Object.keys(globalThis).filter((key) => key.startsWith('console_'))),
    ).toEqual([]);
  });
});

test('no script, style or secret outlives the page in storage', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/token|session|password|secret|bearer/i);
});
