import { chromium, type Browser } from '@playwright/test';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_FLAGS, browserPath } from '../../tools/machine/browser.ts';
import { createServer } from '../../tools/server/server.ts';
import { createSite } from './site.ts';
import { startFakeApi } from '../../tools/testing/fake-api.ts';
import { fakeShell, temporary } from '../../tools/testing/fake-dist.ts';
import { withPrograms } from '../../tools/testing/with-programs.ts';

/* The effect of the headers in a real browser, with a minimal page. */
let browser: Browser;
let url = '';
let foreign = '';
const folder = temporary();
const closers: (() => unknown)[] = [];

withPrograms(['chromium'], () => {
  beforeAll(async () => {
    const root = join(folder.path, 'site');
    await createSite({
      shell: fakeShell(join(folder.path, 'shell'), { build: 'shell-1' }),
      remotes: [],
      out: root,
    });
    const api = await startFakeApi();
    const server = createServer({ root, api: api.url });
    url = await server.listen(0);
    foreign = api.url.replace('http', 'ws');
    browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
    closers.push(
      () => browser.close(),
      () => server.close(),
      () => api.close(),
      () => folder[Symbol.dispose](),
    );
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  test('the boot script runs by its hash, the browser knows every listed feature, and no violation is reported', async () => {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(`${url}/projects`);
    expect(await page.evaluate(() => document.documentElement.dataset['boot'])).toBe('ran');
    // The fake build prints its id
    expect(said.filter((text) => text !== 'shell-1')).toEqual([]);
    await page.close();
  });

  test("connect-src 'self' admits the websocket of the same host and port, and no other", async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/projects`);
    const talk = (address: string) =>
      page.evaluate(
        (target) =>
          new Promise<string>((resolve) => {
            const socket = new WebSocket(target);
            socket.addEventListener('open', () => socket.send('hello'));
            socket.addEventListener('message', (event) => resolve(String(event.data)));
            socket.addEventListener('error', () => resolve('refused'));
          }),
        address,
      );
    expect(await talk(`${url.replace('http', 'ws')}/v1/stream`)).toBe('hello');
    expect(await talk(`${foreign}/v1/stream`)).toBe('refused');
    await page.close();
  });
});
