// @vitest-environment happy-dom
import { projectCreate, projectList } from '@console/shared/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionMessage } from './person.ts';

const MAREN = { id: '11111111-1111-4111-8111-111111111111', display_name: 'Maren', silo_name: 'fernhill' };
const TOBIAS = { ...MAREN, id: '22222222-2222-4222-8222-222222222222', display_name: 'Tobias' };

/** What the server answers: the person, or why not; and to a sign-out. */
let me: object | number;
let ends: number | 'offline';
const asked: string[] = [];

const answer = (status: number, body?: object) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });

async function server(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const path = url instanceof Request ? url.url : url.toString();
  asked.push(`${init?.method} ${path}`);
  if (path === '/v1/me') return typeof me === 'number' ? answer(me, {}) : answer(200, me);
  if (path !== '/v1/logout') return typeof me === 'number' ? answer(me, {}) : answer(200, { items: [] });
  if (ends === 'offline') throw new TypeError('offline');
  return answer(ends, {});
}

const assign = vi.fn<(url: string | URL) => void>();
const reload = vi.fn<() => void>();
const messages: unknown[] = [];
/** The channel of another tab. */
let other: BroadcastChannel;

const channels: BroadcastChannel[] = [];

/** A channel that goes with its document. */
class DocumentChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}

/** Listens to the window until the test ends: each test is a document of its own. */
let documentEnds: AbortController;

beforeEach(() => {
  vi.resetModules();
  me = MAREN;
  ends = 204;
  documentEnds = new AbortController();
  const { signal } = documentEnds;
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: EventListener) =>
      add(type, listener, { signal }),
    );
  }
  vi.stubGlobal('BroadcastChannel', DocumentChannel);
  other = new BroadcastChannel('console-session');
  other.addEventListener('message', ({ data }) => messages.push(data));
  vi.stubGlobal('fetch', server);
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

/** A document of the console. */
async function open() {
  const runtime = await import('./index.ts');
  const api = await import('@console/shared/api');
  runtime.openSession();
  const state = () => runtime.store.get(runtime.sessionAtom).kind;
  return { ...runtime, state, whoAmI: () => runtime.call(api.currentUserView, {}) };
}

const tell = (message: SessionMessage) => other.postMessage(message);
const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

