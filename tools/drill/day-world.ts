import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { createMock, personas } from '@console/mock';
import { serve } from '../../mock/src/adapters/http/serve.ts';
import { REMOTES } from '../../build/apps.ts';
import { writeFileList } from '../../build/files.ts';
import { sharedVersion } from '../../build/shares.ts';
import { standalone } from '../../deploy/nginx-standalone.ts';
import { outputOf } from '../build/inputs.ts';
import { run, type Finished } from '../machine/process.ts';
import { programPath } from '../machine/programs.ts';
import { certificateIn } from '../testing/certificate.ts';
import { tokenOf } from '../testing/device-token.ts';
import { fakeRemote } from '../testing/fake-dist.ts';
import { freePort } from '../testing/free-port.ts';

/** The host of the guide; only the programs of the drill resolve it. */
const HOST = 'console.example.org';
export const RESOLVER = `--host-resolver-rules=MAP ${HOST} 127.0.0.1`;
const LOOKUP = `import dns from 'node:dns';const all=dns.lookup;dns.lookup=(name,...rest)=>all(name==='${HOST}'?'127.0.0.1':name,...rest);`;

/** Writes the builds of one day in a folder as `npm run build` does: those of this checkout with ids and their own boot script. */
function writeBuilds(dist: string, day: string): void {
  for (const app of ['shell', ...REMOTES] as const) {
    const out = join(dist, app === 'shell' ? app : `remotes/${app}`);
    cpSync(outputOf(app), out, { recursive: true });
    const facts = join(out, app === 'shell' ? 'build.json' : 'row.json');
    writeFileSync(
      facts,
      readFileSync(facts, 'utf8').replace(/"build": ?"\w+"/, `"build": "${buildOn(day, app)}"`),
    );
    if (app === 'shell') {
      const boot = join(out, 'boot.js');
      writeFileSync(boot, `${readFileSync(boot, 'utf8')}\ndocument.documentElement.dataset.day='${day}';`);
    }
    writeFileList(out);
  }
}

export const buildOn = (day: string, app: string): string => `${app}-${day}`;

/** What the platform team of the drill has: machine, site, web server, browser. */
export interface World {
  /** Runs a command of the guide in a shell, with the names of this machine and the site of this name. */
  run(command: string, site?: string): Promise<Finished>;
  /** Tests the configuration and starts nginx, or makes a running one read it again. Returns the message of nginx when it refuses. */
  reload(): Promise<string>;
  /** Starts a command that runs until the end of the day; resolves when it has printed its address. */
  start(command: string): Promise<string>;
  /** Opens a page as a new visitor; resolves with its problems. */
  problemsAt(path: string, heading: string, expected: Expected): Promise<string[]>;
  /** Text of all reports, when it has the word; empty when none arrives within ten seconds. */
  reportsWith(word: string): Promise<string>;
  close(): Promise<void>;
}

interface Expected {
  /** Day of the shell. */
  shell: string;
  /** Day of the builds of the area `system`, when the page is its own. */
  system?: string;
}

