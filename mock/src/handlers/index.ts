import type { AnyHandler } from '../call.ts';
import { addressLots } from './address-lots.ts';
import { affinity } from './affinity.ts';
import { allowList } from './allow-list.ts';
import { antiAffinity } from './anti-affinity.ts';
import { auth } from './auth.ts';
import { builtinUsers } from './builtin-users.ts';
import { certificates } from './certificates.ts';
import { bfd } from './bfd.ts';
import { bgpAnnounceSets } from './bgp-announce-sets.ts';
import { bgpConfigs } from './bgp-configs.ts';
import { bgpLive } from './bgp-live.ts';
import { currentUser } from './current-user.ts';
import { diskImport } from './disk-import.ts';
import { disks } from './disks.ts';
import { externalIps } from './external-ips.ts';
import { firewallRules } from './firewall-rules.ts';
import { floatingIps } from './floating-ips.ts';
import { gateways } from './gateways.ts';
import { hardware } from './hardware.ts';
import { identityProviders } from './identity-providers.ts';
import { images } from './images.ts';
import { instanceDisks } from './instance-disks.ts';
import { instanceKeys } from './instance-keys.ts';
import { instances } from './instances.ts';
import { interfaces } from './interfaces.ts';
import { ipPoolService } from './ip-pool-service.ts';
import { ipPools } from './ip-pools.ts';
import { loopbackAddresses } from './loopback-addresses.ts';
import { metrics } from './metrics.ts';
import { policies } from './policies.ts';
import { portSettings } from './port-settings.ts';
import { probes } from './probes.ts';
import { projects } from './projects.ts';
import { roles } from './roles.ts';
import { routers } from './routers.ts';
import { routes } from './routes.ts';
import { serialConsole } from './serial-console.ts';
import { siloPools } from './silo-pools.ts';
import { siloUsers } from './silo-users.ts';
import { silos } from './silos.ts';
import { sleds } from './sleds.ts';
import { snapshots } from './snapshots.ts';
import { subnets } from './subnets.ts';
import { supportBundles } from './support-bundles.ts';
import { switchPorts } from './switch-ports.ts';
import { targetRelease } from './target-release.ts';
import { timeseries } from './timeseries.ts';
import { users } from './users.ts';
import { vpcs } from './vpcs.ts';
import { webhookDeliveries } from './webhook-deliveries.ts';
import { webhooks } from './webhooks.ts';

/** Every handler by operation. An operation that is missing here answers 501. */
export const handlers: { readonly [operation: string]: AnyHandler | undefined } = {
  ...addressLots,
  ...affinity,
  ...allowList,
  ...antiAffinity,
  ...auth,
  ...builtinUsers,
  ...certificates,
  ...bfd,
  ...bgpAnnounceSets,
  ...bgpConfigs,
  ...bgpLive,
  ...currentUser,
  ...diskImport,
  ...disks,
  ...externalIps,
  ...firewallRules,
  ...floatingIps,
  ...gateways,
  ...hardware,
  ...identityProviders,
  ...images,
  ...instanceDisks,
  ...instanceKeys,
  ...instances,
  ...interfaces,
  ...ipPoolService,
  ...ipPools,
  ...loopbackAddresses,
  ...metrics,
  ...policies,
  ...portSettings,
  ...probes,
  ...projects,
  ...roles,
  ...routers,
  ...routes,
  ...serialConsole,
  ...siloPools,
  ...siloUsers,
  ...silos,
  ...sleds,
  ...snapshots,
  ...subnets,
  ...supportBundles,
  ...switchPorts,
  ...targetRelease,
  ...timeseries,
  ...users,
  ...vpcs,
  ...webhookDeliveries,
  ...webhooks,
};
