import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Element at the foot of the sheet that the shell draws. */
const BAR = '#action-bar';

/** Moves its children into the bar at the foot of the sheet. Draws nothing where there is no bar. */
export function ActionBar({ children }: { children: ReactNode }) {
  const [bar, setBar] = useState<Element | null>(null);
  // The bar is drawn by the shell, in the first page's case in the same commit
  useLayoutEffect(() => setBar(document.querySelector(BAR)), []);
  return bar && createPortal(children, bar);
}
