import { Suspense, useEffect, type MouseEvent, type ReactNode } from 'react';
import { Outlet, useLocation } from '@console/shared/router';
import { goneAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { UiProvider } from '@console/shared/ui';
import { currentConsole } from '../composition/console.ts';
import { ErrorBoundary, FloatingPart } from '../errors/error-boundary.tsx';
import { NotFound } from '../errors/lazy.ts';
import { ShortcutKeys } from '../keyboard/shortcut-keys.tsx';
import { PaletteHost } from '../palette/host.tsx';
import { useRecentPlaces } from '../place/recent.ts';
import { preloadPage } from '../composition/preload.ts';
import { LoadingBar } from './loading-bar.tsx';
import { Messages } from './messages.tsx';
import { useMatchedPage, type MatchedPage, type Outline } from '../place/page.ts';
import { followPreferences } from '../device/theme.ts';
import { Preview } from '../preview/mark.tsx';
import { UpdateRegion } from '../update/region.tsx';
import { watchRegistry } from '../update/watch.ts';
import { AreaCommands } from './area-commands.tsx';
import { useDestination } from '../place/coming-page.ts';
import { Drawer } from './drawer.tsx';
import { GoneNote } from './gone-note.tsx';
import { useIdlePreload } from './idle-preload.ts';
import { onLinkIntent } from './link-prefetch.ts';
import { homeOf } from '../place/navigation.ts';
import { NetworkBanner } from './network.tsx';
import { closeDrawer, drawerAtom, sidebarHiddenAtom } from '../place/panels.ts';
import { placeOf, siloPlace, type Place } from '../place/place.ts';
import { ScopeList } from './scope.tsx';
import { refreshSession, useSession, type Session } from '../place/session.ts';
import { Sheet } from './sheet.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import styles from './layout.module.css';

interface PartProps {
  place: Place;
  session: Session;
  page: MatchedPage;
}

/** The frame around every signed-in page: top bar, sidebar, sheet, and the layers above them. */
export function ConsoleFrame() {
  const { path, isNewPage, isFirst, page: target, outline } = useDestination();
  const { pathname, key } = useLocation();
  const currentPlace = placeOf(pathname);
  const session = useSession();
  const page = useMatchedPage();
  // A page that the server does not have leaves the navigation
  useAtomValue(goneAtom);
  // Every navigation refetches the data about the user when it is stale.
  useEffect(refreshSession, [key]);
  useEffect(followPreferences, []); // other tabs
  useEffect(watchRegistryOnce, []); // other tabs
  useEffect(() => onLinkIntent((path) => void preloadPage(path)), []); // pointer and focus
  useRecentPlaces(page);
  useIdlePreload(otherSide(currentPlace, session));
  // The API refuses these requests anyway; hiding the page avoids showing only error messages.
  const isSystem = currentPlace.frame === 'system';
  const isClosed = isSystem && session.isFleetViewer === false;
  const isUnsettled = isSystem && !session.isSettled;
  // The frame shows the target of a navigation at once, before its page is loaded
  const targetPlace = placeOf(path);
  const place =
    targetPlace.frame === 'system' && session.isFleetViewer === false ? siloPlace(path) : targetPlace;
  return (
    <UiProvider>
      <FrameGrid
        place={place}
        session={session}
        page={page}
        target={isClosed ? { ...target, crumbs: [] } : target}
        outline={outline}
        isLoading={isNewPage || isUnsettled}
        isFirst={isFirst}
      >
        {/* A suspended page hides only itself, not the frame: an open layer above the page would otherwise lose the focus */}
        <Suspense>{isClosed ? <NotFound /> : isUnsettled ? null : <Outlet />}</Suspense>
      </FrameGrid>
      <AreaCommands path={place.path} />
      <ErrorBoundary part="loading bar" resetKey={key}>
        <LoadingBar />
      </ErrorBoundary>
      <Messages />
      <ErrorBoundary part="command palette" resetKey={key}>
        <PaletteHost place={place} session={session} page={page} />
      </ErrorBoundary>
      <ErrorBoundary part="keyboard shortcuts" resetKey={key}>
        <ShortcutKeys place={place} session={session} />
      </ErrorBoundary>
    </UiProvider>
  );
}

/** First page of the other side of the console (system or silo), if the user may open it. */
function otherSide({ frame }: Place, { isFleetViewer }: Session): string | undefined {
  if (!isFleetViewer) return undefined;
  return homeOf(currentConsole().rows, frame === 'system' ? 'silo' : 'system');
}

let isWatching = false;

function watchRegistryOnce(): void {
  if (isWatching) return;
  isWatching = true;
  watchRegistry();
}

interface GridProps extends PartProps {
  /** The pending page while one is loading, otherwise the page on screen. */
  target: MatchedPage;
  outline: Outline | undefined;
  /** Another page is loading. */
  isLoading: boolean;
  /** No page was on screen yet. */
  isFirst: boolean;
  children: ReactNode;
}

function FrameGrid({ place, session, page, target, outline, isLoading, isFirst, children }: GridProps) {
  const isHidden = useAtomValue(sidebarHiddenAtom);
  const isDrawerOpen = useAtomValue(drawerAtom);
  const siloName = session.me?.siloName;
  const { key } = useLocation();
  return (
    <div className={styles['frame']} data-sidebar={isHidden ? 'hidden' : undefined}>
      <a className={styles['skip']} href="#content" onClick={skipToContent}>
        Skip to content
      </a>
      <TopBar place={place} session={session} page={target} />
      <div id="sidebar" className={styles['side']}>
        <Sidebar place={place} siloName={siloName} />
      </div>
      <div className={styles['notices']}>
        <Preview />
        <NetworkBanner />
        <GoneNote />
        <ErrorBoundary part="update notice" resetKey={key}>
          <UpdateRegion />
        </ErrorBoundary>
      </div>
      <Sheet page={page} outline={outline} isLoading={isLoading} isFirst={isFirst}>
        {children}
      </Sheet>
      {isDrawerOpen && (
        <FloatingPart name="navigation" onClose={closeDrawer}>
          <Drawer>
            <ScopeList place={place} session={session} />
            <Sidebar place={place} siloName={siloName} />
          </Drawer>
        </FloatingPart>
      )}
    </div>
  );
}

/** Moves the focus without adding a history entry, which a fragment link would add. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
