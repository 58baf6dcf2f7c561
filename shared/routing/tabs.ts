import { useRouteError, type RouteObject } from '@console/shared/router';

/** Suffix of the id of the route around the tabs of a page. */
const AROUND_TABS = '#tabs';

/** Id of the route around the tabs of a page. */
export const idOfTabs = (id: string): string => id + AROUND_TABS;

/** Whether a route is the one around the tabs of a page. */
export const isAroundTabs = (id: string): boolean => id.endsWith(AROUND_TABS);

/** The failure of a tab belongs in its panel: `RouteTabs` of shared/ui/detail shows it there, and the rest of the page stays. */
function FailedTab(): never {
  throw useRouteError();
}

/**
 * The route around the tabs of a page, with their error boundary. A tab's own route is not sufficient: the router renders nothing
 * of a route whose code is missing, not even its boundary.
 */
export const aroundTabs = (id: string, children: RouteObject[]): RouteObject => ({
  id,
  ErrorBoundary: FailedTab,
  children,
});
