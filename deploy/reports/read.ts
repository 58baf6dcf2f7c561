import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { isReceived, type Received } from './message.ts';

function received(line: string): Received | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isReceived(value) ? value : undefined;
  } catch {
    // A line that a full disk truncated
    return undefined;
  }
}

/** A time in ms as reports have it; a fraction of a second counts as the next second. */
export const secondOf = (time: number): string =>
  `${new Date(Math.ceil(time / 1_000) * 1_000).toISOString().slice(0, 19)}Z`;

const CHUNK = 4 * 1_024 * 1_024;

/** The lines of a file from an offset on, without an unfinished last one, and the offset after each chunk of them. */
function* linesFrom(path: string, start: number): Generator<{ lines: string[]; end: number }> {
  const file = openSync(path, 'r');
  try {
    let offset = start;
    const buffer = Buffer.alloc(CHUNK);
    for (;;) {
      const size = readSync(file, buffer, 0, CHUNK, offset);
      const last = buffer.subarray(0, size).lastIndexOf('\n');
      if (last < 0) return;
      offset += last + 1;
      yield { lines: buffer.toString('utf8', 0, last).split('\n'), end: offset };
    }
  } finally {
    closeSync(file);
  }
}

/** Reads the messages of a folder since a time in ms; each call returns those that were not read before. */
export class ReportReader {
  readonly #folder: string;
  readonly #since: string;
  readonly #offsets = new Map<string, number>();

  constructor(folder: string, since: number) {
    this.#folder = folder;
    this.#since = secondOf(since);
  }

  *fresh(): Generator<Received> {
    const first = this.#since.slice(0, 10);
    const days = existsSync(this.#folder)
      ? readdirSync(this.#folder).filter((name) => /^\d{4}-\d{2}-\d{2}\.ndjson$/.test(name) && name >= first)
      : [];
    for (const name of days.toSorted())
      for (const { lines, end } of linesFrom(join(this.#folder, name), this.#offsets.get(name) ?? 0)) {
        this.#offsets.set(name, end);
        for (const line of lines) {
          const message = received(line);
          if (message !== undefined && message.at >= this.#since) yield message;
        }
      }
  }
}

/** The messages received since a time in ms. */
export const readReports = (folder: string, since: number): Iterable<Received> =>
  new ReportReader(folder, since).fresh();
