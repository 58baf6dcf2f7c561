import { useQuery } from '@console/shared/query';
import { LookupCell } from '@console/shared/table';
import { Dash, StatusBadge, Tag, useNow } from '@console/shared/ui';
import { type Health, receiverHealth } from '../deliveries.ts';
import { newestDeliveries } from '../queries.ts';

/** The health of a receiver; each row requests its own (docs/screens/operator.md section 6.2). */
export function HealthCell({ receiver }: { receiver: string }) {
  const now = useNow('halfMinute');
  return (
    <LookupCell query={useQuery(newestDeliveries(receiver))}>
      {({ items }) => <HealthBadge health={receiverHealth(items, now)} />}
    </LookupCell>
  );
}

function HealthBadge({ health }: { health: Health }) {
  if (health.kind === 'none') return <Dash label="Nothing sent yet" />;
  if (health.kind === 'failing')
    return <Tag tone="notice" raw>{`${health.failed} of ${health.of} failed`}</Tag>;
  // `Not reachable` says it already
  const note = health.note === 'unreachable' ? undefined : health.note;
  return <StatusBadge entity="receiver" status={health.status} note={note} />;
}
