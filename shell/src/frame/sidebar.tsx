import { ArrowUpRight, BookOpen, Folder, Keyboard } from 'lucide-react';
import { docsUrl } from '@console/shared/runtime';
import { Icon, Kbd } from '@console/shared/ui';
import { currentConsole } from '../composition/console.ts';
import { frameLabel, homeOf } from '../place/navigation.ts';
import { showShortcuts } from '../place/panels.ts';
import type { Place } from '../place/place.ts';
import { NavGroups, NavItem } from './nav-groups.tsx';
import styles from './sidebar.module.css';

interface SidebarProps {
  place: Place;
  siloName: string | undefined;
}

/** Heading above the links of the current frame. */
function headingOf({ frame, params }: Place, siloName: string | undefined): string {
  switch (frame) {
    case 'silo':
      return siloName ?? '';
    case 'project':
      return params['project'] ?? '';
    case 'settings':
      return 'User';
    case 'system':
      return 'System';
    default:
      return frameLabel(currentConsole().rows, frame);
  }
}

/** Links of the current frame. They come from the registry, so they are shown even when an area cannot be loaded. */
export function Sidebar({ place, siloName }: SidebarProps) {
  const isSide = place.frame === 'silo' || place.frame === 'system';
  const projects = isSide ? undefined : homeOf(currentConsole().rows, 'silo');
  const heading = headingOf(place, siloName);
  return (
    <nav aria-label="Sidebar navigation" className={styles['side']}>
      {projects !== undefined && (
        <ul className={styles['first']}>
          <NavItem to={projects} icon={Folder}>
            Projects
          </NavItem>
        </ul>
      )}
      {/* The first group of the system frame has the same name */}
      {place.frame !== 'system' && (
        <p className={styles['heading']} title={heading}>
          {heading}
        </p>
      )}
      <NavGroups place={place} />
      <Foot />
    </nav>
  );
}

function Foot() {
  return (
    <ul className={styles['foot']}>
      <li>
        <a className={styles['item']} href={docsUrl('')} target="_blank" rel="noreferrer">
          <Icon of={BookOpen} />
          <span className={styles['label']}>Docs</span>
          <Icon of={ArrowUpRight} size="sm" />
        </a>
      </li>
      <li>
        <button type="button" className={styles['item']} onClick={showShortcuts} aria-haspopup="dialog">
          <Icon of={Keyboard} />
          <span className={styles['label']}>Shortcuts</span>
          <span aria-hidden="true">
            <Kbd>?</Kbd>
          </span>
        </button>
      </li>
    </ul>
  );
}
