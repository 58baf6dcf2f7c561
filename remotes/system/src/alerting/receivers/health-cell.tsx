import { useQuery } from '@console/shared/query';
import { LookupCell } from '@console/shared/table';
import { StatusBadge, Tag, useNow } from '@console/shared/ui';
import { type Health, outcomeOf, receiverHealth } from '../deliveries.ts';
import { lastProbe, newestDeliveries } from '../queries.ts';

/** The health of a receiver by its deliveries and the last probe; each row requests its own (docs/screens/operator.md section 6.2). */
export function HealthCell({ receiver }: { receiver: string }) {
  const now = useNow('halfMinute');
  const probe = useQuery(lastProbe(receiver)).data?.attempts.at(-1);
  return (
    <>
      <LookupCell query={useQuery(newestDeliveries(receiver))}>
        {({ items }) => {
          const health = receiverHealth(items, now);
          return health.kind === 'none' && probe ? null : <HealthBadge health={health} />;
        }}
      </LookupCell>
      {probe && (
        <>
          {' '}
          <Tag tone={probe.result === 'succeeded' ? 'success' : 'destructive'} raw>
            {`Last probe: ${outcomeOf(probe)}`}
          </Tag>
        </>
      )}
    </>
  );
}

function HealthBadge({ health }: { health: Health }) {
  if (health.kind === 'none') return 'Nothing sent yet';
  if (health.kind === 'failing')
    return <Tag tone="notice" raw>{`${health.failed} of ${health.of} failed`}</Tag>;
  // The status `Not reachable` already shows it
  const note = health.note === 'unreachable' ? undefined : health.note;
  return <StatusBadge entity="receiver" status={health.status} note={note} />;
}
