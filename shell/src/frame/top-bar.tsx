import { PanelLeft, Search } from 'lucide-react';
import { Link } from '@console/shared/router';
import { settings } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { IconButton, Kbd, Mark } from '@console/shared/ui';
import { ActivityButton } from '../activity/button.tsx';
import { Palette } from '../palette/lazy.ts';
import { Crumbs } from '../place/crumbs.tsx';
import { drawerAtom, sidebarHiddenAtom, togglePalette, toggleSidebar } from '../place/panels.ts';
import type { MatchedPage } from '../place/page.ts';
import type { Place } from '../place/place.ts';
import { indexOfUp } from '../place/up.ts';
import { isApple, PALETTE_KEYS } from '../device/platform.ts';
import { PreviewBanner } from '../demo/preview.tsx';
import { Scope } from './scope.tsx';
import type { Session } from '../place/session.ts';
import { Switcher } from './switcher.tsx';
import { UserMenu } from './user-menu.tsx';
import styles from './top-bar.module.css';

/** Name of the product next to its mark (docs/design/language.md section 2.5). */
export function Wordmark() {
  return (
    <Link to="/" className={styles['wordmark']} aria-label="Console home">
      <Mark />
      <span>Console</span>
    </Link>
  );
}

interface TopBarProps {
  place: Place;
  session: Session;
  page: MatchedPage;
}

/** The current location on the left; search and the user menu on the right. */
export function TopBar({ place, session, page }: TopBarProps) {
  const isDrawerOpen = useAtomValue(drawerAtom);
  const up = indexOfUp(page.crumbs, page.parts);
  const sidebar = useAtomValue(sidebarHiddenAtom) ? 'hidden' : undefined;
  return (
    <header className={styles['top']}>
      {DEMO && settings().demo && <PreviewBanner />}
      <div className={styles['home']} data-sidebar={sidebar}>
        <Wordmark />
      </div>
      <div className={styles['bar']} data-trail={up >= 0 || undefined} data-sidebar={sidebar}>
        <span className={styles['toggle']}>
          <IconButton
            label="Open navigation"
            icon={PanelLeft}
            size="md"
            aria-expanded={isDrawerOpen}
            onClick={() => {
              toggleSidebar();
              // This button disappears when the sidebar of a wide window is shown: move the focus to the sidebar.
              requestAnimationFrame(() => document.querySelector<HTMLElement>('#sidebar a')?.focus());
            }}
          />
        </span>
        <Scope place={place} session={session} />
        <Crumbs crumbs={page.crumbs} up={up} beside={(crumb) => <Switcher crumb={crumb} />} />
        <JumpButton />
        <ActivityButton />
        <UserMenu name={session.me?.displayName} />
      </div>
    </header>
  );
}

function JumpButton() {
  return (
    <button
      type="button"
      className={styles['jump']}
      aria-label={`Jump to ${PALETTE_KEYS}`}
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      onPointerEnter={Palette.preload}
      onFocus={Palette.preload}
      onClick={togglePalette}
    >
      <Search className={styles['glass']} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles['words']}>Jump to</span>{' '}
      <span className={styles['hint']}>
        <Kbd>{PALETTE_KEYS}</Kbd>
      </span>
    </button>
  );
}
