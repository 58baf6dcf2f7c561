import { threadId } from 'node:worker_threads';
import { afterEach, vi } from 'vitest';
import { loadLayers } from '../../shared/ui/aria/load.ts';

/**
 * How long a test waits for an expected state, in ms: a machine under load needs more than the second of both
 * libraries.
 */
const PATIENCE = 4_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);

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
  const { cleanup, configure } = await import('@testing-library/react');
  // Files of one worker share their modules and the document, so the library's own clean-up is only there for the first.
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });
  configure({ asyncUtilTimeout: PATIENCE });
}
