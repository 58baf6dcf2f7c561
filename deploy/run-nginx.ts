import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numberFlag, readFlags } from '../tools/machine/flags.ts';
import { programPath } from '../tools/machine/programs.ts';
import type { Limits } from '../tools/server/limits.ts';
import { brotliModules, standalone } from './nginx-standalone.ts';
import { renderNginx } from './nginx.ts';

export interface RunningNginx {
  url: string;
  close(): Promise<void>;
}

/** Starts a separate nginx for a site; resolves when it responds. */
export async function startNginx(options: {
  root: string;
  api: string;
  port: number;
  mock?: boolean;
  origin?: string;
  serverName?: string;
  certificate?: string;
  apiAuthority?: string;
  key?: string;
  limits?: Partial<Limits>;
  reports?: string;
  trustedProxies?: readonly string[];
  services?: ReadonlyMap<string, URL>;
  resolvers?: readonly string[];
  log?: string;
}): Promise<RunningNginx> {
  const program = programPath('nginx');
  const folder = mkdtempSync(join(tmpdir(), 'console-nginx-'));
  const rendered = renderNginx(options.root, {
    log: 'off',
    ...options,
    listen: `127.0.0.1:${options.port}`,
    brotli: brotliModules().length > 0,
  });
  writeFileSync(join(folder, 'nginx.conf'), standalone(rendered, folder));
  const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      rmSync(folder, { recursive: true, force: true });
      resolve();
    });
  });
  const url = `http://127.0.0.1:${options.port}`;
  // Refused connections are retried immediately: an attempt takes one loopback round trip, and nginx starts within
  // milliseconds.
  for (let tries = 0; child.exitCode === null && tries < 2_000; tries += 1) {
    const answered = await fetch(`${url}/registry.json`).then(
      () => true,
      () => false,
    );
    if (answered) return { url, close: () => (child.kill('SIGQUIT'), ended) };
  }
  child.kill('SIGKILL');
  throw new Error(`nginx did not start on port ${options.port}.`);
}

const USAGE = 'node deploy/run-nginx.ts [--root DIR] [--port N] [--api URL] [--mock]';

/** nginx in the foreground, for end-to-end runs. */
if (import.meta.main) {
  const { values } = readFlags(USAGE, {
    options: {
      root: { type: 'string', default: 'dist/site' },
      port: { type: 'string', default: '4000' },
      api: { type: 'string', default: 'http://127.0.0.1:9' },
      mock: { type: 'boolean', default: false },
    },
  });
  const nginx = await startNginx({ ...values, port: numberFlag(USAGE, 'port', values.port) });
  console.log(`nginx on ${nginx.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      void nginx.close().then(() => process.exit(0));
    });
}
