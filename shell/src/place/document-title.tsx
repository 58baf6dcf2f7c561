import { useLayoutEffect } from 'react';
import { settings } from '@console/shared/runtime';
import { titleOf, useMatchedPage } from './page.ts';

/** Keeps the document's title. */
export function DocumentTitle() {
  const title = titleOf(useMatchedPage(), settings().productName);
  // The document has a title element from the start; a second one would not be shown.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
