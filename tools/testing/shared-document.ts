import { clearCache } from '@console/shared/query';
import { dismissToast, store, toastsAtom } from '@console/shared/runtime';
import { afterAll, vi } from 'vitest';
import { setWidth } from '../../shared/table/test-width.ts';

/** Width of the window that a test file starts with, in rem: that of happy-dom. */
const WIDTH = 64;

/*
 * The files of the project `screens` (vitest.config.ts) share a document and the modules of the console. State that a
 * file leaves in them is removed here, so that each file starts as if it ran alone. Elements and storage go after
 * each test (layers.ts).
 */
afterAll(() => {
  vi.useRealTimers();
  clearCache();
  for (const { id } of store.get(toastsAtom)) dismissToast(id);
  setWidth(WIDTH);
  history.replaceState(null, '', '/');
  document.title = '';
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  // The terminal replaces it for good (shared/terminal/styles-in-script.ts), which the document of the tests does not survive
  Reflect.deleteProperty(HTMLSpanElement.prototype, 'setAttribute');
});
