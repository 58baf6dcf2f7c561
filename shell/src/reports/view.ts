import type { Entry } from './entries.ts';

/** Maximum bytes that are sent for one page view, in all its messages. */
export const MOST_BYTES = 1_024;

/** Facts in all messages of a page view. */
export interface ViewFacts {
  /** Random; only connects the messages of one page view. */
  id: string;
  /** Build of the shell. */
  shell: string;
  area: string;
  build: string;
  route: string;
  /** Why the area runs this build; absent when it is the published one. */
  cohort?: string;
}

const bytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Errors are sent first, because the size is limited. */
const ORDER: readonly Entry['kind'][] = ['error', 'ready', 'policy', 'vital'];

/** The pending entries of one page view. */
export class ViewReport {
  readonly #facts: ViewFacts;
  readonly #known = new Set<string>();
  #waiting: Entry[] = [];
  #left = MOST_BYTES;
  #isNew = true;

  constructor(facts: ViewFacts) {
    this.#facts = facts;
  }

  /** Adds an entry once: an error in each of a hundred rows is one error of the view. */
  add(entry: Entry): void {
    const key = JSON.stringify(entry);
    if (this.#known.has(key) || this.#known.size > 50) return;
    this.#known.add(key);
    this.#waiting.push(entry);
  }

  /** The next message as JSON; undefined when nothing is pending, or the size limit is reached. */
  take(): string | undefined {
    if (!this.#isNew && this.#waiting.length === 0) return undefined;
    const entries: Entry[] = [];
    const message = { ...this.#facts, entries };
    for (const kind of ORDER)
      for (const entry of this.#waiting.filter((one) => one.kind === kind))
        if (bytes({ ...message, entries: [...message.entries, entry] }) <= this.#left)
          message.entries.push(entry);
    this.#waiting = [];
    const size = bytes(message);
    if (size > this.#left || (!this.#isNew && message.entries.length === 0)) return undefined;
    this.#left -= size;
    this.#isNew = false;
    return JSON.stringify(message);
  }
}
