import type { Crumb, RouteHandle } from '@console/shared/contract';
import { useMatches, type UIMatch } from '@console/shared/router';
import { fillPath } from '@console/shared/routing';

/** The current page, as described by the matched routes. */
export interface MatchedPage {
  /** Identity of the page, outermost part first: the screen, then its tab. A form over the page is not included. */
  parts: readonly string[];
  /** The breadcrumbs, outermost first. */
  crumbs: readonly Crumb[];
  /** Titles of forms that are open over the page. */
  titles: readonly string[];
  /** The page has its own scrolling region. */
  fills: boolean;
}

type Match = Pick<UIMatch, 'id' | 'params' | 'handle'>;

const isHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'area' in value;

/**
 * Builds the page from the route matches of a URL. Ids of screens contain their path pattern (shared/routing), so an id with its
 * parameters filled in distinguishes the list of one project from that of another.
 */
export function pageOf(matches: readonly Match[]): MatchedPage {
  const routes = matches.flatMap(({ id, params, handle }) =>
    isHandle(handle) ? [{ id, params, handle }] : [],
  );
  const screens = routes.filter(({ handle }) => !handle.overlay);
  const trail = routes.findLast(({ handle }) => handle.crumbs !== undefined);
  return {
    parts: screens.map(({ id, params }) => fillPath(id, params)),
    crumbs: trail?.handle.crumbs?.(trail.params) ?? [],
    titles: routes.flatMap(({ handle }) => (handle.title === undefined ? [] : [handle.title])),
    fills: routes.some(({ handle }) => handle.layout === 'fill'),
  };
}

/** Outline of a page before its data: its title, and whether it is the page of one resource, which has properties and tabs. */
export interface Outline {
  readonly title: string | undefined;
  readonly isDetail: boolean;
}

/** The outline of a page: the title is the last breadcrumb of its screen, without those of its tabs. */
export function outlineOf(matches: readonly Match[]): Outline {
  for (const { id, params, handle } of matches)
    if (isHandle(handle) && !handle.overlay && handle.crumbs)
      return { title: handle.crumbs(params).at(-1)?.label, isDetail: /\/:\w+$/.test(id) };
  return { title: undefined, isDetail: false };
}

/** Whether two pages have the same parts: only a form, the query string or the fragment may differ. */
export const isSamePage = (a: MatchedPage, b: MatchedPage): boolean =>
  a.parts.join('\n') === b.parts.join('\n');

/** All crumbs and open forms, deepest first, then the product's name (docs/screens/common-ui.md section 5). */
export function titleOf(
  { crumbs, titles }: Pick<MatchedPage, 'crumbs' | 'titles'>,
  productName: string,
): string {
  return [productName, ...crumbs.map(({ label }) => label), ...titles].reverse().join(' / ');
}

/** Kind of a page change: `none` for the first page, for forms over the page and for the query string. */
export type PageChange = 'none' | 'tab' | 'page';

/** Compares the page on screen with the one before it. */
export function changeOf(before: MatchedPage | undefined, page: MatchedPage): PageChange {
  if (!before || isSamePage(before, page)) return 'none';
  return before.parts[0] === page.parts[0] && page.parts.length > 0 ? 'tab' : 'page';
}

export function useMatchedPage(): MatchedPage {
  return pageOf(useMatches());
}
