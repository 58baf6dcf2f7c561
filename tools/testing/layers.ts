import { afterEach } from 'vitest';
import { loadLayers } from '../../shared/ui/aria/load.ts';

if (typeof document !== 'undefined') {
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
  // What else is fetched when it is first needed, the order of a table for one, takes a busy machine longer than a second.
  configure({ asyncUtilTimeout: 4_000 });
}
