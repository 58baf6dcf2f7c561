// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

// Who has signed out stays signed out for the life of a document: every test has a module of its own.
beforeEach(() => vi.resetModules());
const session = () => import('./session.ts');

const persisted = () => Object.assign(new Event('pageshow'), { persisted: true });

test('a document that the browser keeps for Back is empty and begins anew', async () => {
  const { signOut } = await session();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  vi.spyOn(location, 'assign').mockReturnValue();
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  document.body.textContent = 'Maren Okafor';
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(persisted());
  expect(document.body.textContent).toBe('Maren Okafor');
  expect(reload).not.toHaveBeenCalled();
  await signOut();
  dispatchEvent(new Event('pagehide'));
  expect(document.body.textContent).toBe('');
  dispatchEvent(persisted());
  expect(reload).toHaveBeenCalledOnce();
});

test('a tab follows the sign-out of another one', async () => {
  const left = Promise.withResolvers<string | URL>();
  vi.spyOn(location, 'assign').mockImplementation((url) => left.resolve(url));
  const { followSignOut } = await session();
  followSignOut();
  new BroadcastChannel('console-session').postMessage('signed-out');
  expect(await left.promise).toBe('/login');
});
