// @vitest-environment happy-dom
import { currentUserGroups, policyUpdate, policyView, sendEarly } from '@console/shared/api';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  asked,
  assign,
  delivered,
  MAREN,
  open,
  server,
  tell,
  TOBIAS,
  useDocuments,
} from './test-document.ts';

useDocuments();
afterEach(() => Reflect.deleteProperty(globalThis, 'consoleReads'));

const GROUPS = '/v1/me/groups';
/** What the document of a page sends before its code is there. */
const boot = (...urls: readonly string[]) => sendEarly(['/v1/me', GROUPS, ...urls], '');
/** The requests of the document have no method in their options. */
const OF_DOCUMENT = ['undefined /v1/me', `undefined ${GROUPS}`];

test('the client takes what the document has sent, and sends nothing twice', async () => {
  boot();
  const { call, sessionOwner, whoAmI } = await open();
  await expect(whoAmI()).resolves.toMatchObject({ id: MAREN.id });
  await expect(call(currentUserGroups, {})).resolves.toEqual({ items: [] });
  expect([asked, sessionOwner()?.id]).toEqual([OF_DOCUMENT, MAREN.id]);
  await call(currentUserGroups, {});
  expect(asked).toEqual([...OF_DOCUMENT, `GET ${GROUPS}`]);
});

test('a refusal is one of the client: without a session the sign-in opens', async () => {
  server.me = 401;
  boot();
  const { whoAmI } = await open();
  await expect(whoAmI()).rejects.toMatchObject({ kind: 'unauthorized', status: 401 });
  expect([asked, assign.mock.calls.length]).toEqual([OF_DOCUMENT, 1]);
});

test.each([
  ['a refusal', async () => new Response('{"message":"no"}', { status: 403 }), { kind: 'forbidden' }],
  ['a failure', async () => new Response('down', { status: 503 }), { kind: 'unreadable', status: 503 }],
  ['no network', () => Promise.reject(new TypeError('offline')), { kind: 'network' }],
])('%s rejects as the client’s own', async (_, answer, error) => {
  vi.stubGlobal('fetch', answer);
  boot();
  const { call } = await open();
  await expect(call(currentUserGroups, {})).rejects.toMatchObject(error);
});

test('an answer that cannot be read is requested again', async () => {
  const own = vi.fn(async () => Response.json({ items: [] }));
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
  boot();
  vi.stubGlobal('fetch', own);
  const { call } = await open();
  await expect(call(currentUserGroups, {})).resolves.toEqual({ items: [] });
  expect(own).toHaveBeenCalledOnce();
});

test('a call that is aborted does not wait for it', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  boot();
  const { call } = await open();
  const giving = new AbortController();
  const run = expect(call(currentUserGroups, {}, { signal: giving.signal })).rejects.toBe('left');
  giving.abort('left');
  await run;
});

test('a write never takes the answer to a read of its URL', async () => {
  boot('/v1/policy');
  const { call, whoAmI } = await open();
  await whoAmI();
  await call(policyUpdate, { body: { roleAssignments: [] } }).catch(() => undefined);
  expect(asked).toContain('PUT /v1/policy');
  await call(policyView, {});
  expect(asked).not.toContain('GET /v1/policy');
});

describe('another tab changes the session', () => {
  test('before the code of the page is there: nothing of before is taken', async () => {
    boot();
    server.me = TOBIAS;
    tell({ about: 'person', id: TOBIAS.id });
    await delivered();
    const { call, sessionOwner, whoAmI } = await open();
    await whoAmI();
    await call(currentUserGroups, {});
    expect([asked.slice(2), sessionOwner()?.id]).toEqual([['GET /v1/me', `GET ${GROUPS}`], TOBIAS.id]);
  });

  test('while the page starts: nothing more of before is taken', async () => {
    boot();
    const { call } = await open();
    tell({ about: 'sign-out', state: 'begun' });
    await delivered();
    await call(currentUserGroups, {});
    expect(asked.slice(2)).toEqual([`GET ${GROUPS}`]);
  });
});

test('a doubt about the user is enough: the page sends its own reads', async () => {
  boot();
  const { call, verifySession, whoAmI } = await open();
  await whoAmI();
  await verifySession();
  await call(currentUserGroups, {});
  expect(asked).toEqual([...OF_DOCUMENT, 'GET /v1/me', `GET ${GROUPS}`]);
});
