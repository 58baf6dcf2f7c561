import { socketClass } from './browser-socket.ts';
import type { Clock } from '../store/clock.ts';
import { isApiCall, parseCookies, SESSION_COOKIE, toResponse, type Exchange } from '../wire/exchange.ts';
import { createMock, type Mock } from '../server/mock.ts';
import { personas, type SeedName } from '../seeds/index.ts';
import { demoLatency, type Settings } from '../server/settings.ts';

export interface BrowserOptions {
  readonly seed?: SeedName;
  /** Delay before each `/v1` answer; default 200 to 400 ms, null for none. */
  readonly latency?: Settings['latency'];
  /** Percentage of `/v1` calls that fail at random; default 0. */
  readonly chaos?: number;
  /** Check every answer against the contract, and refuse members that are not in the contract; for development. Default false. */
  readonly strict?: boolean;
  readonly clock?: Clock;
  /** Path below which the site is served; default none. */
  readonly basePath?: string;
}

/** Rejects when the caller aborts, like fetch. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function cookiesOf(session: string | undefined): Map<string, string> {
  const cookies = parseCookies(document.cookie);
  if (session !== undefined) cookies.set(SESSION_COOKIE, session);
  return cookies;
}

async function toExchange(request: Request, url: URL, session: string | undefined): Promise<Exchange> {
  return {
    method: request.method,
    url,
    body: new Uint8Array(await request.arrayBuffer()),
    authorization: request.headers.get('authorization') ?? undefined,
    contentType: request.headers.get('content-type') ?? undefined,
    range: request.headers.get('range') ?? undefined,
    cookies: cookiesOf(session),
  };
}

/**
 * Starts demo mode: the API runs in this page. Replaces `fetch` and `WebSocket` for API paths of this origin; call it before
 * the first render. Nothing is stored; a reload starts again. The cookie `msw-user` selects the user by display name; without it, or with an
 * unknown name, it is the operator. common-ui 29.
 */
export function startMock(options: BrowserOptions = {}): Mock {
  const mock = createMock({
    seed: options.seed ?? 'demo',
    latency: options.latency === undefined ? demoLatency : options.latency,
    chaos: options.chaos ?? 0,
    persona: personas.operator,
    personas: true,
    personaSessions: true,
    strict: options.strict ?? false,
    warn: (message) => console.warn(`[mock] ${message}`),
    ...(options.clock ? { clock: options.clock } : {}),
  });
  const base = options.basePath ?? '';
  /** The URL as the API gets it: without the path below which the site is served. */
  const inSite = (url: URL): URL => {
    const own = new URL(url);
    // Without the base a path is someone else's; no path of the API is empty
    own.pathname = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : '';
    return own;
  };
  const realFetch = globalThis.fetch.bind(globalThis);
  let session: string | undefined;

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = inSite(new URL(request.url));
    if (url.origin !== location.origin || !isApiCall(request.method, url.pathname))
      return realFetch(input, init);
    const answering = mock.exchange(await toExchange(request, url, session));
    const answer = await Promise.race([answering, givenUp(request.signal)]);
    if (answer.abort) throw new TypeError('Failed to fetch');
    if (answer.session !== undefined) session = answer.session ?? undefined;
    return toResponse(answer);
  };
  globalThis.WebSocket = socketClass(
    globalThis.WebSocket,
    (url) => url.host === location.host && isApiCall('GET', inSite(url).pathname),
    (url) => () =>
      mock.connect({
        method: 'GET',
        url: inSite(url),
        body: new Uint8Array(),
        authorization: undefined,
        cookies: cookiesOf(session),
      }),
  );
  return mock;
}
