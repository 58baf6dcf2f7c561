import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** The shell never takes the bar away while a page is there. */
const subscribe = () => () => {};

/** Element at the foot of the sheet that the shell draws. */
const findBar = () => document.querySelector('#action-bar');

/**
 * Moves its children into the bar at the foot of the sheet. Draws nothing where there is no bar. In the first commit of a
 * page the bar is not in the document yet; React looks again after it.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  const bar = useSyncExternalStore(subscribe, findBar);
  return bar && createPortal(children, bar);
}
