import { spawn, type ChildProcess } from 'node:child_process';

/** A place in which the project is cloned and its commands run as on a machine that never saw it. */
export interface Place {
  /** What it is, in one line. */
  about: string;
  /** Starts a shell command in the clone. */
  start(command: string, env?: Readonly<Record<string, string>>): ChildProcess;
  /** Ends all its programs and deletes it. */
  remove(): void;
}

/** Programs that run in a place; all are killed when it is removed. */
export class Running {
  readonly #children = new Set<ChildProcess>();

  /** Starts a program whose output is read, in a process group that only it and its children have. */
  start(
    program: string,
    args: readonly string[],
    options: { cwd?: string; env?: NodeJS.ProcessEnv },
  ): ChildProcess {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    this.#children.add(child);
    child.on('exit', () => this.#children.delete(child));
    return child;
  }

  kill(): void {
    for (const child of this.#children) killGroup(child);
  }
}

/** Kills a program with all that it started. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It ended in this moment
  }
}
