import { threadId } from 'node:worker_threads';
import { afterEach, vi } from 'vitest';
import { loadLayers } from '../../shared/ui/aria/load.ts';

/**
 * How long a test waits for an expected state, in ms: a machine under load needs more than the second of both
 * libraries. Only a test that fails waits that long.
 */
const PATIENCE = 10_000;

/** Milliseconds between two looks at an expected state. */
const PACE = 20;

const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE) => {
  const { timeout = PATIENCE, ...more } = typeof options === 'number' ? { timeout: options } : options;
  return waitFor(callback, { interval: PACE, ...more, timeout: Math.max(timeout, PATIENCE) });
};

const NodeChannel = globalThis.BroadcastChannel;

/** Reaches the other tabs of a test, not those of tests in other threads, which would sign its person out. */
class ThreadChannel extends NodeChannel {
  constructor(name: string) {
    super(`${threadId} ${name}`);
  }
}

// The files of a worker share their globals
if (NodeChannel.name !== ThreadChannel.name) globalThis.BroadcastChannel = ThreadChannel;

if (typeof document !== 'undefined') {
  // A request that outlives its test would go to a port of this machine; an error of its socket ends the whole run
  globalThis.fetch = () => Promise.reject(new TypeError('Tests have no network'));
  // Tests of components look at dialogs and menus at once; in a browser their chunk is there when the frame was idle.
  await loadLayers();
  const { cleanup, configure, prettyDOM } = await import('@testing-library/react');

  /** That a query found nothing. The document is written down when it is read, not for each look while a test waits. */
  class QueryError extends Error {
    override readonly name = 'TestingLibraryElementError';
    readonly #said: string;
    readonly #where: Element;
    constructor(said: string | null, where: Element) {
      super();
      this.#said = said ?? '';
      this.#where = where;
    }
    override get message(): string {
      return `${this.#said}\n\n${String(prettyDOM(this.#where))}`.trim();
    }
  }

  // Files of one worker share their modules and the document, so the library's own clean-up is only there for the first.
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });
  configure({
    asyncUtilTimeout: PATIENCE,
    getElementError: (message, container) => new QueryError(message, container),
  });
}
