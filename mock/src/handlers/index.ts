import type { AnyHandler } from '../call.ts';
import { affinity } from './affinity.ts';
import { antiAffinity } from './anti-affinity.ts';
import { auth } from './auth.ts';
import { currentUser } from './current-user.ts';
import { diskImport } from './disk-import.ts';
import { disks } from './disks.ts';
import { externalIps } from './external-ips.ts';
import { firewallRules } from './firewall-rules.ts';
import { floatingIps } from './floating-ips.ts';
import { gateways } from './gateways.ts';
import { images } from './images.ts';
import { instanceDisks } from './instance-disks.ts';
import { instanceKeys } from './instance-keys.ts';
import { instances } from './instances.ts';
import { interfaces } from './interfaces.ts';
import { metrics } from './metrics.ts';
import { policies } from './policies.ts';
import { projects } from './projects.ts';
import { routers } from './routers.ts';
import { routes } from './routes.ts';
import { serialConsole } from './serial-console.ts';
import { siloPools } from './silo-pools.ts';
import { silos } from './silos.ts';
import { snapshots } from './snapshots.ts';
import { subnets } from './subnets.ts';
import { timeseries } from './timeseries.ts';
import { users } from './users.ts';
import { vpcs } from './vpcs.ts';

/** Every handler by operation. An operation that is missing here answers 501. */
export const handlers: { readonly [operation: string]: AnyHandler | undefined } = {
  ...affinity,
  ...antiAffinity,
  ...auth,
  ...currentUser,
  ...diskImport,
  ...disks,
  ...externalIps,
  ...firewallRules,
  ...floatingIps,
  ...gateways,
  ...images,
  ...instanceDisks,
  ...instanceKeys,
  ...instances,
  ...interfaces,
  ...metrics,
  ...policies,
  ...projects,
  ...routers,
  ...routes,
  ...serialConsole,
  ...siloPools,
  ...silos,
  ...snapshots,
  ...subnets,
  ...timeseries,
  ...users,
  ...vpcs,
};
