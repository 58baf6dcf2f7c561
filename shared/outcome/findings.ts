/** Result of the check of a write. `untold`: no read shows whether it was executed. */
export type Finding = 'done' | 'not done' | 'untold';

/** The text of each result. */
export const FINDINGS: Readonly<Record<Finding, string>> = {
  done: 'Done: the request had arrived.',
  'not done': 'It was not done: the request never arrived. Try again.',
  untold: 'Nothing that can be read tells whether it was done. Look before you try again.',
};
