let quiet = false;

/** Focuses an element without its focus behavior: a combobox must not open its list over an error message. */
export function focusQuietly(element: HTMLElement | null | undefined): void {
  quiet = true;
  try {
    element?.focus();
  } finally {
    quiet = false;
  }
}

/** True inside `focusQuietly`. */
export const isQuietFocus = (): boolean => quiet;
