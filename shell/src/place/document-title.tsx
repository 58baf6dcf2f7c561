import { useLayoutEffect } from 'react';
import { settings } from '@console/shared/runtime';
import { useDestination } from './coming-page.ts';
import { titleOf } from './page.ts';

/** Updates the document's title, at the click already: with a slow API it shows which page is being loaded. */
export function DocumentTitle() {
  const title = titleOf(useDestination().page, settings().productName);
  // The document already has a title element; a second one would be ignored.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
