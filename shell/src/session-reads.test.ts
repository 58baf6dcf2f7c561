// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { refreshSession } from './place/session.ts';
import { SESSION_READS } from './session-reads.ts';

test('the document sends the reads of the frame', async () => {
  const fetch = vi.fn(async (_: string) => new Response('{}', { status: 401 }));
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(console, 'warn').mockReturnValue();
  refreshSession();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(SESSION_READS.length));
  expect(fetch.mock.calls.map(([url]) => url).toSorted()).toEqual(SESSION_READS.toSorted());
});
