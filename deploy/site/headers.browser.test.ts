import { chromium, type Browser } from '@playwright/test';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_FLAGS, browserPath } from '../../tools/machine/browser.ts';
import { createServer } from '../../tools/server/server.ts';
import { startFakeApi } from '../../tools/testing/fake-api.ts';
import { temporary } from '../../tools/testing/fake-dist.ts';
import { fakeSite } from '../../tools/testing/fake-site.ts';
import { withPrograms } from '../../tools/testing/with-programs.ts';

/* The effect of the headers in a real browser, with a minimal page. */
let browser: Browser;
let url = '';
let foreign = '';
/** Another origin, and the paths that were requested there. */
let elsewhere = '';
const arrived: string[] = [];
const folder = temporary();
const closers: (() => unknown)[] = [];

withPrograms(['chromium'], () => {
  beforeAll(async () => {
    const root = await fakeSite(folder.path);
    const api = await startFakeApi();
    const server = createServer({ root, api: api.url });
    url = await server.listen(0);
    const other = createHttpServer((request, response) => {
      arrived.push(request.url ?? '');
      response.end('arrived');
    });
    const listening = once(other, 'listening');
    other.listen(0, '127.0.0.1');
    await listening;
    elsewhere = `http://127.0.0.1:${String(Reflect.get(Object(other.address()), 'port'))}`;
    foreign = api.url.replace('http', 'ws');
    browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
    closers.push(
      () => browser.close(),
      () => server.close(),
      () => api.close(),
      () => other.close(),
      () => folder[Symbol.dispose](),
    );
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  test('the boot script runs by its hash, the browser supports every listed feature, and no violation is reported', async () => {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(`${url}/projects`);
    expect(await page.evaluate(() => document.documentElement.dataset['boot'])).toBe('ran');
    // The fake build prints its id
    expect(said.filter((text) => text !== 'a')).toEqual([]);
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

  test('code of the page sends nothing to another origin, except with a navigation of the whole tab', async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/projects`);
    const refused = await page.evaluate(async (target) => {
      const seen: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        seen.push(effectiveDirective),
      );
      const append = (name: string, facts: Record<string, string>) => {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(facts)) element.setAttribute(key, value);
        document.body.append(element);
        return element;
      };
      await fetch(`${target}/fetch`, { mode: 'no-cors' }).catch(() => undefined);
      navigator.sendBeacon(`${target}/beacon`, 'data');
      append('img', { src: `${target}/img` });
      append('link', { rel: 'stylesheet', href: `${target}/style` });
      append('iframe', { src: `${target}/frame` });
      append('video', { src: `${target}/video` });
      const form = append('form', { action: `${target}/form`, method: 'post' });
      if (form instanceof HTMLFormElement) form.submit();
      // The events of a violation are tasks of the document
      await new Promise((resolve) => {
        const again = () => (seen.length >= 7 ? resolve(undefined) : requestAnimationFrame(again));
        again();
      });
      return seen.toSorted();
    }, elsewhere);
    expect(refused).toEqual([
      'connect-src',
      'connect-src',
      'form-action',
      'frame-src',
      'img-src',
      'media-src',
      'style-src-elem',
    ]);
    expect(arrived).toEqual([]);
    await page.evaluate((target) => location.assign(`${target}/left?data`), elsewhere);
    await page.getByText('arrived').waitFor();
    expect(arrived).toContain('/left?data');
    await page.close();
  });
});
