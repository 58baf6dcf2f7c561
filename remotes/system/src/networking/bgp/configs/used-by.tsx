import { to } from '@console/shared/routing';
import { Dash, Link, Unknown } from '@console/shared/ui';

/** The port settings with a peer of a config. */
export function UsedBy({ names, isKnown }: { names: readonly string[]; isKnown: boolean }) {
  if (names.length === 0) return isKnown ? <Dash /> : <Unknown />;
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <Link to={to('/system/networking/port-settings/:portSettings', { portSettings: name })}>{name}</Link>
    </span>
  ));
}
