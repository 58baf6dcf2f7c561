import { useContext } from 'react';
import {
  matchRoutes,
  RouterIdentity as RouterContext,
  useLocation,
  useMatches,
  useNavigation,
} from '@console/shared/router';
import { changeOf, pageOf, usePage } from '../root-effects/page.ts';

/** Where the person goes, from the click until the page is there. */
export interface Coming {
  /** Path of the page that comes, or of the page that is there. */
  readonly path: string;
  /** The sheet has nothing of the page to show yet: not while only a tab changes, or a form opens over the page. */
  readonly isPage: boolean;
}

/** What a route says about its page; the router does not know its type. */
const handleOf = ({ handle }: { readonly handle?: unknown }): unknown => handle;

/** The page that comes. On start it is the first one. */
export function useDestination(): Coming {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const page = usePage();
  const isOpen = useMatches().length > 1;
  const routes = useContext(RouterContext)?.router.routes ?? [];
  if (!location) return { path: pathname, isPage: !isOpen };
  const matches = matchRoutes(routes, location) ?? [];
  const next = pageOf(
    matches.map(({ route, params }) => ({ id: route.id ?? '', handle: handleOf(route), params })),
  );
  return { path: location.pathname, isPage: !isOpen || changeOf(page, next) === 'page' };
}
