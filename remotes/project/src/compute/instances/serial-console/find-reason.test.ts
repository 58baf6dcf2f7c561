import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearCache } from '@console/shared/query';
import { findReason } from './find-reason.ts';

const STREAM = '/v1/instances/web/serial-console/stream';
const HISTORY = '/v1/instances/web/serial-console';

/** Responds by path; returns the requested paths. */
function answer(status: Readonly<Record<string, number>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      const path = url.split('?')[0] ?? '';
      asked.push(path);
      const code = status[path] ?? 200;
      const body = code === 200 ? {} : { message: `${code}`, request_id: 'r' };
      return new Response(JSON.stringify(body), { status: code });
    }),
  );
  return asked;
}

const reason = () => findReason({ project: 'edge', instance: 'web' });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  clearCache();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("a user who may read the history but not the stream gets the stream's reason, in one request", async () => {
  const asked = answer({ [STREAM]: 403 });
  expect(await reason()).toMatchObject({ kind: 'forbidden', message: '403' });
  expect(asked).toEqual([STREAM]);
});

it("when the stream's address returns not found, the history may return a reason", async () => {
  answer({ [STREAM]: 400 });
  expect(await reason()).toBeUndefined();
  const asked = answer({ [STREAM]: 400, [HISTORY]: 400 });
  expect(await reason()).toMatchObject({ kind: 'invalid' });
  expect(asked).toEqual([STREAM, HISTORY]);
});

it('is requested again each time', async () => {
  const asked = answer({ [STREAM]: 400 });
  await reason();
  await reason();
  expect(asked).toHaveLength(4);
});

// @sheet common-ui/34.78
it('a refusal is the answer that it asks for, and not logged as a warning', async () => {
  for (const code of [400, 403, 404]) {
    answer({ [STREAM]: code, [HISTORY]: code });
    expect(await reason()).toBeDefined();
  }
  expect(console.warn).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});

it('a server without the stream is the reason when it does not have the history either', async () => {
  answer({ [STREAM]: 404, [HISTORY]: 404 });
  expect(await reason()).toMatchObject({ kind: 'gone' });
});
