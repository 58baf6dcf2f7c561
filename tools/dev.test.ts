import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './machine/files.ts';

/** Runs `npm run dev` with words that it refuses. */
const dev = (args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(ROOT, 'tools/dev.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 20_000,
  });

test.each<[what: string, args: string[], env: Record<string, string>, reason: string]>([
  [
    'an area without a shell in front of which it runs',
    ['settings'],
    { CONSOLE_URL: 'http://127.0.0.1:9' },
    'No console answers at http://127.0.0.1:9. Start one in another terminal with npm run dev -- shell',
  ],
  ['an area that does not exist', ['reports'], {}, 'No app is called reports.'],
  [
    'an API beside an area alone',
    ['settings', '--api', 'http://127.0.0.1:9'],
    {},
    '--api belongs to the shell',
  ],
  ['an API that is no URL', ['--api', 'nowhere'], {}, '--api must be an http or https URL'],
])('%s is refused with what to do', (_, args, env, reason) => {
  const { status, stderr } = dev(args, env);
  expect(stderr).toContain(reason);
  expect(status).toBeGreaterThan(0);
});
