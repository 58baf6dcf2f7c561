import type { Project } from '@console/shared/api';
import { projectList, projectView } from '@console/shared/api';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

import { clearCache, query } from './index.ts';

const fetchStub = vi.fn<typeof fetch>();

type Reply = () => [status: number, body: unknown];

/** Responses of the stub server of a test, by method and path with query. */
export const server = new Map<string, Reply>();

const keyOf = (url: string | URL | Request, init?: RequestInit) =>
  `${init?.method} ${url instanceof Request ? url.url : url.toString()}`;

const hanging = new Map<string, (signal: AbortSignal | null | undefined) => Promise<Response>>();

/** The next request of this method and path stays pending until it is aborted or the returned function responds to it. */
export function hang(key: string): (status: number, body: unknown) => void {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  hanging.set(key, (signal) => {
    hanging.delete(key);
    signal?.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  return (status, body) => resolve(new Response(JSON.stringify(body), { status }));
}

/** The requests of the test so far, as keys of `server`. */
export const calls = () => fetchStub.mock.calls.map(([url, init]) => keyOf(url, init));

/** Gives every test of the file an empty stub server and an empty cache. */
export function useStubServer(): void {
  beforeEach(() => {
    fetchStub.mockImplementation(async (url, init) => {
      const held = hanging.get(keyOf(url, init));
      if (held) return held(init?.signal);
      const reply = server.get(keyOf(url, init));
      if (!reply) throw new Error(`the test has no answer for ${keyOf(url, init)}`);
      const [status, body] = reply();
      return new Response(JSON.stringify(body), { status });
    });
    vi.stubGlobal('fetch', fetchStub);
    vi.spyOn(console, 'debug').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    cleanup();
    clearCache();
    server.clear();
    hanging.clear();
    fetchStub.mockReset();
    vi.restoreAllMocks();
  });
}

export const ok =
  (body: unknown): Reply =>
  () => [200, body];

/** An error response. */
export const fails =
  (status: number, code?: string): Reply =>
  () => [status, { message: 'm', request_id: 'r', error_code: code }];

/** A resource in wire format. */
export const wire = (name: string, description = '') => ({ id: `id-${name}`, name, description });

export const project = (name: string): Project => ({
  id: `id-${name}`,
  name,
  description: '',
  timeCreated: new Date(0),
  timeModified: new Date(0),
});

export const view = (name: string) => query(projectView, { path: { project: name } });
export const page = (token?: string) => query(projectList, { query: { limit: 2, pageToken: token } });
export const pageUrl = (token?: string) => `GET /v1/projects?limit=2${token ? `&page_token=${token}` : ''}`;
