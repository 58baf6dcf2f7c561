// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { routerWindow } from './router-window.ts';

// @sheet common-ui/34.49
test('hears of Back after its event, and of two quick ones once', async () => {
  const listener = vi.fn(() => expect(window.event?.type).not.toBe('popstate'));
  routerWindow().addEventListener('popstate', listener);
  dispatchEvent(new PopStateEvent('popstate'));
  dispatchEvent(new PopStateEvent('popstate'));
  expect(listener).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  dispatchEvent(new PopStateEvent('popstate'));
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
});

test('is the window in everything else', () => {
  const own = routerWindow();
  const listener = vi.fn<() => void>();
  own.addEventListener('pagehide', listener);
  dispatchEvent(new Event('pagehide'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(own.location.href).toBe(location.href);
  expect(own.history).toBe(history);
});
