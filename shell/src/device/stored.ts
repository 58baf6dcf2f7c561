/** Reads a preference from localStorage; null when it is not set or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a preference; `null` removes it. When storage is blocked, the choice lasts until the page is reloaded. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // storage is blocked: the choice is already applied on screen
  }
}
