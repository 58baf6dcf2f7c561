import { useEffect } from 'react';
import { isApiError, isKind } from '@console/shared/api';
import { useLocation, useNavigate, useRevalidator, useRouteError } from '@console/shared/router';
import { currentConsole } from '../composition/console.ts';
import { ownerOf } from '../composition/registry.ts';
import { isChunkError, isShareError, RemoteError, toRemoteError } from '../composition/remote-error.ts';
import { reloadOnceForNewBuild } from '../update/stale.ts';
import { AreaPanel, NotFound, NotOnServer, WentWrong } from './lazy.ts';
import { logFailure } from './failure-log.ts';
import { originOf, originText, reportCrash } from './origin.ts';

const hasStatus = (error: unknown): error is { status: number } =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';

/** Attributes missing or incompatible code to the area that owns the page; undefined for every other error. */
function asRemoteError(error: unknown, path: string): RemoteError | undefined {
  if (error instanceof RemoteError) return error;
  if (!isChunkError(error) && !isShareError(error)) return undefined;
  return toRemoteError(ownerOf(currentConsole().rows, path)?.name ?? 'console', error, 'chunk');
}

/** Writes one report per failure: area, build, route and reason (docs/references/composition.md must 11). */
function useReport(error: unknown, remote: RemoteError | undefined): void {
  const { pathname } = useLocation();
  const area = remote?.area;
  const reason = remote?.reason;
  // The browser's console is outside of React.
  useEffect(() => {
    if (area === undefined && !isApiError(error) && !hasStatus(error)) {
      reportCrash(error, pathname);
      return;
    }
    const origin = originOf(error, pathname);
    logFailure({
      area: area ?? origin.area,
      build: origin.build,
      path: pathname,
      reason: reason ?? (isApiError(error) ? error.kind : 'not-found'),
      requestId: isApiError(error) ? error.requestId : undefined,
      error,
    });
  }, [error, area, reason, pathname]);
}

/** Error element of an area's pages: it replaces the page, and the frame around it stays (docs/design/language.md section 13). */
export function AreaError() {
  const error = useRouteError();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const remote = asRemoteError(error, pathname);
  useReport(error, remote);
  const openAgain = () => void navigate(pathname + search + hash, { replace: true });
  if (remote) {
    const retry = async () => {
      if (remote.reason === 'chunk' && (await reloadOnceForNewBuild(remote.area))) return;
      // Navigating to the same URL again runs the route discovery again, and lazy routes fetch their chunks again.
      await navigate(pathname + search + hash, { replace: true });
      if (remote.reason === 'chunk') await revalidate();
    };
    return <AreaPanel error={remote} onRetry={retry} />;
  }
  return <PageError error={error} path={pathname} onRetry={openAgain} />;
}

/** Error element of the root route: it is rendered without the frame. */
export function RootError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const remote = asRemoteError(error, pathname);
  useReport(error, remote);
  const reload = async () => location.reload();
  return (
    <main id="content">
      {remote ? (
        <AreaPanel error={remote} onRetry={reload} />
      ) : (
        <PageError error={error} path={pathname} onRetry={() => location.reload()} />
      )}
    </main>
  );
}

/**
 * Whether the page's resource does not exist: the address identifies it, so the server responds with 404, or with 400 when the name
 * is invalid, such as `..%2f` or an id in place of a name.
 */
const namesNothing = (error: unknown): boolean =>
  isKind(error, 'not-found') || (hasStatus(error) && (error.status === 404 || error.status === 400));

/** Areas whose pages follow the specification's error screens. */
const OF_THE_CONSOLE = new Set<string>(['project', 'system', 'settings', 'auth']);

/** Label of the area of another team that owns a page; undefined for pages of the console. */
function teamOf(path: string): string | undefined {
  const owner = ownerOf(currentConsole().rows, path);
  return owner && !OF_THE_CONSOLE.has(owner.name) ? owner.label : undefined;
}

interface PageErrorProps {
  error: unknown;
  path: string;
  onRetry: () => void;
}

function PageError({ error, path, onRetry }: PageErrorProps) {
  if (isKind(error, 'gone')) return <NotOnServer path={path} />;
  if (namesNothing(error)) return <NotFound />;
  const source = isApiError(error) ? undefined : originText(originOf(error, path));
  return <WentWrong error={error} source={source} team={teamOf(path)} onRetry={onRetry} />;
}
