let reloading = false;

/** Whether the program reloads the page: forms do not ask about leaving, and restore their contents unasked. */
export const isReloading = (): boolean => reloading;

/** Loads the page anew in the name of the program, which the person did not leave. */
export function reloadWithDrafts(): void {
  reloading = true;
  location.reload();
}
