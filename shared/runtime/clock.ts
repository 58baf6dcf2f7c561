import { atom } from '@console/shared/state';
import { store } from './store.ts';

/** Milliseconds by which the clocks may differ: this is invisible in an age of minutes and in a chart. */
const TOLERANCE = 2 * 60_000;
/** Precision of the `Date` header in milliseconds. */
const SECOND = 1_000;

/**
 * Milliseconds by which this computer's clock is ahead of the server's; negative when it is behind, and 0 while they agree. Ages, times left
 * and the periods of charts compare the two clocks.
 */
export const clockAheadAtom = atom(0);

/**
 * Compares the clocks by one response. The server has responded between `sentAt` and `answeredAt`, so a slow response, or a computer that
 * slept meanwhile, is not a difference.
 * @param date the `Date` header; without a valid one nothing is known
 */
export function compareClocks(date: string | null, sentAt: number, answeredAt: number): void {
  const server = Date.parse(date ?? '');
  if (Number.isNaN(server)) return;
  const ahead = Math.max(0, sentAt - server - SECOND) || Math.min(0, answeredAt - server);
  const found = Math.abs(ahead) > TOLERANCE ? ahead : 0;
  // Each response differs by some milliseconds, which is no reason to update the note
  store.set(clockAheadAtom, (known) =>
    (known === 0) === (found === 0) && Math.abs(found - known) < TOLERANCE ? known : found,
  );
}
