/** Message for a toast or a form, from anything that a request may reject with. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'Unknown server error';
