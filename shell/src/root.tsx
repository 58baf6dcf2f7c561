import { lazy } from '@console/shared/runtime';
import { Outlet, useLocation } from '@console/shared/router';
import { currentConsole } from './composition/console.ts';
import { Slots } from './errors/outlet-slots.tsx';
import { PlainPlace } from './errors/plain-error.tsx';
import { FirstPaint } from './first-paint.tsx';
import { noteFrame } from './first-render.ts';
import { PublicLayout } from './public-layout.tsx';
import { ownerOf } from './composition/registry.ts';
import { Announcer } from './place/announcer.tsx';
import { useIsOpen } from './place/coming-page.ts';
import { DocumentTitle } from './place/document-title.tsx';
import { SignInHost } from './session/sign-in-host.tsx';

/** The frame of signed-in pages: a separate chunk that public pages do not load. */
export const Frame = lazy(
  'The console',
  async () => {
    try {
      const [{ ConsoleFrame }, { QueryProvider }] = await Promise.all([
        import(/* webpackChunkName: "frame" */ './frame/layout.tsx'),
        import(/* webpackChunkName: "query" */ '@console/shared/query'),
      ]);
      return () => (
        <QueryProvider>
          <ConsoleFrame />
        </QueryProvider>
      );
    } finally {
      noteFrame();
    }
  },
  PlainPlace,
  <FirstPaint />,
);

const useIsPublic = (): boolean => ownerOf(currentConsole().rows, useLocation().pathname)?.mount === 'public';

/**
 * The root of every page: effects that outlive single pages, then the page, inside the frame unless the page is public. The router
 * also renders it while a slow first page loads: the frame is shown before the page (first-render.ts) and does not change when the
 * page is rendered. The frame is a separate chunk that public pages do not load.
 */
export function Root() {
  const isPublic = useIsPublic();
  const isOpen = useIsOpen();
  return (
    <>
      {isOpen && <DocumentTitle />}
      {isOpen && <Announcer />}
      <Slots page={isPublic ? 'public' : 'console'}>{isPublic ? <Outlet /> : <Frame />}</Slots>
      <SignInHost />
    </>
  );
}

/** Layout route of the console's pages. A sign-in page whose area failed has no route, and is shown here as well. */
export function ConsoleRoute() {
  return useIsPublic() ? <PublicLayout /> : <Outlet />;
}
