// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { projectList } from '@console/shared/api';
import { call, onReachability, watchAvailability } from '@console/shared/runtime';
import { recovery } from './recovery.ts';

const retried = vi.fn<(isThere: boolean) => void>();
const stop = onReachability(retried);
/** Status of the answers to the ping and to other requests. */
let health = 503;
let status = 503;
let pings = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  retried.mockReset();
  health = 503;
  status = 503;
  pings = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/v1/ping') pings += 1;
    return new Response('{}', { status: url === '/v1/ping' ? health : status });
  });
  watchAvailability(recovery());
});
afterEach(() => vi.useRealTimers());

const send = () => call(projectList, {}).catch(() => undefined);
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

// @sheet common-ui/34.39
test('what has failed is retried when the server is available again', async () => {
  await send();
  await wait(60_000);
  expect(retried).not.toHaveBeenCalled();
  expect(pings).toBe(12);
  health = 200;
  await wait(5_000);
  expect(retried.mock.calls).toEqual([[true]]);
  await wait(60_000);
  expect(pings).toBe(13);
});

// @sheet common-ui/34.39
test('an operation that fails alone is retried three times in ten minutes', async () => {
  health = 200;
  retried.mockImplementation(() => void send());
  await send();
  await wait(500_000);
  expect(retried).toHaveBeenCalledTimes(3);
  await wait(120_000);
  retried.mockReset();
  await send();
  await wait(5_000);
  expect(retried).toHaveBeenCalledTimes(1);
});

test('an outage is retried however often a single operation has failed before', async () => {
  health = 200;
  for (let failure = 0; failure < 4; failure += 1) {
    await send();
    await wait(5_000);
  }
  expect(retried).toHaveBeenCalledTimes(3);
  health = 502;
  await send();
  await wait(5_000);
  health = 200;
  await wait(5_000);
  expect(retried).toHaveBeenCalledTimes(4);
});

test('a hidden tab sends no requests', async () => {
  health = 200;
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await send();
  await wait(30_000);
  expect(pings).toBe(0);
  hidden.mockReturnValue(false);
  await wait(10_000);
  expect(retried).toHaveBeenCalledTimes(1);
});

test('a refused request is no outage', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  status = 403;
  await send();
  await wait(30_000);
  expect(pings).toBe(0);
  stop();
});
