import { afterEach, beforeEach, vi } from 'vitest';
import type { SessionMessage } from './person.ts';

export const MAREN = {
  id: '11111111-1111-4111-8111-111111111111',
  display_name: 'Maren',
  silo_name: 'fernhill',
};
export const TOBIAS = { ...MAREN, id: '22222222-2222-4222-8222-222222222222', display_name: 'Tobias' };

/** The responses of the server: the current user, or the status of a refusal; and to a sign-out. */
export const server: { me: object | number; ends: number | 'offline' } = { me: MAREN, ends: 204 };

/** The calls so far. */
export const asked: string[] = [];

const answer = (status: number, body?: object) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });

async function respond(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const path = url instanceof Request ? url.url : url.toString();
  const { me, ends } = server;
  asked.push(`${init?.method} ${path}`);
  if (path === '/v1/me') return typeof me === 'number' ? answer(me, {}) : answer(200, me);
  if (path !== '/v1/logout') return typeof me === 'number' ? answer(me, {}) : answer(200, { items: [] });
  if (ends === 'offline') throw new TypeError('offline');
  return answer(ends, {});
}

export const assign = vi.fn<(url: string | URL) => void>();
export const reload = vi.fn<() => void>();
/** The messages of this tab to the others. */
export const messages: unknown[] = [];
/** The channel of another tab. */
let other: BroadcastChannel;

/** Another tab sends a message, which may be invalid. */
export const post = (data: unknown): void => other.postMessage(data);

const channels: BroadcastChannel[] = [];

class DocumentChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}

/** Adds window listeners until the test ends: each test is a separate document. */
let documentEnds: AbortController;

/** Makes every test of the file a separate document. */
export function useDocuments(): void {
  beforeEach(() => {
    vi.resetModules();
    Object.assign(server, { me: MAREN, ends: 204 });
    documentEnds = new AbortController();
    const { signal } = documentEnds;
    for (const target of [window, document]) {
      const add = target.addEventListener.bind(target);
      vi.spyOn(target, 'addEventListener').mockImplementation(
        (type: string, listener: EventListenerOrEventListenerObject) => add(type, listener, { signal }),
      );
    }
    vi.stubGlobal('BroadcastChannel', DocumentChannel);
    other = new BroadcastChannel('console-session');
    other.addEventListener('message', ({ data }) => messages.push(data));
    vi.stubGlobal('fetch', respond);
    vi.spyOn(location, 'assign').mockImplementation(assign);
    vi.spyOn(location, 'reload').mockImplementation(reload);
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    history.replaceState(null, '', '/projects?a=1');
  });
  afterEach(() => {
    documentEnds.abort();
    for (const channel of channels.splice(0)) channel.close();
    vi.useRealTimers();
    asked.length = 0;
    messages.length = 0;
    assign.mockReset();
    reload.mockReset();
    localStorage.clear();
    sessionStorage.clear();
    document.body.textContent = '';
    document.body.removeAttribute('style');
  });
}

/** A document of the console. */
export async function open() {
  const runtime = await vi.importActual<typeof import('./index.ts')>('./index.ts');
  const api = await vi.importActual<typeof import('@console/shared/api')>('@console/shared/api');
  runtime.openSession();
  const state = () => runtime.store.get(runtime.sessionAtom).kind;
  return { ...runtime, state, whoAmI: () => runtime.call(api.currentUserView, {}) };
}

/** A message of another tab. */
export const tell = (message: SessionMessage) => other.postMessage(message);
/** The document becomes visible. */
export const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

/** Waits until earlier messages have arrived: messages keep their order. */
export async function delivered(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const echo = new BroadcastChannel('console-session');
  echo.addEventListener('message', () => resolve(true), { once: true });
  other.postMessage('echo');
  await promise;
  return true;
}
