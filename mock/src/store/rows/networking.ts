import type { T } from '../../wire/api.ts';
import type { NewTable } from '../table.ts';

/** Rows are the API's own objects plus members internal to the server, which responses never contain: see `SchemaSet.shape`. */

export interface ProbeRow extends T.Probe {
  readonly projectId: string;
  /** The external address, and its pool. */
  readonly ip: string;
  readonly ipPoolId: string;
  /** The internal address. */
  readonly nic: {
    readonly id: string;
    readonly subnetId: string;
    readonly ip: string;
    readonly mac: string;
  };
}

/** The tables of this folder's subject. */
export const networkingTables = (table: NewTable) => ({
  floatingIps: table<T.FloatingIp>(),
  vpcs: table<T.Vpc>(),
  subnets: table<T.VpcSubnet>(),
  routers: table<T.VpcRouter>(),
  routes: table<T.RouterRoute>(),
  firewallRules: table<T.VpcFirewallRule>(),
  gateways: table<T.InternetGateway>(),
  gatewayPools: table<T.InternetGatewayIpPool>(),
  gatewayAddresses: table<T.InternetGatewayIpAddress>(),
  probes: table<ProbeRow>(),
});
