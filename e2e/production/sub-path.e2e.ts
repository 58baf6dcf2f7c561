import { PORTS } from '../../tools/machine/ports.ts';
import { signIn } from '../auth/sign-in.ts';
import { status } from '../instances/serial-console/serial-console.ts';
import { drawnSignIn, breadcrumbs, dialog, sidebar, title, userMenu } from '../support/console.ts';
import { serveBelow, type SubPathSite } from '../support/sub-path.ts';
import { expect, rowOf, test } from '../support/test.ts';

/*
 * The builds of the whole run, served below a path of an origin that also has other applications (docs/hosting.md).
 */

const BASE = '/console';
const CONSOLE = '/projects/edge-cache/instances/cache-ams-01/serial-console';
let site: SubPathSite;

test.beforeAll(async () => {
  site = await serveBelow(BASE, `http://127.0.0.1:${PORTS.api}`);
});
test.afterAll(() => site.close());

test('below a path the console signs in, lists, connects, copies and signs out, and requests nothing outside the path', async ({
  page,
  context,
}) => {
  const beside: string[] = [];
  const note = (url: string) => {
    const { host, pathname } = new URL(url);
    if (host === new URL(site.url).host && !pathname.startsWith(`${BASE}/`)) beside.push(pathname);
  };
  page.on('request', (request) => note(request.url()));
  const sockets: string[] = [];
  page.on('websocket', (socket) => {
    note(socket.url());
    sockets.push(new URL(socket.url()).pathname);
  });

  await page.goto(`${site.url}/settings/ssh-keys?from=mail`);
  await expect(title(page, 'You are signed out')).toBeVisible();
  const wanted = encodeURIComponent(`${BASE}/settings/ssh-keys?from=mail`);
  await expect(page).toHaveURL(`${site.url}/login?redirect_uri=${wanted}`);
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `${BASE}/settings/ssh-keys?from=mail`,
  );
  await page.goto(`${site.url}/login/fernhill/local?redirect_uri=${wanted}`);
  await signIn(page, 'maren');
  await expect(page).toHaveURL(`${site.url}/settings/ssh-keys?from=mail`);
  await expect(rowOf(page, 'work-laptop')).toBeVisible();
  const session = (await context.cookies()).find(({ name }) => name === 'session');
  expect(session?.path).toBe(BASE);

  // The document draws the form at its path below the site's
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(`${site.url}/login/fernhill/local`);
  await expect(drawnSignIn(page)).toBeVisible();
  await page.unroute(/\.js$/);

  // URLs of the origin outside the console are not its target
  await page.goto(`${site.url}/login/fernhill/local?redirect_uri=%2Fother`);
  await signIn(page, 'maren');
  await expect(title(page, 'Projects')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/projects`);
  await expect(rowOf(page, 'edge-cache')).toBeVisible();
  await page.getByRole('link', { name: 'edge-cache', exact: true }).first().click();
  await expect(page).toHaveURL(`${site.url}/projects/edge-cache/instances`);
  await expect(sidebar(page).getByRole('link', { name: 'Instances' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(breadcrumbs(page).getByRole('link', { name: 'edge-cache' })).toHaveAttribute(
    'href',
    new RegExp(`^${BASE}/projects/edge-cache`),
  );
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/projects`);

  await page.goto(site.url + CONSOLE);
  await expect.poll(() => sockets).toEqual([`${BASE}/v1/instances/cache-ams-01/serial-console/stream`]);
  await expect(status(page, 'connected')).toBeVisible();

  await page.goto(`${site.url}/projects-new`);
  const form = dialog(page, 'Create project');
  await form.getByRole('textbox', { name: 'Name' }).fill('below');
  await form.getByRole('button', { name: 'Copy as code' }).click();
  await page.getByRole('menuitem', { name: 'Show…' }).click();
  const shown = dialog(page, 'Copy as code');
  await shown.getByRole('button', { name: 'curl' }).click();
  await expect(shown).toContainText(`curl -X POST '${site.url}/v1/projects'`);
  await page.keyboard.press('Escape');
  await form.getByRole('textbox', { name: 'Name' }).fill('');

  await page.goto(`${site.url}/no-such-page`);
  await expect(title(page, 'Page not found')).toBeVisible();
  await userMenu(page, 'Sign out');
  await expect(page).toHaveURL(`${site.url}/login`);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  expect(beside).toEqual([]);
});
