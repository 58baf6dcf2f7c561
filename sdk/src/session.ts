import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type {
  APIRequest,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
} from '@playwright/test';
import { isRecord } from '../../shared/record/index.ts';

/** The user who signs in. Missing members come from CONSOLE_USER, CONSOLE_PASSWORD and CONSOLE_SILO. */
export interface SessionOptions {
  user?: string | undefined;
  password?: string | undefined;
  silo?: string | undefined;
}

/** Sessions that were requested in this process: each is checked once. */
const found = new Map<string, Promise<string | undefined>>();

/** Folder of the sessions, which the template's `.gitignore` names: whoever has such a file is signed in. */
const FOLDER = '.console';

/** Whether a console is a demo, whose API is in the page and has a user already. */
async function isDemo(http: APIRequest, baseURL: string): Promise<boolean> {
  const context = await http.newContext({ baseURL });
  try {
    const answer = await context.get('/registry.json');
    const config: unknown = answer.ok() ? await answer.json() : undefined;
    return isRecord(config) && isRecord(config['settings']) && config['settings']['demo'] === true;
  } finally {
    await context.dispose();
  }
}

/** Whether the API still accepts a kept session. */
async function isCurrent(http: APIRequest, baseURL: string, storageState: string): Promise<boolean> {
  const context = await http.newContext({ baseURL, storageState });
  try {
    return (await context.get('/v1/me')).ok();
  } finally {
    await context.dispose();
  }
}

/**
 * The file with a user's session: the stored one while the API accepts it, else that of a new sign-in with the password.
 * @returns its path; undefined in a demo, which has a user without a sign-in
 * @throws Error with the variable to set, or the API's reason to refuse the sign-in
 */
export async function sessionFile(
  http: APIRequest,
  baseURL: string,
  options: SessionOptions,
  folder = FOLDER,
): Promise<string | undefined> {
  if (await isDemo(http, baseURL)) return undefined;
  const { env } = process;
  const {
    user = env['CONSOLE_USER'],
    password = env['CONSOLE_PASSWORD'],
    silo = env['CONSOLE_SILO'],
  } = options;
  if (user === undefined) throw new Error('Set CONSOLE_USER to the user that the tests sign in as.');
  const file = resolve(folder, `session-${encodeURIComponent(user)}.json`);
  if (existsSync(file) && (await isCurrent(http, baseURL, file))) return file;
  if (password === undefined || silo === undefined)
    throw new Error(
      `${file} has no session that the console accepts. Set CONSOLE_SILO and CONSOLE_PASSWORD to sign in as ${user}, or where users sign in elsewhere, do so once with: npx playwright open --save-storage=${file} ${baseURL}`,
    );
  const context = await http.newContext({ baseURL, extraHTTPHeaders: { origin: new URL(baseURL).origin } });
  try {
    const data = { username: user, password };
    const answer = await context.post(`/v1/login/${encodeURIComponent(silo)}/local`, { data });
    if (!answer.ok())
      throw new Error(`${user} could not sign in to ${silo}: ${answer.status()} ${await answer.text()}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(await context.storageState()), { mode: 0o600 });
  } finally {
    await context.dispose();
  }
  return file;
}

type Give = (value: PlaywrightTestOptions['storageState']) => Promise<void>;

/**
 * Signs the tests of a file in: `test.use(consoleSession({ user: 'maren' }))`. The user signs in once, not once a test; the session is
 * kept in `.console/` for the next run.
 */
export const consoleSession = (options: SessionOptions = {}) => ({
  storageState: async (
    {
      playwright,
      baseURL,
    }: Pick<PlaywrightWorkerArgs, 'playwright'> & PlaywrightTestArgs & PlaywrightTestOptions,
    give: Give,
  ): Promise<void> => {
    if (baseURL === undefined) throw new Error('playwright.config.ts has no baseURL');
    const key = JSON.stringify([baseURL, options]);
    const file = found.get(key) ?? sessionFile(playwright.request, baseURL, options);
    found.set(key, file);
    await give(await file);
  },
});
