import { lazy, Suspense } from 'react';
import { useLocation } from '@console/shared/router';
import { theConsole } from './console.ts';
import { OutletSlots } from './errors/outlet-slots.tsx';
import { FirstPaint } from './first-paint.tsx';
import { PublicLayout } from './public-layout.tsx';
import { ownerOf } from './registry.ts';
import { Announcer } from './root-effects/announcer.tsx';
import { DocumentTitle } from './root-effects/document-title.tsx';

const Frame = lazy(async () => {
  const [{ ConsoleFrame }, { QueryProvider }] = await Promise.all([
    import(/* webpackChunkName: "frame" */ './frame/layout.tsx'),
    import(/* webpackChunkName: "query" */ '@console/shared/query'),
  ]);
  return {
    default: () => (
      <QueryProvider>
        <ConsoleFrame />
      </QueryProvider>
    ),
  };
});

/** Everything on the page: effects that outlive pages, then the page. */
export function Root() {
  return (
    <>
      <DocumentTitle />
      <Announcer />
      <OutletSlots below="root" />
    </>
  );
}

/**
 * The frame of signed-in pages, a chunk of its own that public pages do not load. It is a component and not a lazy
 * route, so that it also stands around an area whose code could not be discovered.
 */
export function FrameRoute() {
  const { pathname } = useLocation();
  // A sign-in page whose area failed is not found in the table yet lands here; there may be no session to frame.
  if (ownerOf(theConsole().rows, pathname)?.mount === 'public') return <PublicLayout />;
  return (
    <Suspense fallback={<FirstPaint />}>
      <Frame />
    </Suspense>
  );
}
