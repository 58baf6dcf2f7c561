/** What a toast or a form shows of anything that a request may reject with. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'Unknown server error';
