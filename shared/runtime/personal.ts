/**
 * What the browser keeps about a person on this machine. The keys begin with one of these words, in `localStorage` and in
 * `sessionStorage`, so that everything can be removed even when the code that wrote it is not loaded.
 */
const PERSONAL_KEYS = /^(personal:|scroll-position-)/;

/** Beginning of the key of anything new that is kept about a person, such as a draft: `personal:draft:…`. */
export const PERSONAL_PREFIX = 'personal:';

/** Id of the user whose data the storage holds. */
const OWNER_KEY = 'console-owner';
/** Id of the user whose sign-out the server has not confirmed; empty when the id is not known. */
const PENDING_KEY = 'console-sign-out-pending';

const listeners = new Set<() => void>();

/**
 * Runs when the session of a person ends in this tab, by a sign-out here or in another tab or because somebody else has signed
 * in. Whoever keeps answers of the server in memory empties it here. What is in storage goes by its key (`PERSONAL_PREFIX`).
 */
export function onIdentityEnd(listener: () => void): void {
  listeners.add(listener);
}

/** Both storages; none where the browser forbids them. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

/** Removes from storage what is kept about the person. */
export function emptyStorages(): void {
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) if (PERSONAL_KEYS.test(key)) storage.removeItem(key);
    storage.removeItem(OWNER_KEY);
  }
}

/** Forgets everything about the person, in memory and in storage. */
export function endIdentity(): void {
  for (const listener of listeners) listener();
  emptyStorages();
}

/**
 * Notes whose data the storages hold from now on. When that was another person, what is left of them is removed. A tab that is
 * restored has the `sessionStorage` of its time, so each storage has its own note.
 * @returns whether there was another person
 */
export function claimStorage(userId: string): boolean {
  const isAnother = storages().some((storage) => {
    const owner = storage.getItem(OWNER_KEY);
    return owner !== null && owner !== userId;
  });
  if (isAnother) emptyStorages();
  write(OWNER_KEY, userId);
  return isAnother;
}

function write(key: string, value: string): void {
  for (const storage of storages())
    try {
      storage.setItem(key, value);
    } catch {
      // full: there is nothing new of anybody in it either
    }
}

/** The user whose sign-out the server has not confirmed: their session may still be open. Undefined when there is none. */
export const pendingSignOut = (): string | undefined => storages()[0]?.getItem(PENDING_KEY) ?? undefined;

/** Keeps in mind, for every tab and every document to come, that a sign-out is not confirmed; `undefined`: it is. */
export function setPendingSignOut(userId: string | undefined): void {
  const [local] = storages();
  try {
    if (userId === undefined) local?.removeItem(PENDING_KEY);
    else local?.setItem(PENDING_KEY, userId);
  } catch {
    // full: the tabs that are open know
  }
}
