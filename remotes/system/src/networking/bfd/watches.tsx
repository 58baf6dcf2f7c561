import { Dash, Link, Unknown } from '@console/shared/ui';
import type { BfdRow } from './sessions.ts';

/** Links to what a session monitors. */
export function Watches({ of: watches }: { of: BfdRow['watches'] }) {
  if (!watches) return <Unknown />;
  if (watches.length === 0) return <Dash />;
  return watches.map(({ label, to }, index) => (
    <span key={label}>
      {index > 0 && ', '}
      <Link to={to}>{label}</Link>
    </span>
  ));
}
