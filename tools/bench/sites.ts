import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeedName } from '../../mock/src/seeds/index.ts';
import { parseConfig } from '../../shared/contract/config.ts';
import { compressFolder } from '../../deploy/site/compress.ts';
import { renderDocument } from '../../deploy/site/document.ts';
import { ROOT } from '../machine/files.ts';
import { siteHeaders } from '../../deploy/site/headers.ts';
import { createServer } from '../server/server.ts';
import { readShellFacts } from '../../deploy/site/verify.ts';

/** The composed production site, served in front of a mock API. */
export interface Site {
  url: string;
  /** URL of the API. */
  api: string;
  close(): Promise<void>;
}

/** The sites of a comparison, served. */
export interface Sites {
  composed: string;
  monolith: string;
  /** The one bundle whose sign-in page is drawn by its code only, as comparable consoles do it. */
  plain: string;
  close(): Promise<void>;
}

/** The mock API in a separate process, without latency; resolves with its URL when it responds. */
async function startApi(seed: SeedName): Promise<{ url: string; stop: () => void }> {
  const flags = ['--port', '0', '--latency', 'off', '--persona', 'Maren Okafor', '--seed', seed];
  const child = spawn(process.execPath, ['mock/src/server.ts', ...flags], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A comparison that fails must not leave a server behind.
  process.once('exit', () => child.kill());
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /http:\/\/\S+/.exec(chunk.toString())?.[0];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the mock API ended with ${code}`)));
  });
  return { url, stop: () => child.kill() };
}

/** The sign-in page in the document's template, which the boot script draws (shell/src/first-sign-in.ts). */
const DRAWN = /<template id="sign-in">[^]*?<\/template>/;

/**
 * A site of the one-bundle build: the composed site's configuration, so that navigation is the same, without any file of
 * a remote to preload.
 *
 * @param draws false for a document that does not draw the sign-in page
 */
async function monolithSite(draws: boolean): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'console-monolith-'));
  const build = join(ROOT, 'dist/monolith');
  cpSync(build, folder, { recursive: true });
  const config = parseConfig(readFileSync(join(ROOT, 'dist/site/registry.json'), 'utf8'));
  if (Array.isArray(config)) throw new Error('dist/site has no valid registry; run npm run build first');
  const whole = readFileSync(join(build, 'index.html'), 'utf8');
  if (!DRAWN.test(whole)) throw new Error('The document does not draw the sign-in page');
  const template = draws ? whole : whole.replace(DRAWN, '');
  const boot = readFileSync(join(build, 'boot.js'), 'utf8');
  // The remotes are in the bundle, so the bundle replaces their entries: preloading it causes no further request.
  const [, entry = '', integrity = ''] = /src="([^"]*index[^"]*)" integrity="([^"]*)"/.exec(template) ?? [];
  const remotes = config.remotes.map(({ pages: _, ...row }) => ({
    ...row,
    entry,
    integrity,
    assets: [],
    routes: {},
  }));
  const document = renderDocument(template, { ...config, shell: readShellFacts(build).shell, remotes }, boot);
  writeFileSync(join(folder, 'index.html'), document);
  mkdirSync(join(folder, '.deploy'));
  writeFileSync(join(folder, '.deploy/headers.json'), JSON.stringify(siteHeaders(boot)));
  await compressFolder(join(folder, 'assets'));
  return folder;
}

/** Serves all sites in front of one mock API, with the same server and headers. */
export async function openSites(): Promise<Sites> {
  const { url: api, stop } = await startApi('demo');
  const folders = [await monolithSite(true), await monolithSite(false)] as const;
  const composed = createServer({ root: join(ROOT, 'dist/site'), api });
  const monolith = createServer({ root: folders[0], api });
  const plain = createServer({ root: folders[1], api });
  return {
    composed: await composed.listen(0),
    monolith: await monolith.listen(0),
    plain: await plain.listen(0),
    close: async () => {
      await Promise.all([composed.close(), monolith.close(), plain.close()]);
      stop();
      for (const folder of folders) rmSync(folder, { recursive: true });
    },
  };
}

/** Serves the composed site alone; `large` has projects with 1,000 and 10,000 instances. */
export async function openSite(seed: SeedName = 'demo'): Promise<Site> {
  const { url: api, stop } = await startApi(seed);
  const server = createServer({ root: join(ROOT, 'dist/site'), api });
  return {
    url: await server.listen(0),
    api,
    close: async () => {
      await server.close();
      stop();
    },
  };
}
