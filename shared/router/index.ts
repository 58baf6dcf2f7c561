import { redirect, replace } from 'react-router';

/**
 * The only import of the router library. The shell builds this module once and shares it, so it lists exactly what screens use:
 * every further name is code on every page.
 */
export {
  Link,
  Outlet,
  UNSAFE_DataRouterContext as RouterIdentity,
  matchPath,
  matchRoutes,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams as useRawParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export type {
  Location,
  LoaderFunctionArgs,
  NavigateFunction,
  RouteObject,
  ShouldRevalidateFunction,
  To,
  UIMatch,
} from 'react-router';

/**
 * Redirects a loader's request. The original address never stays in the history: when the document was opened there it is replaced,
 * and when a link led there it was not entered yet (docs/screens/common-ui.md section 6).
 */
export function redirectTo(target: string, from: Request): Response {
  return new URL(from.url).pathname === location.pathname ? replace(target) : redirect(target);
}
