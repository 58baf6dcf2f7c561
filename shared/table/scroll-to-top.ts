/** Shows the beginning of the page. Its scroll position belongs to the sheet of the shell. */
export const scrollToTop = (): void => document.querySelector('#scroll-container')?.scrollTo({ top: 0 });