/** Prepares the machine: builds of three days, a certificate, the mock API, and an empty folder for everything else. */
export async function prepareDay(folder: string, browser: Browser): Promise<World> {
  const at = (name: string) => join(folder, name);
  for (const day of ['one', 'two', 'three']) writeBuilds(at(day), day);
  fakeRemote(at('reports-area'), 'reports', 'area', { build: 'reports-1', shared: sharedVersion });
  writeFileSync(at('settings.json'), '{}');
  mkdirSync(at('nginx'));
  const { certificate, key } = certificateIn(folder, HOST);
  const mock = createMock({ persona: personas.operator, personas: true });
  const api = await serve(mock, { port: 0, host: '127.0.0.1' });
  writeFileSync(at('token'), await tokenOf(api.url, personas.operator));
  const [port, collector] = [await freePort(), await freePort()];
  const conf = at('console.conf');
  const main = at('nginx/nginx.conf');
  writeFileSync(main, standalone(`include ${conf};`, at('nginx')));
  const [nginx, nginxArgs] = [programPath('nginx'), ['-p', at('nginx'), '-e', 'stderr', '-c', main]];
  let server: ChildProcess | undefined;
  const started: ChildProcess[] = [];
  const env = {
    NODE_EXTRA_CA_CERTS: certificate,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(LOOKUP)}`,
  };
  const install = `--site SITE --api https://api.internal --server-name ${HOST} --certificate F --key F`;
  const local = (command: string, site = 'site'): string =>
    command
      .replace('nginx …', `nginx ${install}`)
      .replace(/deploy -- nginx .*/, `$& --listen 127.0.0.1:${port} --log ${at('access.log')}`)
      .replaceAll('https://api.internal', api.url)
      .replaceAll(new RegExp(`https://(?:${HOST}|…)`, 'g'), `https://${HOST}:${port}`)
      .replace(/--out (?:F|\S+\.conf)/, `--out ${conf}`)
      .replace('--certificate F --key F', `--certificate ${certificate} --key ${key}`)
      .replace('--token-file FILE', `--token-file ${at('token')}`)
      .replace('settings.json', at('settings.json'))
      .replace('/path/to/reports/dist', at('reports-area'))
      .replace('console.tgz', at('console.tgz'))
      .replace('4270', String(collector))
      .replaceAll('REPORTS', at('reports'))
      .replaceAll('SITE', at(site))
      .replace(/--from (\w+)/, (_, day: string) => `--from ${at(day)}`);
  const workers = () => readFileSync(`/proc/${server?.pid}/task/${server?.pid}/children`, 'utf8').split(' ');
  return {
    run: (command, site) => run('sh', ['-c', local(command, site)], { env }),
    async reload() {
      const tested = await run(nginx, [...nginxArgs, '-t']);
      if (tested.code !== 0) return tested.output;
      const before = server === undefined ? [] : workers();
      if (server === undefined)
        server = spawn(nginx, [...nginxArgs, '-g', 'daemon off;'], { stdio: 'inherit' });
      else server.kill('SIGHUP');
      // Workers of the configuration before go on until they have no connection left
      for (let tries = 0; tries < 200; tries += 1) {
        await wait(50);
        const now = workers().filter(Boolean);
        if (now.length > 0 && !now.some((id) => before.includes(id))) return '';
      }
      return 'nginx did not start its workers';
    },
    async start(command) {
      const child = spawn('sh', ['-c', `exec ${local(command)}`], { stdio: ['ignore', 'pipe', 'inherit'] });
      started.push(child);
      for await (const text of child.stdout.setEncoding('utf8'))
        if (String(text).includes('http://')) {
          child.stdout.resume();
          return String(text).trim();
        }
      return '';
    },
    async problemsAt(path, heading, { shell, system }) {
      const context = await browser.newContext({ ignoreHTTPSErrors: true });
      const page = await context.newPage();
      const problems: string[] = [];
      const builds = new Set<string>();
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('request', (request) => {
        const [, build] = /\/remotes\/system\/([^/]+)\//.exec(request.url()) ?? [];
        if (build !== undefined) builds.add(build);
      });
      try {
        await page.goto(`https://${HOST}:${port}${path}`);
        await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
        const day = await page.evaluate(() => document.documentElement.dataset['day']);
        if (day !== shell) problems.push(`the shell is of the day ${day}, not ${shell}`);
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
      }
      if (system !== undefined && [...builds].join() !== buildOn(system, 'system'))
        problems.push(`the page ran the builds ${[...builds].join()}, not that of ${system}`);
      // Reports are sent when a page is left
      await page.goto('about:blank');
      await context.close();
      return problems.map((problem) => `${path}: ${problem}`);
    },
    async reportsWith(word) {
      for (let tries = 0; tries < 100; tries += 1) {
        const { output } = await run('sh', ['-c', `cat ${at('reports')}/*`]);
        if (output.includes(word)) return output;
        await wait(100);
      }
      return '';
    },
    async close() {
      for (const child of [server, ...started])
        if (child?.exitCode === null && child.kill('SIGTERM')) await once(child, 'close');
      await api.close();
    },
  };
}
