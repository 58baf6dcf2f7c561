import { ReadOnlySideModal } from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import { BoolIcon, DateTime, Id, Message, PropertiesTable, Property, Skeleton } from '@console/shared/ui';
import { poolById, poolUtilization } from './queries.ts';
import { remainingText } from './remaining.ts';

/** The details of an IP pool that users of a project may see (docs/screens/operator.md section 7.5). */
export function PoolPanel({ poolId, onDismiss }: { poolId: string; onDismiss: () => void }) {
  const { data: pool, error } = useQuery(poolById(poolId));
  const remaining = useRemaining(poolId);
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
          {remaining !== undefined && <Property label="Addresses remaining">{remaining}</Property>}
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

/** The number of free addresses; undefined for people to whom the API does not return it (docs/decisions/025-remaining-addresses.md). */
function useRemaining(pool: string): string | undefined {
  const { data, isError } = useQuery(poolUtilization(pool));
  if (isError) return 'Could not be looked up';
  return data ? remainingText(data) : undefined;
}
