import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './files.ts';

/** Result of a program. */
export interface Finished {
  code: number;
  /** The output of both streams, in order; empty with `show`. */
  output: string;
  /** Milliseconds. */
  time: number;
}

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Prints the output as it arrives instead of collecting it. */
  show?: boolean;
  /** Called with each piece of the output, which is also collected. */
  onOutput?: (text: string) => void;
}

/** Running programs that this process started; they are killed when it exits. */
const running = new Set<{ kill(): boolean }>();
process.on('exit', () => {
  for (const child of running) child.kill();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

/** Runs a program to its end; a failure is an exit code, never an exception. */
export async function run(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Finished> {
  const start = performance.now();
  const child = spawn(program, args, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, FORCE_COLOR: options.show === true ? '1' : '0', ...options.env },
    stdio: ['ignore', options.show === true ? 'inherit' : 'pipe', options.show === true ? 'inherit' : 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      options.onOutput?.(text);
    });
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      output += `${program}: ${error.message}\n`;
      resolve(127);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
  running.delete(child);
  return { code, output, time: performance.now() - start };
}

/** Runs a TypeScript or JavaScript file of the repository with this Node. */
export function runNode(
  path: string,
  args: readonly string[] = [],
  options: RunOptions = {},
): Promise<Finished> {
  return run(process.execPath, [join(ROOT, path), ...args], options);
}

/** Milliseconds as text in seconds, such as `1.5 s`. */
export function seconds(time: number): string {
  return `${(time / 1000).toFixed(1)} s`;
}

/** Programs installed by npm: the file that the link in `node_modules/.bin` points at. */
export const PROGRAMS = {
  rsbuild: 'node_modules/@rsbuild/core/bin/rsbuild.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  knip: 'node_modules/knip/bin/knip.js',
  tsc: 'node_modules/typescript/bin/tsc',
};
