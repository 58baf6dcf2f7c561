import type { T } from '../../wire/api.ts';
import type { NewTable } from '../table.ts';

/** Rows are the API's own objects plus members internal to the server, which responses never contain: see `SchemaSet.shape`. */

export interface IpPoolRow extends T.IpPool {
  /** Whether it is the service pool: only the `ipPoolService…` operations see it, and it is linked to no silo. */
  readonly internal?: true | undefined;
}

export interface ServiceAddressRow {
  readonly id: string;
  readonly service: string;
  readonly ip: string;
  readonly ipPoolId: string;
}

export interface PoolLinkRow extends T.IpPoolSiloLink {
  readonly id: string;
}

/** The tables of this folder's subject. */
export const poolsTables = (table: NewTable) => ({
  ipPools: table<IpPoolRow>(),
  ipPoolRanges: table<T.IpPoolRange>(),
  ipPoolLinks: table<PoolLinkRow>(),
  serviceAddresses: table<ServiceAddressRow>(),
});
