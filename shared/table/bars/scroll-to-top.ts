/** Scrolls the page to its top. The scroll position belongs to the sheet of the shell. */
export const scrollToTop = (): void => document.querySelector('#scroll-container')?.scrollTo({ top: 0 });
