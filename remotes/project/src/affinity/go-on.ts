import { takeLeftOvers } from './left-over.ts';
import { goOn } from './stop-and-add.ts';

/** Resumes every job that a previous document of the tab has left unfinished. */
export function goOnWithAll(): void {
  for (const left of takeLeftOvers()) void goOn(left);
}
