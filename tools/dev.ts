import { spawn } from 'node:child_process';
import { REMOTES } from '../build/apps.ts';

/*
 * `npm run dev`: the shell with the in-browser mock and all remotes, hot reload across them, on port 4000.
 * `npm run dev -- shell`: the shell alone. `npm run dev -- system`: one remote (or several) on port 4100 in front of a
 * development shell that already runs; `SHELL_URL` names another one.
 */
const names = process.argv.slice(2).filter((name) => name !== 'all');
const unknown = names.filter((name) => name !== 'shell' && !REMOTES.some((remote) => remote === name));
if (unknown.length > 0) {
  console.error(`No app is called ${unknown.join(', ')}. There are: shell, ${REMOTES.join(', ')}`);
  process.exit(1);
}
const environments = names.flatMap((name) => ['--environment', name === 'shell' ? 'shell-demo' : name]);
const remotes = names.filter((name) => name !== 'shell');
const alone = names.length > 0 && !names.includes('shell');
const child = spawn('rsbuild', ['dev', ...environments], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(alone ? { SHELL_URL: process.env['SHELL_URL'] ?? 'http://127.0.0.1:4000' } : {}),
    ...(remotes.length > 0 ? { DEV_REMOTES: remotes.join() } : {}),
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  process.exitCode = code ?? 0;
});
