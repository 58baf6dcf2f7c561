// @vitest-environment happy-dom
import {
  API_VERSION,
  currentUserView,
  projectCreate,
  projectList,
  supportBundleDownload,
} from '@console/shared/api';
import { DEFAULT_SETTINGS } from '@console/shared/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unsupportedAtom } from './api-version.ts';
import { call } from './client.ts';
import { config, setConfig } from './config.ts';
import { openDownload } from './download.ts';
import { store } from './store.ts';

const fetchStub = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetchStub.mockResolvedValueOnce(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
const headersSent = () => new Headers(fetchStub.mock.calls.at(-1)?.[1]?.headers);

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  fetchStub.mockReset();
  vi.restoreAllMocks();
  store.set(unsupportedAtom, '');
  setConfig({ ...config(), settings: DEFAULT_SETTINGS });
});

describe('the revision of the API', () => {
  test('is a header of every call and download', async () => {
    answer(200, { items: [] });
    await call(projectList, {});
    expect(headersSent().get('api-version')).toBe(API_VERSION);
    answer(200, 'bytes');
    const range = { first: 0, last: 9 };
    await openDownload(supportBundleDownload, { path: { supportBundle: 'x' } }, { range });
    expect(headersSent().get('api-version')).toBe(API_VERSION);
    expect(headersSent().get('range')).toBe('bytes=0-9');
  });

  test('is what the deployer sets', async () => {
    setConfig({ ...config(), settings: { ...DEFAULT_SETTINGS, apiVersion: '20251120.0.0' } });
    answer(200, { items: [] });
    await call(projectList, {});
    expect(headersSent().get('api-version')).toBe('20251120.0.0');
  });
});

const sentence = () => store.get(unsupportedAtom);

describe('a server that does not support the revision', () => {
  const said = (message: string) => ({ message, request_id: 'r' });

  test.each([
    ['server does not support this API version: 20250604.0.0', 'the server does not support it'],
    [
      'bad value for header "api-version": 20250604.0.0 is older than 20251120.0.0',
      'the server supports 20251120.0.0',
    ],
  ])('is one sentence: %s', async (message, which) => {
    answer(400, said(message));
    await expect(call(projectList, {})).rejects.toMatchObject({ status: 400 });
    expect(sentence()).toBe(
      `This console was built for API ${API_VERSION}; ${which}. Ask your platform team for a newer console.`,
    );
  });

  test('may have no route for the revision, not even that of the signed-in person', async () => {
    answer(404, said('Not Found'));
    await expect(call(currentUserView, {})).rejects.toMatchObject({ status: 404 });
    expect(sentence()).toContain('the server does not support it');
  });

  test.each<[what: string, status: number, body: unknown]>([
    ['another refusal', 400, said('limit must be a number')],
    [
      'a refusal with a code',
      400,
      { ...said('the API version of "api-version"'), error_code: 'InvalidRequest' },
    ],
    ['another status', 503, said('api-version')],
    ['a route that is gone', 404, said('Not Found')],
    ['a page of a proxy', 400, '<h1>api-version</h1>'],
    ['no object', 400, 'null'],
    ['no message', 400, { message: 5 }],
  ])('is not assumed after %s', async (_, status, body) => {
    answer(status, body);
    await expect(call(projectList, {})).rejects.toMatchObject({ status });
    expect(sentence()).toBe('');
  });

  test('is not assumed when a refused write repeats text that the user typed', async () => {
    answer(400, said('unable to parse JSON body: "api-version" is no name'));
    const body = { name: 'api-version', description: '' };
    await expect(call(projectCreate, { body })).rejects.toMatchObject({ status: 400 });
    expect(sentence()).toBe('');
  });
});
