import { redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { pathOf } from '@console/shared/runtime';
import { ELSEWHERE } from './composition/loader.ts';
import type { AreaRow } from './composition/registry-rows.ts';
import { RemoteError } from './composition/remote-error.ts';

/** The path at which this document was opened. */
const OPENED_AT = location.pathname;

/**
 * Routes of an area whose pages are in the other document of the site: they load that document (docs/decisions/030-two-majors.md). If the
 * server sent this document for such a path, it would do so again: that is an error of the area instead of a loop.
 */
export const elsewhereRoutes = ({ name, prefixes }: AreaRow): RouteObject[] =>
  prefixes
    .flatMap((prefix) => [prefix, `${prefix}-new`])
    .map((path) => ({
      path: `${path}/*`,
      loader: ({ request }: LoaderFunctionArgs) => {
        const { pathname, search } = new URL(request.url);
        if (pathname === OPENED_AT) throw new RemoteError(name, 'elsewhere', ELSEWHERE);
        return redirectDocument(pathOf(pathname) + search);
      },
    }));
