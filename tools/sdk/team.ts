import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../machine/files.ts';
import { run, type Finished } from '../machine/process.ts';

/** The repository of a team: its folder, and npm in it as the team runs it. */
export class Team {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Environment of a shell outside of this repository: none of its programs is in the path. */
  get #env(): Record<string, string> {
    const path = (process.env['PATH'] ?? '').split(':').filter((part) => !part.startsWith(ROOT));
    return { PATH: path.join(':'), INIT_CWD: '', npm_config_update_notifier: 'false' };
  }

  /** Runs npm in the folder. */
  npm(args: readonly string[], env: Record<string, string> = {}): Promise<Finished> {
    return run('npm', args, { cwd: this.folder, env: { ...this.#env, ...env } });
  }

  /** Runs a program of the folder's packages. */
  npx(args: readonly string[]): Promise<Finished> {
    return run('npx', ['--no-install', ...args], { cwd: this.folder, env: this.#env });
  }

  /** Makes the folder from the packed SDK, as `npx FILE new …`. */
  create(tarball: string, name: string, from: string): Promise<Finished> {
    const args = ['--yes', '--package', tarball, 'console-sdk', 'new', name, this.folder];
    return run('npx', args, { cwd: from, env: { ...this.#env, CONSOLE_SDK: tarball } });
  }

  /** Starts `npm run dev` in front of a console; resolves when it responds. */
  async dev(consoleUrl: string, port: number): Promise<{ url: string; close: () => Promise<void> }> {
    const url = `http://127.0.0.1:${port}`;
    const child = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
      cwd: this.folder,
      env: { ...process.env, ...this.#env, CONSOLE_URL: consoleUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
    await new Promise<void>((resolve, reject) => {
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes(url)) resolve();
      });
      child.on('close', () => reject(new Error('npm run dev ended')));
    });
    return { url, close: () => (stop(child), ended) };
  }

  /** A file of the team. */
  path(name: string): string {
    return join(this.folder, name);
  }
}

/** Ends a program and its child processes: npm does not forward signals. */
function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}
