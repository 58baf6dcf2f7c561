// @vitest-environment happy-dom
import { projectCreate, projectList } from '@console/shared/api';
import { describe, expect, test, vi } from 'vitest';
import { assign, asked, MAREN, messages, open, server, tell, TOBIAS, useDocuments } from './test-document.ts';

useDocuments();

describe('sign-out', () => {
  test('opens the login page after the server has confirmed, and notifies the other tabs', async () => {
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

  test.each([503, 'offline'] as const)(
    'that fails with %s is reported and stays pending, without data of the user',
    async (why) => {
      const { call, onIdentityEnd, signOut, state, whoAmI } = await open();
      const emptied = vi.fn<() => void>();
      onIdentityEnd(emptied);
      await whoAmI();
      sessionStorage.setItem('personal:draft', 'text');
      sessionStorage.setItem('scroll-position-1', '5');
      localStorage.setItem('theme-preference', 'dark');
      server.ends = why;
      await signOut();
      expect([state(), assign.mock.calls]).toEqual(['sign-out-failed', []]);
      expect(emptied).toHaveBeenCalledOnce();
      expect(Object.keys(sessionStorage)).toEqual([]);
      expect(Object.keys(localStorage).sort()).toEqual(['console-sign-out-pending', 'theme-preference']);
      asked.length = 0;
      await expect(call(projectList, {})).rejects.toMatchObject({ kind: 'unauthorized' });
      await expect(call(projectCreate, { body: { name: 'p', description: '' } })).rejects.toThrow();
      expect(asked).toEqual([]);
    },
  );

  test.each(['focus', 'online'])('that failed is retried on %s', async (event) => {
    const { signOut, whoAmI } = await open();
    await whoAmI();
    server.ends = 503;
    await signOut();
    server.ends = 204;
    dispatchEvent(new Event(event));
    await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/login']]));
    expect(localStorage.getItem('console-sign-out-pending')).toBeNull();
  });

  test('that failed is retried automatically, with growing delays', async () => {
    const { signOut, whoAmI } = await open();
    await whoAmI();
    server.ends = 503;
    vi.useFakeTimers();
    await signOut();
    asked.length = 0;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toEqual(['GET /v1/me', 'POST /v1/logout']);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked).toHaveLength(2);
    server.ends = 204;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(assign).toHaveBeenCalledOnce();
  });

  test('that failed does not sign out a person who has signed in since', async () => {
    const { retrySignOut, signOut, state, whoAmI } = await open();
    await whoAmI();
    server.ends = 503;
    await signOut();
    server.me = TOBIAS;
    asked.length = 0;
    await retrySignOut();
    expect([asked, state()]).toEqual([['GET /v1/me'], 'replaced']);
  });

  test('that failed is over when the same person signs in again', async () => {
    const { signOut, state, whoAmI } = await open();
    await whoAmI();
    server.ends = 503;
    await signOut();
    asked.length = 0;
    tell({ about: 'sign-in', state: 'done' });
    await vi.waitFor(() => expect(state()).toBe('replaced'));
    dispatchEvent(new Event('focus'));
    expect(asked).toEqual(['GET /v1/me']);
  });

  test('that failed is continued by the next document, which shows no data', async () => {
    localStorage.setItem('console-sign-out-pending', MAREN.id);
    server.ends = 503;
    const { call, state } = await open();
    expect(state()).toBe('signing-out');
    await expect(call(projectList, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    await vi.waitFor(() => expect(state()).toBe('sign-out-failed'));
    server.ends = 204;
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