describe('sign-out', () => {
  test('leaves when the server has confirmed it, and tells the other tabs', async () => {
    const { signOut, whoAmI } = await open();
    await whoAmI();
    await signOut();
    expect(assign.mock.calls).toEqual([['/login']]);
    expect(localStorage.length + sessionStorage.length).toBe(0);
    await vi.waitFor(() =>
      expect(messages.slice(-2)).toEqual([
        { about: 'sign-out', state: 'begun' },
        { about: 'sign-out', state: 'done' },
      ]),
    );
  });

  test.each([503, 'offline'] as const)('that fails with %s says so and stays, without anything of the person', async (why) => {
    const { call, onIdentityEnd, signOut, state, whoAmI } = await open();
    const emptied = vi.fn<() => void>();
    onIdentityEnd(emptied);
    await whoAmI();
    sessionStorage.setItem('personal:draft', 'text');
    sessionStorage.setItem('scroll-position-1', '5');
    localStorage.setItem('theme-preference', 'dark');
    ends = why;
    await signOut();
    expect([state(), assign.mock.calls]).toEqual(['sign-out-failed', []]);
    expect(emptied).toHaveBeenCalledOnce();
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(Object.keys(localStorage).sort()).toEqual(['console-sign-out-pending', 'theme-preference']);
    asked.length = 0;
    await expect(call(projectList, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    await expect(call(projectCreate, { body: { name: 'p', description: '' } })).rejects.toThrow();
    expect(asked).toEqual([]);
  });

  test.each(['focus', 'online'])('that failed is tried again on %s', async (event) => {
    const { signOut, whoAmI } = await open();
    await whoAmI();
    ends = 503;
    await signOut();
    ends = 204;
    dispatchEvent(new Event(event));
    await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/login']]));
    expect(localStorage.getItem('console-sign-out-pending')).toBeNull();
  });

  test('that failed is tried again by itself, less and less often', async () => {
    const { signOut, whoAmI } = await open();
    await whoAmI();
    ends = 503;
    vi.useFakeTimers();
    await signOut();
    asked.length = 0;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toEqual(['GET /v1/me', 'POST /v1/logout']);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked).toHaveLength(2);
    ends = 204;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(assign).toHaveBeenCalledOnce();
  });

  test('that failed does not sign out somebody who has signed in since', async () => {
    const { retrySignOut, signOut, state, whoAmI } = await open();
    await whoAmI();
    ends = 503;
    await signOut();
    me = TOBIAS;
    asked.length = 0;
    await retrySignOut();
    expect([asked, state()]).toEqual([['GET /v1/me'], 'replaced']);
  });

  test('that failed is over when the same person signs in again', async () => {
    const { signOut, state, whoAmI } = await open();
    await whoAmI();
    ends = 503;
    await signOut();
    asked.length = 0;
    tell({ about: 'sign-in', state: 'done' });
    await vi.waitFor(() => expect(state()).toBe('replaced'));
    dispatchEvent(new Event('focus'));
    expect(asked).toEqual(['GET /v1/me']);
  });

  test('that failed is gone on with by the next document, which shows nothing', async () => {
    localStorage.setItem('console-sign-out-pending', MAREN.id);
    ends = 503;
    const { call, state } = await open();
    expect(state()).toBe('signing-out');
    await expect(call(projectList, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    await vi.waitFor(() => expect(state()).toBe('sign-out-failed'));
    ends = 204;
    dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  });

  test('that failed does not keep the next person from signing in', async () => {
    localStorage.setItem('console-sign-out-pending', MAREN.id);
    history.replaceState(null, '', '/login/fernhill/local');
    const { call, state } = await open();
    const { loginLocal } = await import('@console/shared/api');
    expect(state()).toBe('open');
    await call(loginLocal, { path: { siloName: 'fernhill' }, body: { username: 'u', password: 'p' } });
    expect(localStorage.getItem('console-sign-out-pending')).toBeNull();
  });
});

describe('other tabs', () => {
  test('stop when a sign-out begins, and leave when it is done', async () => {
    const { call, state, whoAmI } = await open();
    await whoAmI();
    tell({ about: 'sign-out', state: 'begun' });
    await vi.waitFor(() => expect(state()).toBe('signing-out'));
    await expect(call(projectList, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    tell({ about: 'sign-out', state: 'failed' });
    await vi.waitFor(() => expect(state()).toBe('sign-out-failed'));
    tell({ about: 'sign-out', state: 'done' });
    await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/login']]));
  });

  test('that belong to nobody stay where they are', async () => {
    history.replaceState(null, '', '/login/fernhill/local');
    const { state } = await open();
    tell({ about: 'sign-out', state: 'done' });
    tell({ about: 'person', id: MAREN.id });
    await vi.waitFor(async () => expect(await delivered()).toBe(true));
    expect([state(), assign.mock.calls]).toEqual(['open', []]);
  });

  test('hear what is no message without harm', async () => {
    const { state, whoAmI } = await open();
    await whoAmI();
    for (const nonsense of ['signed-out', null, { about: 'sign-out' }, { about: 'person', id: 1 }])
      other.postMessage(nonsense);
    await delivered();
    expect(state()).toBe('open');
  });
});

/** Waits until what was told before has arrived: messages keep their order. */
async function delivered(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const echo = new BroadcastChannel('console-session');
  echo.addEventListener('message', () => resolve(true), { once: true });
  other.postMessage('echo');
  await promise;
  return true;
}

describe('another person', () => {
  test('takes the tab away, with everything that was kept', async () => {
    const { onIdentityEnd, sessionAtom, store, whoAmI } = await open();
    const emptied = vi.fn<() => void>();
    onIdentityEnd(emptied);
    await whoAmI();
    sessionStorage.setItem('personal:draft', 'text');
    me = TOBIAS;
    tell({ about: 'sign-in', state: 'done' });
    await vi.waitFor(() =>
      expect(store.get(sessionAtom)).toEqual({ kind: 'replaced', was: 'Maren', now: 'Tobias' }),
    );
    expect(emptied).toHaveBeenCalledOnce();
    expect(sessionStorage.length).toBe(0);
  });

  test('is noticed when the person comes back to the tab', async () => {
    const { state, whoAmI } = await open();
    await whoAmI();
    me = TOBIAS;
    dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(state()).toBe('replaced'));
  });

  test('gets nothing that the one before has left in a tab that was restored', async () => {
    sessionStorage.setItem('console-owner', MAREN.id);
    sessionStorage.setItem('personal:draft', 'text');
    me = TOBIAS;
    const { whoAmI } = await open();
    await whoAmI();
    expect(sessionStorage.getItem('personal:draft')).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('the same person keeps what is theirs', async () => {
    sessionStorage.setItem('console-owner', MAREN.id);
    sessionStorage.setItem('personal:draft', 'text');
    const { whoAmI } = await open();
    await whoAmI();
    expect(sessionStorage.getItem('personal:draft')).toBe('text');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a session that ends', () => {
  test('without one so far the refusal leads to the login page', async () => {
    me = 401;
    const { call, state } = await open();
    await expect(call(projectList, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(assign.mock.calls).toEqual([['/login?redirect_uri=%2Fprojects%3Fa%3D1']]);
    expect(state()).toBe('open');
  });

  test('keeps the page, and goes on when the same person has signed in', async () => {
    const { call, onRenewal, state, verifySession, whoAmI } = await open();
    const renewed = vi.fn<() => void>();
    onRenewal(renewed);
    await whoAmI();
    me = 401;
    await expect(call(projectCreate, { body: { name: 'p', description: '' } })).rejects.toMatchObject({
      kind: 'unauthorized',
    });
    const read = call(projectList, {});
    expect([state(), assign.mock.calls]).toEqual(['ended', []]);
    me = MAREN;
    await verifySession();
    expect([state(), renewed.mock.calls.length]).toEqual(['open', 1]);
    await expect(read).resolves.toEqual({ items: [] });
  });

  test('is left for the login page without a trace', async () => {
    const { call, leaveSession, whoAmI } = await open();
    await whoAmI();
    sessionStorage.setItem('personal:draft', 'text');
    me = 401;
    await call(projectCreate, { body: { name: 'p', description: '' } }).catch(() => undefined);
    leaveSession();
    expect(sessionStorage.length).toBe(0);
    expect(assign.mock.calls).toEqual([['/login?redirect_uri=%2Fprojects%3Fa%3D1']]);
  });
});

describe('a document that the browser keeps for Back', () => {
  test('after a sign-out is empty and begins anew', async () => {
    const { signOut, whoAmI } = await open();
    await whoAmI();
    document.body.textContent = 'Maren Okafor';
    await signOut();
    dispatchEvent(new Event('pagehide'));
    expect(document.body.textContent).toBe('');
    dispatchEvent(shown(true));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is out of sight until the same person is known to look', async () => {
    const { state, whoAmI } = await open();
    await whoAmI();
    dispatchEvent(new Event('pagehide'));
    expect(document.body.style.visibility).toBe('hidden');
    dispatchEvent(shown(true));
    expect(document.body.style.visibility).toBe('hidden');
    await vi.waitFor(() => expect(document.body.style.visibility).toBe(''));
    expect([state(), reload.mock.calls.length]).toEqual(['open', 0]);
  });

  test('begins anew when nobody can be asked', async () => {
    const { whoAmI } = await open();
    await whoAmI();
    dispatchEvent(new Event('pagehide'));
    me = 503;
    dispatchEvent(shown(true));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
