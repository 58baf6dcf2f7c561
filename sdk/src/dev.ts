import { existsSync, readFileSync, watch } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { CONTRACT_MINOR, CONTRACT_VERSION, FEDERATION_VERSION } from '../../shared/contract/version.ts';
import { manifestIn } from '../../build/manifest.ts';
import { reactVersion, sharedVersion } from '../../build/shares.ts';
import { failedPage, reasonOf, Tabs } from './builds.ts';
import { documentOf, isDevelopment, servedRow, type Row } from './document.ts';
import { MODE_VARIABLE, OUT, RELOAD_PATH, type Mode } from './mode.ts';
import { readObject } from './package.ts';
import { relay, relayUpgrade } from './upstream.ts';

/** How `dev` is started. */
export interface DevOptions {
  /** A running console: a deployed one, or a development shell. */
  console: URL;
  /** Services beside the console's API by name; without one, the console's own server gets its calls. */
  services: ReadonlyMap<string, URL>;
  port: number;
  /** Folder of the area. */
  folder: string;
}

/** Milliseconds without another change before a build starts: editors write a file in several steps. */
const QUIET = 30;

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  map: 'application/json',
};

/** The row of a finished build, with the URLs that this server serves. */
function rowOf(out: string): Row {
  const row = readObject(join(out, 'row.json'));
  const name = String(row['name']);
  return servedRow({ ...row, name }, `/remotes/${name}/${String(row['build'])}/`);
}

/** The bundler with the current configuration of the folder. */
async function bundlerOf(folder: string, mode: Mode) {
  process.env[MODE_VARIABLE] = mode;
  const { content } = await loadConfig({ cwd: folder });
  return { config: content, rsbuild: await createRsbuild({ cwd: folder, config: content }) };
}

/** Sends a file of the build. Its URL contains its content hash, so it never changes. */
function sendFile(response: ServerResponse, path: string): void {
  const type = TYPES[path.replace(/^.*\./, '')];
  if (type === undefined || !existsSync(path)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' });
  response.end(readFileSync(path));
}

/** Builds the area once and returns its row; when it cannot be built, the reason, which is also printed. */
async function buildOnce(folder: string): Promise<Row | string> {
  let reason = '';
  try {
    const { rsbuild } = await bundlerOf(folder, 'reload');
    rsbuild.onAfterEnvironmentCompile(({ stats }) => {
      reason = reasonOf(stats?.toJson({ all: false, errors: true }).errors ?? []);
    });
    const { close } = await rsbuild.build();
    await close();
    return rowOf(join(folder, OUT.reload));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return reason || (error instanceof Error ? error.message : String(error));
  }
}

/**
 * Calls `then` after each change of the sources, once for simultaneous changes, and never while a call is still
 * running.
 */
function onChange(folder: string, then: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const note = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(then);
    }, QUIET);
  };
  watch(join(folder, 'src'), { recursive: true }, note);
  watch(join(folder, 'rsbuild.config.ts'), note);
}

/**
 * Serves an area in front of a console that runs in production: after each change the area is built as for publishing, without
 * minifying, and documents list that build with its hashes, so the console treats it as any other. Open pages are
 * reloaded, or show why it failed; before the first successful build every page is that reason. Each build is a complete one and takes a fifth of a second: the bundler's watch mode lists only the files
 * that differ from the previous build.
 */
async function devReload({ console: target, services, port, folder }: DevOptions): Promise<void> {
  const out = join(folder, OUT.reload);
  const tabs = new Tabs();
  process.env['NODE_ENV'] = 'production';
  let served = await buildOnce(folder);
  onChange(folder, async () => {
    const next = await buildOnce(folder);
    // The output of a failed build is never served: the last successful build remains
    if (typeof next !== 'string') {
      served = next;
      tabs.reload();
    } else if (typeof served === 'string') {
      served = next;
    } else {
      tabs.fail(next);
    }
  });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', target);
    const [, , , , file = ''] = pathname.split('/', 5);
    if (pathname === RELOAD_PATH) tabs.add(response);
    else if (typeof served === 'string')
      response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' }).end(failedPage(served));
    else if (pathname.startsWith(`/remotes/${served.name}/`))
      sendFile(response, join(out, normalize(`/${file}`)));
    else relay(target, request, response, served, services);
  };
  const server = createServer(answer);
  server.on('upgrade', (request, socket, head) => relayUpgrade(target, request, socket, head));
  server.on('error', ({ message }) => {
    console.error(message);
    process.exit(1);
  });
  server.listen(port, '127.0.0.1', () => {
    console.log(
      `The area is on http://127.0.0.1:${port} in front of ${target.origin}; pages are reloaded after each change`,
    );
  });
}

/** Serves an area in front of a development shell: modules of a running page are replaced, and form input is kept. */
async function devHot({ console: target, services, port, folder }: DevOptions): Promise<void> {
  const { config, rsbuild } = await bundlerOf(folder, 'hot');
  const [name = ''] = Object.keys(config.environments ?? {});
  const row: Row = {
    ...(await manifestIn(join(folder, 'src/manifest.ts'))),
    name,
    entry: `/remotes/${name}/remoteEntry.js`,
    integrity: '',
    contract: CONTRACT_VERSION,
    contractMinor: CONTRACT_MINOR,
    build: 'development',
    federation: FEDERATION_VERSION,
    react: reactVersion,
    shared: sharedVersion,
    assets: [],
    routes: {},
  };
  const isOwn = (path: string) =>
    path.startsWith(`/remotes/${name}/`) || path.includes('hot-update') || path.includes('rsbuild-hmr');
  rsbuild.modifyRsbuildConfig((current, { mergeRsbuildConfig }) =>
    mergeRsbuildConfig(current, {
      server: {
        host: '127.0.0.1',
        port,
        strictPort: true,
        htmlFallback: false,
        cors: { origin: [`http://127.0.0.1:${port}`] },
        setup: ({ server }) => {
          server.middlewares.use((request, response, next) => {
            if (isOwn(request.url ?? '')) next();
            else relay(target, request, response, row, services);
          });
        },
      },
    }),
  );
  await rsbuild.startDevServer();
  console.log(`${name} on http://127.0.0.1:${port} in front of ${target.origin}, with hot reload`);
}

/** Starts the development server of an area. Runs until the process ends. */
export async function dev(options: DevOptions): Promise<void> {
  const html = await documentOf(options.console);
  if (isDevelopment(html)) await devHot(options);
  else await devReload(options);
}
