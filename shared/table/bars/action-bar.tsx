import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** The shell keeps the bar as long as a page is shown. */
const subscribe = () => () => {};

/** The bar at the bottom of the sheet, which the shell renders. */
const findBar = () => document.querySelector('#action-bar');

/**
 * Renders its children into the bar at the bottom of the sheet, or nothing where there is no bar. In the first commit of a
 * page the bar is not in the document yet; React checks again afterwards.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  const bar = useSyncExternalStore(subscribe, findBar);
  return bar && createPortal(children, bar);
}
