import { atom } from '@console/shared/state';
import { store } from './store.ts';

/** Key in the session storage: the person's id, a line break, and what their open forms hold as JSON. */
export const DRAFTS = 'console-drafts';

/** Id of who is signed in; undefined until it is known. */
export const personAtom = atom<string | undefined>(undefined);

/** Says who is signed in. Drafts of anybody else are deleted; `undefined` deletes all. */
export function setPerson(person: string | undefined): void {
  store.set(personAtom, person);
  try {
    if (!sessionStorage.getItem(DRAFTS)?.startsWith(`${person}\n`)) sessionStorage.removeItem(DRAFTS);
  } catch {
    // Storage is forbidden: nothing is in it
  }
}

let reloading = false;

/** Whether the program reloads the page: forms do not ask about leaving, and restore their contents unasked. */
export const isReloading = (): boolean => reloading;

/** Loads the page anew in the name of the program, which the person did not leave. */
export function reloadWithDrafts(): void {
  reloading = true;
  location.reload();
}
