// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMock } from './browser.ts';
import { at } from '../testing.ts';

/** The origin of the document, whose requests the mock answers. */
const { origin } = location;
const realFetch = globalThis.fetch;
const realSocket = globalThis.WebSocket;
const outside = vi.fn(() => Promise.resolve(new Response('outside')));

beforeEach(() => {
  globalThis.fetch = outside;
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  globalThis.fetch = realFetch;
  globalThis.WebSocket = realSocket;
  document.cookie = 'msw-user=; Max-Age=0';
  vi.restoreAllMocks();
});

const json = async (path: string, init?: RequestInit): Promise<unknown> =>
  (await fetch(`${origin}${path}`, init)).json();

describe('demo mode', () => {
  // @sheet specification/1.5
  it('answers API calls of this origin and lets all others through', async () => {
    startMock({ latency: null });
    expect(at(await json('/v1/me'), 'display_name')).toBe('Maren Okafor');
    for (const url of [
      `${origin}/registry.json`,
      'http://other.test/v1/me',
      `${origin}/login/fernhill/local`,
    ]) {
      expect(await (await fetch(url)).text()).toBe('outside');
    }
    expect((await fetch(`${origin}/v1/nothing`)).status).toBe(404);
    expect(console.warn).toHaveBeenCalledWith('[mock] no operation for GET /v1/nothing');
  });

  it('picks the user by cookie, and by signing in', async () => {
    startMock({ latency: null });
    document.cookie = 'msw-user=Tobias%20Lindqvist';
    expect(at(await json('/v1/me'), 'display_name')).toBe('Tobias Lindqvist');
    document.cookie = 'msw-user=Nobody%20Known';
    expect(at(await json('/v1/me'), 'display_name')).toBe('Maren Okafor');
    const body = JSON.stringify({ username: 'ines', password: 'correct-horse' });
    expect(
      (
        await fetch(`${origin}/v1/login/fernhill/local`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(204);
    expect(at(await json('/v1/me'), 'display_name')).toBe('Ines Carvalho');
  });

  it('aborts when the caller aborts, and rejects when a fault breaks the connection', async () => {
    const mock = startMock({ latency: { min: 50, max: 50 } });
    const controller = new AbortController();
    const waiting = fetch(`${origin}/v1/me`, { signal: controller.signal });
    controller.abort(new Error('left the page'));
    await expect(waiting).rejects.toThrow('left the page');
    mock.faults.add({ operation: 'currentUserView', abort: true });
    await expect(fetch(`${origin}/v1/me`)).rejects.toThrow(TypeError);
  });

  it('has a serial console behind WebSocket, on paths of the API only', async () => {
    startMock({ latency: null });
    const path = '/v1/instances/cache-ams-01/serial-console/stream?project=edge-cache&most_recent=21';
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`);
    socket.binaryType = 'arraybuffer';
    expect([socket.readyState, WebSocket.OPEN]).toEqual([0, 1]);
    expect(() => socket.send('too early')).toThrow('not open');
    const seen: string[] = [];
    const opened = vi.fn();
    socket.onopen = opened;
    socket.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
      seen.push(new TextDecoder().decode(data));
    });
    await vi.waitFor(() => expect(seen).toEqual(['root@cache-ams-01:~# ']));
    expect(opened).toHaveBeenCalled();
    expect(socket.readyState).toBe(1);
    socket.send('a');
    socket.send(new TextEncoder().encode('b'));
    socket.send(new Blob(['c']));
    await vi.waitFor(() => expect(seen.join('')).toBe('root@cache-ams-01:~# abc'));
    const closed = vi.fn();
    socket.onclose = closed;
    socket.close();
    await vi.waitFor(() => expect(closed).toHaveBeenCalled());
    expect(socket.readyState).toBe(3);
    const refused = new WebSocket(`${origin.replace('http', 'ws')}${path.replace('cache-ams-01', 'nope')}`);
    const failed = vi.fn();
    refused.addEventListener('error', failed);
    refused.addEventListener('close', failed);
    await vi.waitFor(() => expect(failed.mock.calls).toMatchObject([[{ type: 'error' }], [{ code: 1006 }]]));
  });

  it('imports no module that a browser lacks', () => {
    const seen = new Set<string>();
    const visit = (path: string): void => {
      if (seen.has(path) || path.endsWith('.json')) return;
      seen.add(path);
      for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(
        /(?:^|\n)(?:import|export) (?!type )[^;]*?from '([^']+)'/g,
      )) {
        expect([path, target]).not.toEqual([path, expect.stringMatching(/^(node:|ws$)/)]);
        if (target.startsWith('.')) visit(join(dirname(path), target));
      }
    };
    visit(join(import.meta.dirname, 'browser.ts'));
    expect(seen.size).toBeGreaterThan(30);
  });
});
