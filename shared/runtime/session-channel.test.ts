import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const Original = globalThis.BroadcastChannel;
beforeEach(() => {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});
afterEach(() => {
  globalThis.BroadcastChannel = Original;
});

it('does nothing in a browser without channels', async () => {
  const { listenToSession, notifySession } = await import('./session-channel.ts');
  expect(() => {
    listenToSession(() => undefined);
    notifySession({ about: 'sign-out', state: 'begun' });
  }).not.toThrow();
});
