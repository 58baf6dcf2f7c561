import { useLayoutEffect } from 'react';
import { settings } from '@console/shared/runtime';
import { usePage, type Page } from './page.ts';

/** All crumbs and open forms, deepest first, then the product's name (screens/common-ui.md, section 5). */
export function titleOf({ crumbs, titles }: Pick<Page, 'crumbs' | 'titles'>, productName: string): string {
  return [productName, ...crumbs.map(({ label }) => label), ...titles].reverse().join(' / ');
}

/** Keeps the document's title. */
export function DocumentTitle() {
  const title = titleOf(usePage(), settings().productName);
  // The document has a title element from the start; a second one would not be shown.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
