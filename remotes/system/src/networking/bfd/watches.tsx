import { Dash, Link } from '@console/shared/ui';
import type { BfdRow } from './sessions.ts';

/** Links to what a session monitors. */
export function Watches({ of: watches }: { of: BfdRow['watches'] }) {
  if (!watches) return 'Not available';
  if (watches.length === 0) return <Dash label="No peer or gateway" />;
  return watches.map(({ label, to }, index) => (
    <span key={label}>
      {index > 0 && ', '}
      <Link to={to}>{label}</Link>
    </span>
  ));
}
