import { PERSONAL_PREFIX } from '@console/shared/runtime';

const KEY = `${PERSONAL_PREFIX}hidden-findings`;

/** Maximum number of keys: a finding that is gone may come back with the same key. */
const MOST = 200;

/** Keys of the findings that the user has hidden in this browser. Ignores invalid data. */
export function hiddenKeys(): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Keeps the keys. Without storage they are kept until the page is left. */
export function keepHidden(keys: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...keys].slice(-MOST)));
  } catch {
    // The browser stores nothing
  }
}
