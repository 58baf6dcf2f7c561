import { firewallRules } from './firewall-rules.handlers.ts';
import { floatingIps } from './floating-ips.handlers.ts';
import { gateways } from './gateways.handlers.ts';
import { probes } from './probes.handlers.ts';
import { routers } from './routers.handlers.ts';
import { routes } from './routes.handlers.ts';
import { subnets } from './subnets.handlers.ts';
import { vpcs } from './vpcs.handlers.ts';

/** Every operation of this folder. */
export const networkingHandlers = {
  ...firewallRules,
  ...floatingIps,
  ...gateways,
  ...probes,
  ...routers,
  ...routes,
  ...subnets,
  ...vpcs,
};
