import { ReadOnlySideModal } from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import {
  BoolIcon,
  DateProperty,
  IdProperty,
  Message,
  PropertiesTable,
  Property,
  Skeleton,
  Unknown,
} from '@console/shared/ui';
import { poolById, poolUtilization } from './queries.ts';
import { remainingText } from './remaining.ts';

/** The details of an IP pool that users of a project may see (docs/screens/operator.md section 7.5). */
export function PoolPanel({ poolId, onDismiss }: { poolId: string; onDismiss: () => void }) {
  const { data: pool, error } = useQuery(poolById(poolId));
  return (
    <ReadOnlySideModal title="IP pool" subtitle={pool?.name ?? ''} onDismiss={onDismiss}>
      {pool === null && <Message>No longer linked to this silo</Message>}
      {error && !pool && (
        <Message variant="destructive" live="status">
          The pool could not be loaded. {error.message}
        </Message>
      )}
      {pool === undefined && !error && <Skeleton kind="row" />}
      {pool && (
        <PropertiesTable columns={1} inset={false}>
          <Property label="Description">{pool.description}</Property>
          <Property label="Default of the silo">
            <BoolIcon value={pool.isDefault} />
          </Property>
          <Remaining poolId={poolId} />
          <IdProperty value={pool.id} whole />
          <DateProperty label="Created" date={pool.timeCreated} />
          <DateProperty label="Updated" date={pool.timeModified} />
        </PropertiesTable>
      )}
    </ReadOnlySideModal>
  );
}

/** The number of free addresses; nothing for users to whom the API does not return it (docs/decisions/025-remaining-addresses.md). */
function Remaining({ poolId }: { poolId: string }) {
  const { data, error } = useQuery(poolUtilization(poolId));
  if (!data && !error) return null;
  return (
    <Property label="Addresses remaining">
      {data ? remainingText(data) : <Unknown reason={error?.message} />}
    </Property>
  );
}
