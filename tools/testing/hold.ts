import { vi } from 'vitest';

/**
 * Keeps requests from the server until the returned function is called: those whose method and address match, all but the first
 * `passed`. It replaces `fetch` after the screen of the test was rendered.
 */
export function hold(request: RegExp, passed = 0): () => void {
  const send = globalThis.fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (request.test(`${init?.method ?? 'GET'} ${input}`)) {
      count += 1;
      if (count > passed) await promise;
    }
    return send(input, init);
  });
  return resolve;
}
