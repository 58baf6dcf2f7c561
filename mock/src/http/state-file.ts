import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Mock } from '../mock.ts';

/** Keeps a mock's data in a file: reads it at the start, writes it soon after each change and at the end. */
export class StateFile {
  readonly #mock: Mock;
  readonly #path: string;
  #timer: NodeJS.Timeout | undefined;

  constructor(mock: Mock, path: string) {
    this.#mock = mock;
    this.#path = path;
    if (existsSync(path)) mock.load(readFileSync(path, 'utf8'));
  }

  /** Writes within half a second. */
  changed(): void {
    this.#timer ??= setTimeout(() => this.write(), 500);
  }

  /** Writes now; the file is whole at every moment. */
  write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    writeFileSync(`${this.#path}.new`, this.#mock.store.save());
    renameSync(`${this.#path}.new`, this.#path);
  }
}
