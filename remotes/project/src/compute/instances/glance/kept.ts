const OPENED = 'instance-glance-open';

/** Whether the details were open, on the page of any instance; false when storage is blocked. */
export function wasOpen(): boolean {
  try {
    return localStorage.getItem(OPENED) !== null;
  } catch {
    return false;
  }
}

/** Keeps whether the details are open. */
export function keepOpen(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(OPENED, '');
    else localStorage.removeItem(OPENED);
  } catch {
    // Storage is blocked: the choice lasts as long as the page
  }
}
