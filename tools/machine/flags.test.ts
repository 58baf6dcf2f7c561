import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './files.ts';
import { run } from './process.ts';

const COMMANDS = [
  'tools/serve.ts',
  'tools/bench/run.ts',
  'tools/bench/depth.ts',
  'tools/firefox/run.ts',
  'tools/guards/run.ts',
  'mock/src/server.ts',
  'deploy/cli.ts',
  'deploy/run-nginx.ts',
] as const;

const start = (command: string, ...args: string[]) =>
  run(process.execPath, [join(ROOT, command), ...args], { cwd: ROOT });

test.each(COMMANDS)('%s refuses a flag that it does not have, with its usage', async (command) => {
  const { code, output } = await start(command, '--no-such-flag');
  expect(code).toBe(2);
  expect(output).toContain('--no-such-flag');
  expect(output).toMatch(/npm run|node /);
  // No stack trace
  expect(output).not.toContain('    at ');
});

test.each(COMMANDS)('%s prints its usage', async (command) => {
  const { code, output } = await start(command, '--help');
  expect(code).toBe(0);
  expect(output).toMatch(/npm run|node /);
});

test.each([
  ['--api', 'nonsense'],
  ['--api', 'ftp://files.example.com'],
  ['--origin', 'console'],
  ['--port', 'http'],
  ['--port', '-1'],
  ['--port', ''],
])('the server of the console refuses %s "%s"', async (flag, value) => {
  const { code, output } = await start('tools/serve.ts', `${flag}=${value}`);
  expect(code).toBe(2);
  expect(output).toContain(`${flag} must be`);
  expect(output).not.toContain('    at ');
});
