import { onIdentityEnd, PERSONAL_PREFIX, store } from '@console/shared/runtime';
import { atom } from '@console/shared/state';

/** Key in the session storage: the person's id, a line break, and what their open forms hold as JSON. */
export const DRAFTS = `${PERSONAL_PREFIX}drafts`;

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

onIdentityEnd(() => setPerson(undefined));
