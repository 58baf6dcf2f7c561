import type { Request } from '@playwright/test';
import { signIn } from '../auth/sign-in.ts';
import { title } from '../support/console.ts';
import { expect, rowOf, test } from '../support/test.ts';

test('the document sends the reads of the frame and of the page before any script, and none is sent twice', async ({
  page,
}) => {
  await page.goto('/login/fernhill/local');
  await signIn(page);
  await expect(title(page, 'Projects')).toBeVisible();
  // On a slow machine, data older than two seconds is read again
  await page.clock.setFixedTime(new Date());
  const sent: string[] = [];
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/v1/')) sent.push(pathname + search);
  };
  const frame = ['/v1/me', '/v1/me/groups?limit=1000', '/v1/system/policy'];
  const project = '/v1/projects/edge-cache';
  for (const [path, row, ...reads] of [
    ['/projects', 'edge-cache', '/v1/projects?limit=50'],
    // A page whose files and reads are in the file of the area
    ['/projects/edge-cache/vpcs', 'default', project, '/v1/vpcs?project=edge-cache&limit=50'],
  ] as const) {
    const scripts = Promise.withResolvers<undefined>();
    await page.route(/\.js$/, async (route) => {
      await scripts.promise;
      await route.fallback();
    });
    page.on('request', note);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => sent.toSorted()).toEqual([...frame, ...reads].toSorted());
    scripts.resolve(undefined);
    await expect(rowOf(page, row)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(sent).toHaveLength(new Set(sent).size);
    page.off('request', note);
    sent.length = 0;
    await page.unroute(/\.js$/);
  }
});
