import { Check, ChevronsUpDown } from 'lucide-react';
import { Link } from '@console/shared/router';
import { settings } from '@console/shared/runtime';
import { DropdownMenu, Icon, Skeleton, VisuallyHidden, type MenuEntry } from '@console/shared/ui';
import { currentConsole } from '../composition/console.ts';
import { preloadPath } from '../composition/preload.ts';
import { homeOf } from '../place/navigation.ts';
import type { Place } from '../place/place.ts';
import type { Session } from '../place/session.ts';
import styles from './scope.module.css';

/** The two sides of the console between which a fleet viewer switches. */
type Side = 'System' | 'Silo';

const sideOf = (place: Place): Side => (place.frame === 'system' ? 'System' : 'Silo');

/** Link to the first page of the current side, named after it (docs/screens/common-ui.md section 2). */
export function ScopeLink({ side, siloName }: { side: Side; siloName: string | undefined }) {
  const { rows } = currentConsole();
  const [kind, name] = side === 'System' ? [settings().platformName, 'System'] : ['Silo', siloName];
  return (
    <Link className={styles['scope']} to={homeOf(rows, side === 'System' ? 'system' : 'silo') ?? '/'}>
      <small className={styles['kind']}>{kind}</small>{' '}
      {name === undefined ? <Skeleton width="4rem" /> : <span className={styles['name']}>{name}</span>}
    </Link>
  );
}

function entry(label: Side, current: Side, to: string): MenuEntry {
  const content = (
    <span className={styles['choice']}>
      {label}
      {label === current && <Icon of={Check} size="sm" />}
    </span>
  );
  return { id: label, label, to, content };
}

/** The current side; for fleet viewers a menu to the other side. */
export function Scope({ place, session }: { place: Place; session: Session }) {
  const { rows } = currentConsole();
  const side = sideOf(place);
  const system = homeOf(rows, 'system');
  const silo = homeOf(rows, 'silo');
  return (
    <div className={styles['group']}>
      <ScopeLink side={side} siloName={session.me?.siloName} />
      {session.isFleetViewer && system !== undefined && silo !== undefined && (
        <DropdownMenu
          label="System or silo"
          placement="bottom start"
          entries={[entry('System', side, system), entry('Silo', side, silo)]}
          onOpenChange={(isOpen) => {
            if (isOpen) void preloadPath(side === 'Silo' ? system : silo);
          }}
        >
          {(trigger) => (
            <button
              {...trigger}
              type="button"
              className={styles['switcher']}
              aria-label="Switch between system and silo"
            >
              <VisuallyHidden>{side}</VisuallyHidden>
              <Icon of={ChevronsUpDown} size="sm" />
            </button>
          )}
        </DropdownMenu>
      )}
    </div>
  );
}

/** The same links without a menu, for the drawer. */
export function ScopeList({ place, session }: { place: Place; session: Session }) {
  const sides: Side[] = session.isFleetViewer ? ['Silo', 'System'] : [sideOf(place)];
  return (
    <div className={styles['list']}>
      {sides.map((side) => (
        <ScopeLink key={side} side={side} siloName={session.me?.siloName} />
      ))}
    </div>
  );
}
