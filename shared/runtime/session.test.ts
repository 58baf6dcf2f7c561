// @vitest-environment happy-dom
import { projectCreate, projectList } from '@console/shared/api';
import { describe, expect, test, vi } from 'vitest';
import {
  asked,
  assign,
  delivered,
  MAREN,
  open,
  post,
  reload,
  server,
  shown,
  tell,
  TOBIAS,
  useDocuments,
} from './test-document.ts';

useDocuments();

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

  test('stay on their page when they have no owner', async () => {
    history.replaceState(null, '', '/login/fernhill/local');
    const { state } = await open();
    tell({ about: 'sign-out', state: 'done' });
    tell({ about: 'person', id: MAREN.id });
    await vi.waitFor(async () => expect(await delivered()).toBe(true));
    expect([state(), assign.mock.calls]).toEqual(['open', []]);
  });

  test('ignore values that are no messages', async () => {
    const { state, whoAmI } = await open();
    await whoAmI();
    for (const nonsense of ['signed-out', null, { about: 'sign-out' }, { about: 'person', id: 1 }])
      post(nonsense);
    // Messages keep their order: earlier messages have been received by then
    tell({ about: 'person', id: TOBIAS.id });
    await vi.waitFor(() => expect(asked).toEqual(['GET /v1/me', 'GET /v1/me']));
    expect(state()).toBe('open');
  });
});

describe('another person', () => {
  test('stops the tab and removes all stored data of the first person', async () => {
    const { onIdentityEnd, sessionAtom, store, whoAmI } = await open();
    const emptied = vi.fn<() => void>();
    onIdentityEnd(emptied);
    await whoAmI();
    sessionStorage.setItem('personal:draft', 'text');
    server.me = TOBIAS;
    tell({ about: 'sign-in', state: 'done' });
    await vi.waitFor(() =>
      expect(store.get(sessionAtom)).toEqual({ kind: 'replaced', was: 'Maren', now: 'Tobias' }),
    );
    expect(emptied).toHaveBeenCalledOnce();
    expect(sessionStorage.length).toBe(0);
  });

  test('is detected when the tab gets the focus', async () => {
    const { state, whoAmI } = await open();
    await whoAmI();
    server.me = TOBIAS;
    dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(state()).toBe('replaced'));
  });

  test('gets no data that the previous person left in a restored tab', async () => {
    sessionStorage.setItem('console-owner', MAREN.id);
    sessionStorage.setItem('personal:draft', 'text');
    server.me = TOBIAS;
    const { whoAmI } = await open();
    await whoAmI();
    expect(sessionStorage.getItem('personal:draft')).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('the same person keeps their data', async () => {
    sessionStorage.setItem('console-owner', MAREN.id);
    sessionStorage.setItem('personal:draft', 'text');
    const { whoAmI } = await open();
    await whoAmI();
    expect(sessionStorage.getItem('personal:draft')).toBe('text');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a session that ends', () => {
  test('before the first session a 401 opens the login page', async () => {
    server.me = 401;
    const { call, state } = await open();
    await expect(call(projectList, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(assign.mock.calls).toEqual([['/login?redirect_uri=%2Fprojects%3Fa%3D1']]);
    expect(state()).toBe('open');
  });

  test('keeps the page, and continues when the same person has signed in', async () => {
    const { call, onRenewal, state, verifySession, whoAmI } = await open();
    const renewed = vi.fn<() => void>();
    onRenewal(renewed);
    await whoAmI();
    server.me = 401;
    await expect(call(projectCreate, { body: { name: 'p', description: '' } })).rejects.toMatchObject({
      kind: 'unauthorized',
    });
    await expect(call(projectList, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    const read = call(projectList, {}, { afterSignIn: true });
    expect([state(), assign.mock.calls]).toEqual(['ended', []]);
    server.me = MAREN;
    await verifySession();
    expect([state(), renewed.mock.calls.length]).toEqual(['open', 1]);
    await expect(read).resolves.toEqual({ items: [] });
  });

  test('opens the login page and removes all data of the user', async () => {
    const { call, leaveSession, whoAmI } = await open();
    await whoAmI();
    sessionStorage.setItem('personal:draft', 'text');
    server.me = 401;
    await call(projectCreate, { body: { name: 'p', description: '' } }).catch(() => undefined);
    leaveSession();
    expect(sessionStorage.length).toBe(0);
    expect(assign.mock.calls).toEqual([['/login?redirect_uri=%2Fprojects%3Fa%3D1']]);
  });
});

describe('a document that the browser keeps for Back', () => {
  test('is empty and reloads after a sign-out', async () => {
    const { signOut, whoAmI } = await open();
    await whoAmI();
    document.body.textContent = 'Maren Okafor';
    await signOut();
    dispatchEvent(new Event('pagehide'));
    expect(document.body.textContent).toBe('');
    dispatchEvent(shown(true));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is hidden until the same person is confirmed', async () => {
    const { state, whoAmI } = await open();
    await whoAmI();
    dispatchEvent(new Event('pagehide'));
    expect(document.body.style.visibility).toBe('hidden');
    dispatchEvent(shown(true));
    expect(document.body.style.visibility).toBe('hidden');
    await vi.waitFor(() => expect(document.body.style.visibility).toBe(''));
    expect([state(), reload.mock.calls.length]).toEqual(['open', 0]);
  });

  test('reloads when the server is unreachable', async () => {
    const { whoAmI } = await open();
    await whoAmI();
    dispatchEvent(new Event('pagehide'));
    server.me = 503;
    dispatchEvent(shown(true));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
