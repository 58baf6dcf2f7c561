import { clearCache } from '@console/shared/query';
import { config, setConfig, store, watchAvailability } from '@console/shared/runtime';
import { afterAll, beforeAll, vi } from 'vitest';
import { setReachable } from '../../shared/runtime/availability.ts';
import { unwatched, watchCalls } from '../../shared/runtime/client.ts';
import { endIdentity } from '../../shared/runtime/personal.ts';
import { setWidth } from '../../shared/table/test-width.ts';

/** Width of the window that a test file starts with, in rem: that of happy-dom. */
const WIDTH = 64;

const { set } = store;
const configured = config();

/** Sets the atoms back that the file has changed. */
const resets = new Map<unknown, () => unknown>();

/*
 * The files of the project `screens` (vitest.config.ts) share a document and the modules of the console. State that a
 * file leaves in them is removed here, so that each file starts as if it ran alone. Elements and storage go after
 * each test (layers.ts).
 */
beforeAll(() => {
  store.set = (atom, ...args) => {
    if ('init' in atom && !resets.has(atom)) {
      const { init } = atom;
      resets.set(atom, (): unknown => Reflect.apply(set, store, [atom, init]));
    }
    return set(atom, ...args);
  };
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // What still runs for the user of this file ends as it does when they sign out
  endIdentity();
  clearCache();
  setConfig(configured);
  watchAvailability(() => undefined);
  watchCalls(unwatched);
  setReachable(true);
  for (const reset of resets.values()) reset();
  resets.clear();
  store.set = set;
  setWidth(WIDTH);
  history.replaceState(null, '', '/');
  document.title = '';
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  // The terminal replaces it for good (shared/terminal/styles-in-script.ts), which the document of the tests does not survive
  Reflect.deleteProperty(HTMLSpanElement.prototype, 'setAttribute');
});
