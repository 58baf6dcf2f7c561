import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { GALLERY, REMOTES } from '../build/apps.ts';
import { isConsole, isDevelopment } from '../sdk/src/document.ts';
import { GALLERY_FOLDER } from './build/inputs.ts';
import { ROOT } from './machine/files.ts';
import { readFlags, refuse, urlFlag } from './machine/flags.ts';

const SHELL = 'http://127.0.0.1:4000';
const USAGE = `npm run dev -- [shell] [AREA…] [flags]
  nothing         the shell with all areas on ${SHELL}, with hot reload
  shell           the shell alone
  AREA            an area on http://127.0.0.1:4100, in front of a development shell that runs
  gallery         the gallery of components, by the server of the SDK, in front of any console
  --api URL       with the shell: this API gets the calls, instead of the mock API in the page
  --console URL   with areas: the development shell (CONSOLE_URL, else ${SHELL})
The variable PORT selects another port.`;

const { values, positionals } = readFlags(USAGE, {
  allowPositionals: true,
  options: { api: { type: 'string' }, console: { type: 'string' } },
});
const isGallery = positionals.join() === GALLERY;
const names = isGallery ? [] : positionals.filter((name) => name !== 'all');
const unknown = names.filter((name) => name !== 'shell' && !REMOTES.some((remote) => remote === name));
if (unknown.length > 0)
  refuse(`No app is called ${unknown.join(', ')}. There are: shell, ${REMOTES.join(', ')}`, USAGE);
const environments = names.flatMap((name) => ['--environment', name === 'shell' ? 'shell-demo' : name]);
const remotes = names.filter((name) => name !== 'shell');
const alone = names.length > 0 && !names.includes('shell');
if ((alone || isGallery) && values.api !== undefined)
  refuse('--api belongs to the shell, which forwards the calls: start the shell with it.', USAGE);

/** The reason why an area cannot be served in front of a console; undefined when it can. */
async function problemOf(url: URL): Promise<string | undefined> {
  const answer = await fetch(new URL('/', url), { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (answer === undefined)
    return `No console answers at ${url.origin}. Start one in another terminal with npm run dev -- shell, or name one that runs with CONSOLE_URL.`;
  const html = await answer.text();
  if (!isConsole(html)) return `${url.origin} serves no console: its document has no registry.`;
  return isDevelopment(html)
    ? undefined
    : `${url.origin} is a released console, which accepts no development build. Start a development shell in front of its API: npm run dev -- --api ${url.origin}`;
}

const consoleUrl = urlFlag(USAGE, 'console', values.console ?? process.env['CONSOLE_URL'] ?? SHELL);
const problem = alone ? await problemOf(consoleUrl) : undefined;
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
const [program, args] = isGallery
  ? [process.execPath, [join(ROOT, 'sdk/src/cli.ts'), 'dev', '--console', consoleUrl.origin]]
  : ['rsbuild', ['dev', ...environments]];
const child = spawn(program, args, {
  stdio: 'inherit',
  cwd: isGallery ? GALLERY_FOLDER : ROOT,
  env: {
    ...process.env,
    ...(alone ? { DEV_CONSOLE: consoleUrl.origin } : {}),
    ...(values.api === undefined ? {} : { DEV_API: urlFlag(USAGE, 'api', values.api).origin }),
    ...(remotes.length > 0 ? { DEV_REMOTES: remotes.join() } : {}),
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  process.exitCode = code ?? 0;
});
