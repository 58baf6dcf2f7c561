import { useLayoutEffect } from 'react';
import { settings } from '@console/shared/runtime';
import { titleOf, useMatchedPage } from './page.ts';

/** Updates the document's title. */
export function DocumentTitle() {
  const title = titleOf(useMatchedPage(), settings().productName);
  // The document already has a title element; a second one would be ignored.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
