let reloading = false;

/** Whether the program reloads the page: forms then do not confirm leaving, and restore their contents automatically. */
export const isReloading = (): boolean => reloading;

/** Reloads the page on behalf of the program; forms keep their drafts, because the person did not leave. */
export function reloadWithDrafts(): void {
  reloading = true;
  location.reload();
}
