import type { Page, Request, Route } from '@playwright/test';
import { route as operationAt } from '../../mock/src/wire/router.ts';

/** API requests that started without a response to any other request of the same or a later wave. */
export interface Waves {
  /** Operations, wave by wave. The number of waves is the depth. */
  waves: string[][];
  /** Operations that the server rejected, with the status: the measured page is then not the intended one. */
  refused: string[];
  /** Operations that were requested again with the same parameters. */
  repeated: string[];
}

/** Milliseconds without any request and with an idle main thread after which a page counts as waiting for responses. */
export const QUIET = 120;
/** Number of times that a page with continuing requests is measured again. */
const PATIENCE = 200;

/** Minimum delay of polling timers, in milliseconds. */
const POLL = 500;

/**
 * Runs in the page before anything else: timers with that delay or a longer one never fire, and data does not age. A poll waits
 * for the clock, not for a response; and responses are held here for longer than data stays fresh.
 */
function stopPolling(shortest: number): void {
  const start = Date.now();
  Date.now = () => start;
  const { setTimeout: later, setInterval: again } = globalThis;
  const never = (delay: number | undefined) => (delay ?? 0) >= shortest;
  const nothing = () => undefined;
  Object.assign(globalThis, {
    setTimeout: (run: () => void, delay?: number, ...rest: []) =>
      never(delay) ? later(nothing, 0) : later(run, delay, ...rest),
    setInterval: (run: () => void, delay?: number, ...rest: []) =>
      never(delay) ? later(nothing, 0) : again(run, delay, ...rest),
  });
}

const isApi = (url: string) => /^\/(?:v1|experimental)\//.test(new URL(url).pathname);

function operationOf(request: Request): string {
  const { pathname } = new URL(request.url());
  return operationAt(request.method(), pathname).operation.id;
}

/**
 * Loads a page and delivers API responses in waves: none until the page has sent all requests that it can send, then
 * all of them at once, and so on. A request of the second wave depends on a response of the first. So the number of
 * waves is the length of the longest chain of dependent requests, whatever the speed of machine, network and API is;
 * code is fetched freely, because chains of files are the subject of the cold loads. A machine that leaves the page without
 * a processor for as long as `still` milliseconds splits a wave; nothing joins two.
 */
export async function wavesOf(page: Page, url: string, still = QUIET): Promise<Waves> {
  const refused: string[] = [];
  const repeated: string[] = [];
  const known = new Set<string>();
  let held: Route[] = [];
  const running = new Set<Request>();
  let last = performance.now();
  const touch = () => {
    last = performance.now();
  };
  page.on('request', (request) => {
    touch();
    if (!isApi(request.url())) running.add(request);
  });
  const end = (request: Request) => {
    touch();
    running.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('response', (response) => {
    if (isApi(response.url()) && response.status() >= 400)
      refused.push(`${operationOf(response.request())} ${response.status()}`);
  });
  await page.route(
    (target) => isApi(target.href),
    (route) => {
      const request = route.request();
      const key = `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
      if (known.has(key)) {
        repeated.push(operationOf(request));
        return route.continue();
      }
      known.add(key);
      held.push(route);
      return undefined;
    },
  );

  const quiet = async (): Promise<void> => {
    for (let look = 0; look < PATIENCE; look += 1) {
      await page.waitForTimeout(still / 2);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      if (running.size === 0 && performance.now() - last >= still) return;
    }
    throw new Error(`${url} does not come to rest: ${[...running].map((each) => each.url()).join(', ')}`);
  };

  await page.addInitScript(stopPolling, POLL);
  await page.goto(url);
  const waves: string[][] = [];
  for (await quiet(); held.length > 0; await quiet()) {
    const wave = held;
    held = [];
    const operations = wave.map((route) => operationOf(route.request()));
    const before = waves.at(-1) ?? [];
    // Requests of each row, sent a few at a time: they wait in a queue, not for a response. The pages of a list do
    const isQueue =
      operations.every((each) => before.includes(each)) &&
      wave.every((route) => !new URL(route.request().url()).searchParams.has('page_token'));
    if (isQueue) before.push(...operations);
    else waves.push(operations);
    for (const route of wave) running.add(route.request());
    await Promise.all(wave.map((route) => route.continue()));
  }
  return { waves, refused, repeated };
}
