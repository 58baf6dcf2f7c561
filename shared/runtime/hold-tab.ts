/** Work that would be left half done if the tab were closed now. */
const holders = new Set<object>();

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Lets the browser ask for confirmation, with its own text, before the tab is closed or reloaded, because something would be left half done.
 * @param isHeld false when it has ended
 */
export function holdTab(holder: object, isHeld: boolean): void {
  if (isHeld) holders.add(holder);
  else holders.delete(holder);
  removeEventListener('beforeunload', askFirst);
  if (holders.size > 0) addEventListener('beforeunload', askFirst);
}
