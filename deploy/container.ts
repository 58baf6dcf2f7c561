#!/usr/bin/env node
import { readlinkSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installationOf, type Installation } from './container/installation.ts';
import { bringSite } from './container/bring-site.ts';
import { renderNginx } from './nginx.ts';
import { brotliModules, standalone } from './nginx-standalone.ts';
import { collect } from './reports/commands.ts';
import { servedLink } from './site/paths.ts';
import { writeAtomically } from '../tools/machine/files.ts';

/*
 * The program of the container (deploy/Containerfile). The settings of an installation come from the environment at the start; the site
 * stays on a volume: old builds remain for open tabs, and `console-deploy publish` works while the container runs.
 */

/** Interval in milliseconds at which the served document is checked. There is no event for a changed link on a shared volume. */
const PAUSE = 1_000;

const say = (line: string) => console.log(line);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Throws when nginx does not respond for the console's host. */
async function verifyHealth({ listen, origin }: Installation): Promise<void> {
  const port = Number(/\d+$/.exec(listen)?.[0]);
  const headers = { host: new URL(origin).host };
  const call = get({ host: '127.0.0.1', port, path: '/healthz', headers, timeout: 5_000 });
  call.on('timeout', () => call.destroy(new Error('no answer')));
  const status = await new Promise<number | undefined>((resolve, reject) => {
    call.on('response', (answer) => resolve(answer.statusCode)).on('error', reject);
  });
  call.destroy();
  if (status !== 200) throw new Error(`/healthz answers with status ${status}`);
}

/** Starts nginx for the site; it reads its configuration again when a release or a change of the settings alters it. */
function serve(installation: Installation, reports: string | undefined): void {
  const { site, api, services, resolvers, apiAuthority, origin, listen } = installation;
  const folder = join(tmpdir(), 'console-nginx');
  const config = join(folder, 'nginx.conf');
  const render = () => {
    const brotli = brotliModules().length > 0;
    const options = {
      root: site,
      api,
      services,
      origin,
      listen,
      brotli,
      log: '/dev/stdout',
      ...(resolvers && { resolvers }),
      ...(apiAuthority !== undefined && { apiAuthority }),
      ...(reports !== undefined && { reports }),
    };
    return standalone(renderNginx(site, options), folder, 'warn');
  };
  let served = readlinkSync(servedLink(site));
  let text = render();
  writeAtomically(config, text);
  const nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', config, '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  nginx.on('error', (error) => console.error(`nginx does not start: ${error.message}`));
  nginx.on('close', (code) => process.exit(code ?? 1));
  const follow = () => {
    try {
      const now = readlinkSync(servedLink(site));
      if (now === served) return;
      const next = render();
      served = now;
      if (next === text) return;
      writeAtomically(config, next);
      text = next;
      nginx.kill('SIGHUP');
    } catch (error) {
      console.error(`The site cannot be read, nginx goes on as before: ${messageOf(error)}`);
    }
  };
  setInterval(follow, PAUSE);
  // nginx finishes its requests and exits; the platform waits for it (stop_grace_period, terminationGracePeriodSeconds)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => nginx.kill('SIGQUIT'));
}

try {
  const installation = installationOf(process.env);
  if (process.argv.includes('--health')) await verifyHealth(installation);
  else {
    say(await bringSite(installation));
    const { reports } = installation;
    serve(
      installation,
      reports === undefined
        ? undefined
        : await collect({ site: installation.site, reports, port: 0, keep: '30d' }),
    );
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
