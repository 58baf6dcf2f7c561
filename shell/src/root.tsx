import { lazy } from '@console/shared/runtime';
import { Outlet, useLocation, useMatches } from '@console/shared/router';
import { theConsole } from './composition/console.ts';
import { Slots } from './errors/outlet-slots.tsx';
import { PlainPlace } from './errors/plain-error.tsx';
import { FirstPaint } from './first-paint.tsx';
import { PublicLayout } from './public-layout.tsx';
import { ownerOf } from './composition/registry.ts';
import { Announcer } from './place/announcer.tsx';
import { DocumentTitle } from './place/document-title.tsx';
import { SignInHost } from './session/sign-in-host.tsx';

const Frame = lazy(
  'The console',
  async () => {
    const [{ ConsoleFrame }, { QueryProvider }] = await Promise.all([
      import(/* webpackChunkName: "frame" */ './frame/layout.tsx'),
      import(/* webpackChunkName: "query" */ '@console/shared/query'),
    ]);
    return () => (
      <QueryProvider>
        <ConsoleFrame />
      </QueryProvider>
    );
  },
  PlainPlace,
  <FirstPaint />,
);

const useIsPublic = (): boolean => ownerOf(theConsole().rows, useLocation().pathname)?.mount === 'public';

/**
 * Everything on the page: effects that outlive pages, then the page, in the frame unless it is public. The router draws it also
 * while the first page loads: the frame stands before anything is answered, and stays as it is when the page comes.
 * The frame is a chunk of its own that public pages do not load.
 */
export function Root() {
  const isPublic = useIsPublic();
  // Before that only this route is matched
  const isOpen = useMatches().length > 1;
  return (
    <>
      {isOpen && <DocumentTitle />}
      {isOpen && <Announcer />}
      <Slots page={isPublic ? 'public' : 'console'}>{isPublic ? <Outlet /> : <Frame />}</Slots>
      <SignInHost />
    </>
  );
}

/** Pages of the console. A sign-in page whose area failed is not found in the table and lands here as well. */
export function ConsoleRoute() {
  return useIsPublic() ? <PublicLayout /> : <Outlet />;
}
