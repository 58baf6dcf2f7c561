// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from './entries.ts';
import type { ViewFacts } from './view.ts';
import { testRow } from '../composition/test-row.ts';

vi.mock('web-vitals', () => {
  const none = () => undefined;
  const now = (report: (metric: object) => void) => report({ name: 'LCP', value: 1_234.5678 });
  return { onCLS: none, onFCP: none, onINP: none, onLCP: now, onTTFB: none };
});
vi.mock('../composition/entry-script.ts', () => ({
  fetchEntry: () => Promise.reject(new Error('lost')),
}));

const ROW = testRow('system', {
  build: 'b',
  shared: '0.0.0',
  routes: Object.fromEntries(
    ['/system/silos', '/system/silos/:silo'].map((path) => [path, { files: [], shares: [] }]),
  ),
});

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const isMessage = (value: unknown): value is ViewFacts & { entries: Entry[] } =>
  typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries);

/** The messages so far. deploy/reports/message.test.ts proves that the collector accepts them. */
const messages = () =>
  sent.mock.calls
    .filter(([, init]) => init.method === 'POST')
    .map(([, { body }]) => {
      const message: unknown = JSON.parse(String(body));
      if (!isMessage(message)) throw new Error(`This is no message: ${String(body)}`);
      return message;
    });

/** The modules of a separate document, which store the failures before the reports start. */
async function load() {
  vi.resetModules();
  const [{ config, setConfig }, { currentConsole, openConsole }, { logFailure }, { startReports }] =
    await Promise.all([
      import('@console/shared/runtime'),
      import('../composition/console.ts'),
      import('../errors/failure-log.ts'),
      import('./start.ts'),
    ]);
  const setUp = (endpoint: string, basePath = '') => {
    setConfig({
      ...config(),
      build: 'shell-1',
      settings: { ...config().settings, basePath, reports: { endpoint } },
      remotes: [ROW],
    });
    openConsole('');
  };
  const start = (basename = '') => {
    const router = createMemoryRouter(
      ['/system/silos', '/system/silos/:silo', '/projects'].map((path) => ({ path, element: null })),
      { initialEntries: [`${basename}/system/silos`], basename: basename || '/' },
    );
    startReports(router);
    return router;
  };
  return { setUp, start, logFailure, currentConsole };
}

const hide = (): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
const failure = (path: string) => ({
  area: 'system',
  build: 'b',
  path,
  reason: 'crash',
  error: new TypeError('no zq-payroll'),
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'] });
  sent.mockReset().mockImplementation(() => Promise.resolve(new Response('nonce-1')));
  vi.stubGlobal('fetch', sent);
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('reports', () => {
  it('contain each page view once, with its pattern and times, without cookies', async () => {
    const { setUp, start } = await load();
    setUp('/reports');
    const router = start();
    await vi.advanceTimersByTimeAsync(100);
    await router.navigate('/system/silos/zq-payroll');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(messages().map(({ route, shell, build }) => [route, shell, build])).toEqual([
      ['/system/silos', 'shell-1', 'b'],
      ['/system/silos/:silo', 'shell-1', 'b'],
    ]);
    expect(messages()[0]?.entries).toContainEqual({ kind: 'vital', name: 'LCP', value: 1_234.568 });
    for (const { entries } of messages())
      expect(entries).toContainEqual({ kind: 'ready', ms: expect.any(Number) });
    expect(sent.mock.calls[0]).toEqual(['/reports', { credentials: 'omit' }]);
    expect(sent.mock.calls[1]?.[1]).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      headers: { 'report-nonce': 'nonce-1' },
    });
    expect(JSON.stringify(messages())).not.toContain('payroll');
  });

  it('contain the failures before and after their start, and are sent when the page is left', async () => {
    const { setUp, start, logFailure, currentConsole } = await load();
    setUp('/reports');
    logFailure(failure('/system/silos'));
    start();
    await vi.advanceTimersByTimeAsync(0);
    hide();
    await vi.advanceTimersByTimeAsync(0);
    expect(messages()).toHaveLength(1);
    const { loader } = currentConsole();
    await loader.load('system').catch(() => undefined);
    logFailure({ ...failure('/system/silos/zq-payroll'), build: 'c' });
    await vi.advanceTimersByTimeAsync(5_000);
    const errors = messages()
      .flatMap(({ entries }) => entries)
      .filter(({ kind }) => kind === 'error');
    expect(errors).toEqual([
      { kind: 'error', area: 'system', build: 'b', reason: 'crash', name: 'TypeError' },
      { kind: 'error', area: 'system', build: 'b', reason: 'evaluation' },
      { kind: 'error', area: 'system', build: 'c', reason: 'crash', name: 'TypeError' },
    ]);
    expect(new Set(messages().map(({ id }) => id)).size).toBe(1);
  });

  it('of a site below a path go below it, with the area and the pattern of the page', async () => {
    const { setUp, start } = await load();
    setUp('/reports', '/console');
    const router = start('/console');
    await router.navigate('/system/silos/zq-payroll');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(new Set(sent.mock.calls.map(([url]) => url))).toEqual(new Set(['/console/reports']));
    expect(messages().map(({ area, route }) => [area, route])).toEqual([
      ['system', '/system/silos'],
      ['system', '/system/silos/:silo'],
    ]);
  });

  it.each(['<!doctype html>', ''])(
    'are not sent to a server that answers %j instead of a nonce',
    async (text) => {
      sent.mockImplementation(() => Promise.resolve(new Response(text)));
      const { setUp, start } = await load();
      setUp('/reports');
      start();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(messages()).toEqual([]);
    },
  );

  it.each(['', '//evil.example/reports', 'https://evil.example/'])(
    'are not sent to the endpoint %j',
    async (endpoint) => {
      const { setUp, start, logFailure } = await load();
      setUp(endpoint);
      start();
      logFailure(failure('/system/silos'));
      hide();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(sent).not.toHaveBeenCalled();
    },
  );
});
