/**
 * The one way to the router. The shell builds this module once and shares it, so it lists exactly what screens use:
 * every further name is code on every page.
 */
export {
  Link,
  Outlet,
  UNSAFE_DataRouterContext as RouterIdentity,
  matchPath,
  matchRoutes,
  redirect as redirectTo,
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
export type { Location, NavigateFunction, RouteObject, To, UIMatch, LoaderFunctionArgs } from 'react-router';
