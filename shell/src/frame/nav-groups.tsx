import { useId, type ReactNode } from 'react';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from '@console/shared/router';
import { useAtomValue } from '@console/shared/state';
import { attentionAtom } from '@console/shared/runtime';
import { cx, Icon, useNow, VisuallyHidden } from '@console/shared/ui';
import { navIcon } from '../place/nav-icons.ts';
import { findingsOf, navGroups, type LinkState, type NavGroup } from '../place/navigation.ts';
import { currentGroup, groupChoicesAtom, isOpen, setOpen } from '../place/open-groups.ts';
import type { Place } from '../place/place.ts';
import styles from './sidebar.module.css';

/** Milliseconds after which the findings of an overview are too old to be counted in the sidebar. */
const KNOWN_FOR = 15 * 60_000;

/** The paths of the pages with something that needs attention, while they are known. */
function useAttention(): readonly string[] {
  const known = useAtomValue(attentionAtom);
  const now = useNow('halfMinute');
  return known && now - known.at < KNOWN_FOR ? known.paths : [];
}

/** The links of a frame in their groups. The system frame has many links, so its groups open and close by their headings. */
export function NavGroups({ place }: { place: Place }) {
  const groups = navGroups(place.navigation, place.params, place.path);
  if (place.frame === 'system') return <ClosableGroups groups={groups} />;
  return groups.map(({ heading, links }, index) => (
    <div key={index} className={styles['group']}>
      {heading !== undefined && <p className={styles['title']}>{heading}</p>}
      <Links links={links} />
    </div>
  ));
}

function ClosableGroups({ groups }: { groups: readonly NavGroup[] }) {
  const choices = useAtomValue(groupChoicesAtom);
  const current = currentGroup(groups);
  return groups.map(({ heading = '', links }) => (
    <ClosableGroup
      key={heading}
      heading={heading}
      links={links}
      isOpen={isOpen(choices, heading)}
      isCurrent={heading === current}
      onChange={(opens) => setOpen(heading, opens)}
    />
  ));
}

interface ClosableGroupProps {
  heading: string;
  links: NavGroup['links'];
  isOpen: boolean;
  /** The current page is one of its links. */
  isCurrent: boolean;
  onChange: (opens: boolean) => void;
}

function ClosableGroup({ heading, links, isOpen: opened, isCurrent, onChange }: ClosableGroupProps) {
  const id = useId();
  return (
    <div className={styles['group']}>
      <button
        type="button"
        className={cx(styles['title'], styles['opener'], isCurrent && styles['holds'])}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => onChange(!opened)}
      >
        <Icon of={ChevronRight} size="sm" />
        {heading}
      </button>
      <Links links={links} id={id} label={heading} isHidden={!opened} />
    </div>
  );
}

function Links(props: { links: NavGroup['links']; id?: string; label?: string; isHidden?: boolean }) {
  const { links, id, label, isHidden = false } = props;
  const attention = useAttention();
  return (
    <ul id={id} aria-label={label} hidden={isHidden}>
      {links.map(({ entry, to, state }) => (
        <NavItem
          key={to}
          to={to}
          icon={navIcon(entry.icon)}
          state={state}
          findings={findingsOf(entry, {}, attention)}
        >
          {entry.label}
        </NavItem>
      ))}
    </ul>
  );
}

/** A link of the sidebar. */
export function NavItem(props: {
  to: string;
  icon: LucideIcon;
  state?: LinkState;
  /** Number of findings whose remedy is on its pages. */
  findings?: number;
  children: ReactNode;
}) {
  const { to, icon, state = 'none', findings = 0, children } = props;
  return (
    <li>
      <Link
        to={to}
        className={cx(styles['item'], state !== 'none' && styles['active'])}
        {...(state === 'current' && { 'aria-current': 'page' as const })}
      >
        <Icon of={icon} />
        <span className={styles['label']}>{children}</span>
        {findings > 0 && (
          <span className={styles['count']}>
            {findings}
            <VisuallyHidden>{findings === 1 ? ' needs attention' : ' need attention'}</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  );
}
