import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Order } from '../../support/begin.ts';
import { clipboard, putOnClipboard } from '../../support/console.ts';

/**
 * A replacement for the platform's CLI: makes the API calls of `oxide api URL --method M [--input -]` with curl. The real CLI
 * is not available here; the options are those of its documentation.
 */
const CLI = String.raw`#!/bin/sh
[ "$1 $3" = 'api --method' ] || exit 2
if [ "$5 $6" = '--input -' ]; then set -- "$@" --data-binary @-; fi
url=$2 method=$4
shift 4
[ "$1" = --input ] && shift 2
exec curl -sS -X "$method" "$API$url" -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' "$@"
`;

/** The entries of the menu that copy. */
export type Entry = 'CLI command' | 'curl' | 'JSON body';

/** A mock API over HTTP with the data of the demo, and a shell in which copied commands are run against it. */
export class HttpApi {
  readonly #server: ChildProcess;
  readonly #url: string;
  readonly #programs = mkdtempSync(join(tmpdir(), 'copied-'));
  #token = '';

  private constructor(server: ChildProcess, url: string) {
    this.#server = server;
    this.#url = url;
    writeFileSync(join(this.#programs, 'oxide'), CLI);
    chmodSync(join(this.#programs, 'oxide'), 0o755);
  }

  static async start(): Promise<HttpApi> {
    const flags = ['--port', '0', '--latency', 'off', '--persona', 'Maren Okafor', '--quiet'];
    const server = spawn('node', ['mock/src/server.ts', ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
    const url = await new Promise<string>((resolve, reject) => {
      server.once('exit', (code) => reject(new Error(`the mock API ended with ${code}`)));
      server.stdout?.once('data', (said: Buffer) => resolve(/http:\S+/.exec(said.toString())?.[0] ?? ''));
    });
    return new HttpApi(server, url);
  }

  stop(): void {
    this.#server.kill();
    rmSync(this.#programs, { recursive: true });
  }

  async #call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const form = body instanceof URLSearchParams;
    const response = await fetch(this.#url + path, {
      method,
      ...(form && { body }),
      ...(body !== undefined &&
        !form && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await response.text();
    const parsed: unknown = text === '' ? {} : JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  }

  /** Starts again with the data of the demo, follows orders, and gets an access token as a program does. */
  async begin(orders: readonly Order[] = []): Promise<void> {
    await this.#call('POST', '/__mock/reset', {});
    for (const [method, path, body] of orders) await this.#call(method, path, body);
    const program = { client_id: '6f0c2f9e-1111-4222-8333-0123456789ab' };
    const { device_code, user_code } = await this.#call('POST', '/device/auth', new URLSearchParams(program));
    await this.#call('POST', '/device/confirm', { user_code });
    const grant = {
      ...program,
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      device_code: String(device_code),
    };
    const { access_token } = await this.#call('POST', '/device/token', new URLSearchParams(grant));
    this.#token = String(access_token);
  }

  /** What it answers to a GET. */
  read(path: string): Promise<Record<string, unknown>> {
    return this.#call('GET', path);
  }

  /** Runs a copied text unchanged, except for the origin. */
  async run(page: Page, text: string): Promise<void> {
    const env = { PATH: `${this.#programs}:${process.env['PATH']}`, API: this.#url, TOKEN: this.#token };
    const here = text.replace(`'${new URL(page.url()).origin}/`, `'${this.#url}/`);
    await promisify(execFile)('sh', ['-ec', here], { env });
  }
}

/** The button, of a dialog or of the page. */
export const copyButton = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: 'Copy as code', exact: true });

/** Copies by the menu, and returns the clipboard. */
export async function copyAs(page: Page, within: Page | Locator, entry: Entry): Promise<string> {
  await putOnClipboard(page, 'nothing yet');
  await copyButton(within).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
  await expect.poll(() => clipboard(page)).not.toBe('nothing yet');
  return clipboard(page);
}

/** What differs between two makings of the same thing. */
const OWN = /^(id|mac|request_id|boot_disk_id|time_.*|.*_expiration)$/;

/** An answer without what cannot be the same on two servers, nor the member that is known to differ. */
export const essence = (value: unknown, but?: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => essence(item, but));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !OWN.test(key) && key !== but)
      .map(([key, member]) => [key, essence(member, but)]),
  );
};
