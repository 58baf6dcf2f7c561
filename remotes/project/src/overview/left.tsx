import type { ReactNode } from 'react';
import type { SiloIpPool, Utilization } from '@console/shared/api';
import { amountText, CAPACITY_KINDS } from '@console/shared/capacity';
import { useQuery } from '@console/shared/query';
import { CardBlock, PropertiesTable, Property, Skeleton, Unknown } from '@console/shared/ui';
import { allPools, poolUtilization } from '../networking/floating-ips/queries.ts';
import { remainingText } from '../networking/floating-ips/remaining.ts';
import styles from './overview.module.css';
import { quotas } from './queries.ts';

const REFUSED = 'Not available with your roles';

/** Quota and addresses that are left for all projects. A value that may not be read is neither none nor zero. */
export function Left() {
  const quota = useQuery(quotas());
  const pools = useQuery(allPools());
  return (
    <CardBlock
      title="Remaining in the silo"
      description="Quotas and pools are shared by all projects of the silo."
    >
      <div aria-busy={quota.isPending || pools.isPending}>
        <PropertiesTable label="Remaining in the silo" columns={4} inset={false}>
          {CAPACITY_KINDS.map((kind) => (
            <Property key={kind.key} label={kind.label}>
              <Part of={quota}>{(data) => leftText(kind, data)}</Part>
            </Property>
          ))}
          <Property label="Addresses">
            <Part of={{ ...pools, data: pools.data?.isRefused ? null : pools.data }}>
              {({ items }) =>
                items.length === 0 ? (
                  'No pools'
                ) : (
                  <span className={styles.counts}>
                    {items.map((pool) => (
                      <PoolLeft key={pool.id} pool={pool} />
                    ))}
                  </span>
                )
              }
            </Part>
          </Property>
        </PropertiesTable>
      </div>
    </CardBlock>
  );
}

function leftText(kind: (typeof CAPACITY_KINDS)[number], { capacity, provisioned }: Utilization): string {
  const left = Math.max(0, capacity[kind.key] - provisioned[kind.key]);
  return `${amountText(kind, kind.amount(left))} of ${amountText(kind, kind.amount(capacity[kind.key]))}`;
}

/** Only users who may view the fleet see how many addresses of a pool are free. */
function PoolLeft({ pool: { id, name } }: { pool: SiloIpPool }) {
  const use = useQuery(poolUtilization(id));
  return (
    <span>
      {name}: <Part of={use}>{remainingText}</Part>
    </span>
  );
}

interface PartProps<Data> {
  /** `null` for data that the server refuses. */
  of: { readonly data?: Data | null | undefined; readonly error: { readonly message: string } | null };
  children: (data: Data) => ReactNode;
}

function Part<Data>({ of: { data, error }, children }: PartProps<Data>) {
  if (data === null) return REFUSED;
  if (data !== undefined) return children(data);
  return error ? <Unknown reason={error.message} /> : <Skeleton width="5rem" />;
}
