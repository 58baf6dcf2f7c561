/**
 * Matches the keys of all data about a user in `localStorage` and `sessionStorage`. Because the keys have these prefixes, all
 * data can be removed even when the code that wrote it is not loaded.
 */
const PERSONAL_KEYS = /^(personal:|scroll-position-)/;

/** Key prefix of any new data about a user, such as a draft: `personal:draft:…`. */
export const PERSONAL_PREFIX = 'personal:';

/** Id of the user whose data is in the storage. */
const OWNER_KEY = 'console-owner';
/** Id of the user whose sign-out the server has not confirmed; empty when the id is not known. */
const PENDING_KEY = 'console-sign-out-pending';

const listeners = new Set<() => void>();

/**
 * The listener runs when the session of a user ends in this tab: by a sign-out here or in another tab, or because another
 * user has signed in. It must clear server data in memory. Data in storage is removed by its key (`PERSONAL_PREFIX`).
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

/** Removes all data about the user from storage. */
export function emptyStorages(): void {
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) if (PERSONAL_KEYS.test(key)) storage.removeItem(key);
    storage.removeItem(OWNER_KEY);
  }
}

/** Removes all data about the user from memory and storage. */
export function endIdentity(): void {
  for (const listener of listeners) listener();
  emptyStorages();
}

/**
 * Records whose data the storages hold from now on. Data of a different previous owner is removed. A restored tab has the
 * `sessionStorage` of its earlier time, so each storage has its own record.
 * @returns whether there was a different previous owner
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
      // The storage is full: no new data of a user is in it either
    }
}

/** The user whose sign-out the server has not confirmed: their session may still be open. Undefined when there is none. */
export const pendingSignOut = (): string | undefined => storages()[0]?.getItem(PENDING_KEY) ?? undefined;

/** Records, for every tab and every later document, that a sign-out is not confirmed; `undefined`: it is confirmed. */
export function setPendingSignOut(userId: string | undefined): void {
  const [local] = storages();
  try {
    if (userId === undefined) local?.removeItem(PENDING_KEY);
    else local?.setItem(PENDING_KEY, userId);
  } catch {
    // The storage is full: only the open tabs have the information
  }
}
