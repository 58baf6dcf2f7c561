import { to } from '@console/shared/routing';
import { Link, Mono, Truncate } from '@console/shared/ui';

/** A link to a rack, labeled by its id, because racks have no names. */
export function RackLink({ rackId }: { rackId: string }) {
  return (
    <Link to={to('/system/inventory/racks/:rackId', { rackId })}>
      <Mono>
        <Truncate text={rackId} max={12} position="middle" />
      </Mono>
    </Link>
  );
}
