import { request } from '@playwright/test';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createMock } from '@console/mock';
import { serve } from '../../mock/src/adapters/http/serve.ts';
import { createSite } from '../../deploy/site/site.ts';
import { fakeShell, temporary } from '../../tools/testing/fake-dist.ts';
import { startOurServer } from '../../tools/testing/our-server.ts';
import type { Running } from '../../tools/testing/served-site.ts';
import { sessionFile } from './session.ts';

const WORD = 'correct-horse';
const folder = temporary();
const running: Running[] = [];

/** A console in front of the mock API. */
async function consoleAt(demo: boolean): Promise<string> {
  const root = join(folder.path, demo ? 'demo' : 'site');
  const shell = fakeShell(join(folder.path, `shell-${demo}`), { build: 'a' });
  await createSite({ shell, remotes: [], settings: { demo }, out: root });
  const api = await serve(createMock({ personas: true, latency: null }), { port: 0 });
  const server = await startOurServer({ root, api: api.url });
  running.push(server, api);
  return server.url;
}

let url = '';
let demo = '';
beforeAll(async () => {
  url = await consoleAt(false);
  demo = await consoleAt(true);
});
afterAll(async () => {
  for (const one of running) await one.close();
  folder[Symbol.dispose]();
});

let kept = '';
let count = 0;
beforeEach(() => {
  count += 1;
  kept = join(folder.path, `kept-${count}`);
  for (const name of ['CONSOLE_USER', 'CONSOLE_PASSWORD', 'CONSOLE_SILO']) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Login of the user whom a session file signs in. */
async function userOf(file: string | undefined): Promise<unknown> {
  const context = await request.newContext({ baseURL: url, storageState: file ?? '' });
  const me: unknown = await (await context.get('/v1/me')).json();
  await context.dispose();
  return me;
}

it('signs in with the password, for tests of that user, in a file that nobody else reads', async () => {
  const file = await sessionFile(request, url, { user: 'maren', password: WORD, silo: 'fernhill' }, kept);
  expect(await userOf(file)).toMatchObject({ display_name: 'Maren Okafor' });
  expect(statSync(file ?? '').mode & 0o777).toBe(0o600);
});

it('takes what is left out from the environment', async () => {
  vi.stubEnv('CONSOLE_USER', 'tobias');
  vi.stubEnv('CONSOLE_PASSWORD', WORD);
  vi.stubEnv('CONSOLE_SILO', 'fernhill');
  expect(await userOf(await sessionFile(request, url, {}, kept))).toMatchObject({
    display_name: 'Tobias Lindqvist',
  });
});

it('uses a kept session without the password, and signs in again when it has ended', async () => {
  const file = await sessionFile(request, url, { user: 'maren', password: WORD, silo: 'fernhill' }, kept);
  const first = readFileSync(file ?? '', 'utf8');
  expect(await sessionFile(request, url, { user: 'maren' }, kept)).toBe(file);
  writeFileSync(file ?? '', first.replaceAll(/"value":"[^"]*"/g, '"value":"ended"'));
  await expect(sessionFile(request, url, { user: 'maren' }, kept)).rejects.toThrow(
    /no session that the console accepts. Set CONSOLE_SILO and CONSOLE_PASSWORD to sign in as maren/,
  );
  await sessionFile(request, url, { user: 'maren', password: WORD, silo: 'fernhill' }, kept);
  expect(await userOf(file)).toMatchObject({ display_name: 'Maren Okafor' });
});

it('names what to set, and why a sign-in was refused', async () => {
  await expect(sessionFile(request, url, {}, kept)).rejects.toThrow('Set CONSOLE_USER');
  const wrong = { user: 'maren', password: 'wrong', silo: 'fernhill' };
  await expect(sessionFile(request, url, wrong, kept)).rejects.toThrow(
    /^maren could not sign in to fernhill: 401/,
  );
});

it('needs no user in a demo', async () => {
  expect(await sessionFile(request, demo, {}, kept)).toBeUndefined();
});
