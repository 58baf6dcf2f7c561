import { ReadOnlySideModal } from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import { BoolIcon, DateTime, Id, Message, PropertiesTable, Property, Skeleton } from '@console/shared/ui';
import { poolById, poolUtilization } from './queries.ts';
import { remainingText } from './remaining.ts';

/** The details of an IP pool, as far as a project may know them (docs/screens/operator.md section 7.5). */
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
          <Property label="Addresses remaining">
            <Remaining pool={pool.id} />
          </Property>
          <Property label="ID">
            <Id value={pool.id} whole />
          </Property>
          <Property label="Created">
            <DateTime date={pool.timeCreated} />
          </Property>
          <Property label="Updated">
            <DateTime date={pool.timeModified} />
          </Property>
        </PropertiesTable>
      )}
    </ReadOnlySideModal>
  );
}

/** How many addresses are left. The API tells it to fleet viewers only, so others learn that, not a number. */
function Remaining({ pool }: { pool: string }) {
  const { data, isPending, isError } = useQuery(poolUtilization(pool));
  if (isPending) return <Skeleton width="6rem" />;
  if (isError) return 'Could not be looked up';
  return data === null ? 'Only fleet viewers may know' : remainingText(data);
}
