import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../../shared/contract/config.ts';
import { compressFolder } from '../compress.ts';
import { renderDocument } from '../document.ts';
import { ROOT } from '../files.ts';
import { createServer } from '../server.ts';
import { readShellFacts } from '../site-verify.ts';

/** The two sites of a comparison, served. */
export interface Sites {
  composed: string;
  monolith: string;
  close(): Promise<void>;
}

/** The mock API as a process of its own, without latency; resolves when it answers. */
async function startApi(port: number): Promise<() => void> {
  const child = spawn(
    process.execPath,
    ['mock/src/server.ts', '--port', String(port), '--latency', 'off', '--persona', 'operator'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the mock API ended with ${code}`)));
  });
  return () => child.kill();
}

/**
 * A site of the one-bundle build: the composed site's configuration, so that navigation is the same, without any file of
 * a remote to preload.
 */
async function monolithSite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'console-monolith-'));
  const build = join(ROOT, 'dist/monolith');
  cpSync(build, folder, { recursive: true });
  const config = parseConfig(readFileSync(join(ROOT, 'dist/site/registry.json'), 'utf8'));
  if (Array.isArray(config)) throw new Error('dist/site has no valid registry; run npm run build first');
  const remotes = config.remotes.map((row) => ({ ...row, entry: '', assets: [], routes: {} }));
  const document = renderDocument(
    readFileSync(join(build, 'index.html'), 'utf8'),
    { ...config, shell: readShellFacts(build).shell, remotes },
    readFileSync(join(build, 'boot.js'), 'utf8'),
  );
  writeFileSync(join(folder, 'index.html'), document);
  cpSync(join(ROOT, 'dist/site/.deploy'), join(folder, '.deploy'), { recursive: true });
  await compressFolder(join(folder, 'assets'));
  return folder;
}

/** Serves both sites in front of one mock API, with the same server and headers. */
export async function openSites(): Promise<Sites> {
  const apiPort = 4391;
  const stopApi = await startApi(apiPort);
  const api = `http://127.0.0.1:${apiPort}`;
  const folder = await monolithSite();
  const composed = createServer({ root: join(ROOT, 'dist/site'), api });
  const monolith = createServer({ root: folder, api });
  return {
    composed: await composed.listen(0),
    monolith: await monolith.listen(0),
    close: async () => {
      await Promise.all([composed.close(), monolith.close()]);
      stopApi();
      rmSync(folder, { recursive: true });
    },
  };
}
