import { onIdentityEnd, PERSONAL_PREFIX, store } from '@console/shared/runtime';
import { atom } from '@console/shared/state';

/** Key in the session storage: the user's id, a line break, and the values of their open forms as JSON. */
export const DRAFTS = `${PERSONAL_PREFIX}drafts`;

/** Id of the signed-in user; undefined until it is known. */
export const personAtom = atom<string | undefined>(undefined);

/** Sets the signed-in user. Drafts of any other user are deleted; `undefined` deletes all drafts. */
export function setPerson(person: string | undefined): void {
  store.set(personAtom, person);
  try {
    if (!sessionStorage.getItem(DRAFTS)?.startsWith(`${person}\n`)) sessionStorage.removeItem(DRAFTS);
  } catch {
    // The browser forbids storage, so there are no drafts
  }
}

onIdentityEnd(() => setPerson(undefined));
