/** Result of the check of a write. `untold`: no read shows whether it was executed. */
export type Finding = 'done' | 'not done' | 'untold';

/** The text of each result. */
export const FINDINGS: Readonly<Record<Finding, string>> = {
  done: 'Done: the server received the request.',
  'not done': 'It was not done: the server did not receive the request. Try again.',
  untold: 'It may have succeeded, but the console cannot verify it. Check before you try again.',
};
