import { useEffect, useState } from 'react';
import type { SupportBundleState } from '@console/shared/api';

/**
 * Puts the state of a bundle that is collected while the page is open before the title of the tab, for whoever waits in another one
 * (docs/screens/operator.md section 9.6).
 */
export function useStateInTitle(state: SupportBundleState): void {
  const [first] = useState(state);
  const isAwaited = first === 'collecting';
  const word = state === 'collecting' ? 'Collecting…' : isAwaited && state === 'active' ? 'Ready' : undefined;
  // The title of the document is the browser's
  useEffect(() => {
    if (word === undefined) return undefined;
    const title = document.title;
    const shown = `${word} · ${title}`;
    document.title = shown;
    return () => {
      // The shell may have given it the title of another page
      if (document.title === shown) document.title = title;
    };
  }, [word]);
}
