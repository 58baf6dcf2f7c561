import { atom } from '@console/shared/state';
import { store } from './store.ts';

const KEY = 'console-gone';

function stored(): readonly string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/** Operations and pages that this server turned out not to have in this session: ids, and paths, which begin with a slash. */
export const goneAtom = atom(stored());

/** Keeps the id of an operation, or the path of a page, that this server does not have. */
export function noteGone(what: string): void {
  const known = store.get(goneAtom);
  if (known.includes(what)) return;
  store.set(goneAtom, [...known, what]);
  try {
    sessionStorage.setItem(KEY, store.get(goneAtom).join(' '));
  } catch {
    // Without storage it is kept until the document is reloaded
  }
}
