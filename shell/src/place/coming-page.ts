import { useContext } from 'react';
import { RouterIdentity as RouterContext, useLocation, useNavigation } from '@console/shared/router';
import { pathOf } from '@console/shared/runtime';
import { changeOf, type MatchedPage, type Outline, outlineOf, pageOf, useMatchedPage } from './page.ts';

/** Target of the current navigation, from the click until the new page is rendered. */
export interface Destination {
  /** Path of the pending page; without a pending navigation the path of the page on screen. */
  readonly path: string;
  /** Whether the sheet must show a skeleton: false when only the tab changes or a form opens over the page. */
  readonly isNewPage: boolean;
  /** No page was on screen yet. */
  readonly isFirst: boolean;
  /** The page that breadcrumbs and document title name: the pending one as soon as its routes are known. */
  readonly page: MatchedPage;
  /** The outline of the pending page; undefined without one. */
  readonly outline: Outline | undefined;
}

/** The `handle` of a route, untyped as in the router's types. */
const handleOf = ({ handle }: { readonly handle?: unknown }): unknown => handle;

const useRouter = () => useContext(RouterContext)?.router;

/** Whether a page is on screen: false until the first one is loaded or has failed. */
export const useIsOpen = (): boolean => useRouter()?.state.initialized ?? true;

/** The target of the pending navigation; on start the first page. */
export function useDestination(): Destination {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const page = useMatchedPage();
  const router = useRouter();
  const isFirst = !useIsOpen();
  if (!location) return { path: pathname, isNewPage: isFirst, isFirst, page, outline: undefined };
  // The router keeps its routes ranked; `matchRoutes` would rank all of them at each call
  const matches = router?.match(location) ?? [];
  const routes = matches.map(({ route, params }) => ({
    id: route.id ?? '',
    handle: handleOf(route),
    params,
  }));
  const next = pageOf(routes);
  return {
    path: pathOf(location.pathname),
    isNewPage: isFirst || changeOf(page, next) === 'page',
    isFirst,
    page: next.crumbs.length > 0 ? next : page,
    outline: outlineOf(routes),
  };
}
