import { takeLeftOvers } from './left-over.ts';
import { goOn } from './stop-and-add.ts';

/** Goes on with every job that an earlier document of the tab has left halfway. */
export function goOnWithAll(): void {
  for (const left of takeLeftOvers()) void goOn(left);
}
