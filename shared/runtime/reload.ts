/** Milliseconds after which a page that is still here was not reloaded: the user stopped it. */
const STOPPED_AFTER = 10_000;

let reloading = false;

/** Whether the program reloads the page: forms then do not confirm leaving, and restore their contents automatically. */
export const isReloading = (): boolean => reloading;

/** Reloads the page on behalf of the program; forms keep their drafts, because the user did not leave. */
export function reloadWithDrafts(): void {
  reloading = true;
  setTimeout(() => {
    reloading = false;
  }, STOPPED_AFTER);
  location.reload();
}
