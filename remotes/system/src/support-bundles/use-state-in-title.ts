import { useEffect, useState } from 'react';
import type { SupportBundleState } from '@console/shared/api';

/**
 * Prefixes the document title with the state of a bundle that is being collected, for users who wait in another tab
 * (docs/screens/operator.md section 9.6).
 */
export function useStateInTitle(state: SupportBundleState): void {
  const [first] = useState(state);
  const isAwaited = first === 'collecting';
  const word = state === 'collecting' ? 'Collecting…' : isAwaited && state === 'active' ? 'Ready' : undefined;
  // The document title belongs to the browser
  useEffect(() => {
    if (word === undefined) return undefined;
    const title = document.title;
    const shown = `${word} · ${title}`;
    document.title = shown;
    return () => {
      // The shell may have set the title of another page
      if (document.title === shown) document.title = title;
    };
  }, [word]);
}
