import type { SiloIpPool } from '@console/shared/api';
import type { Listing } from '@console/shared/query';
import { Tag } from '@console/shared/ui';

/** An IP pool as an entry of a picker, by name. */
export const poolItem = ({ name, description, isDefault }: SiloIpPool) => ({
  value: name,
  label: name,
  badge: isDefault && <Tag raw>default</Tag>,
  description: description || undefined,
});

/** Why there is no choice of pools, for users who may not list them. */
export const POOLS_REFUSED =
  'The default pool of the silo is used. Selecting another one requires a role on the silo, such as viewer.';

interface Pools {
  readonly data: Listing<SiloIpPool> | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
}

/** The properties of a picker for the pools that a query has found. */
export const poolPicker = ({ data, isPending, isError }: Pools) => ({
  items: (data?.items ?? []).map(poolItem),
  loading: isPending,
  noItemsText: isError
    ? 'Pools could not be loaded'
    : data?.isRefused
      ? 'Pools are not available with your roles'
      : 'No pools available',
});
