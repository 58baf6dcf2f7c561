import {
  antiAffinityGroupView,
  floatingIpView,
  instanceNetworkInterfaceView,
  instanceView,
  vpcFirewallRulesView,
  vpcRouterRouteView,
  vpcRouterView,
  vpcSubnetView,
  vpcView,
} from '@console/shared/api';
import { isId } from '@console/shared/format';
import { isSaid, isThere, now, type Rules } from './reads.ts';

/** Checks of the outcome of writes to VPCs, their contents, floating IPs and interfaces. */
export const networkRules = {
  antiAffinityGroupUpdate: ({ path, query: of, body }) =>
    isSaid(body, antiAffinityGroupView, {
      path: { antiAffinityGroup: body.name ?? path.antiAffinityGroup },
      query: of,
    }),
  antiAffinityGroupDelete: async ({ path, query: of }) =>
    !(await isThere(antiAffinityGroupView, { path, query: of })),
  vpcCreate: ({ query: of, body }) => isThere(vpcView, { path: { vpc: body.name }, query: of }),
  vpcUpdate: ({ path, query: of, body }) =>
    isSaid(body, vpcView, { path: { vpc: body.name ?? path.vpc }, query: of }),
  vpcDelete: async ({ path, query: of }) => !(await isThere(vpcView, { path, query: of })),
  vpcFirewallRulesUpdate: ({ query: of, body }) => isSaid(body, vpcFirewallRulesView, { query: of }),
  vpcSubnetCreate: ({ query: of, body }) =>
    isThere(vpcSubnetView, { path: { subnet: body.name }, query: of }),
  vpcSubnetUpdate: async ({ path, query: of, body: { customRouter, ...said } }) => {
    const place = { path: { subnet: said.name ?? path.subnet }, query: of };
    if (!(await isSaid(said, vpcSubnetView, place))) return false;
    const { customRouterId } = await now(vpcSubnetView, place);
    const router =
      customRouter &&
      (await now(vpcRouterView, {
        path: { router: customRouter },
        query: isId(customRouter) ? undefined : of,
      }));
    return (customRouterId ?? undefined) === (router ? router.id : undefined);
  },
  vpcSubnetDelete: async ({ path, query: of }) => !(await isThere(vpcSubnetView, { path, query: of })),
  vpcRouterCreate: ({ query: of, body }) =>
    isThere(vpcRouterView, { path: { router: body.name }, query: of }),
  vpcRouterUpdate: ({ path, query: of, body }) =>
    isSaid(body, vpcRouterView, { path: { router: body.name ?? path.router }, query: of }),
  vpcRouterDelete: async ({ path, query: of }) => !(await isThere(vpcRouterView, { path, query: of })),
  vpcRouterRouteCreate: ({ query: of, body }) =>
    isThere(vpcRouterRouteView, { path: { route: body.name }, query: of }),
  vpcRouterRouteUpdate: ({ path, query: of, body }) =>
    isSaid(body, vpcRouterRouteView, { path: { route: body.name ?? path.route }, query: of }),
  vpcRouterRouteDelete: async ({ path, query: of }) =>
    !(await isThere(vpcRouterRouteView, { path, query: of })),
  floatingIpCreate: ({ query: of, body }) =>
    isThere(floatingIpView, { path: { floatingIp: body.name }, query: of }),
  floatingIpUpdate: ({ path, query: of, body }) =>
    isSaid(body, floatingIpView, { path: { floatingIp: body.name ?? path.floatingIp }, query: of }),
  floatingIpDelete: async ({ path, query: of }) => !(await isThere(floatingIpView, { path, query: of })),
  floatingIpAttach: async ({ path, query: of, body: { parent } }) => {
    const { instanceId } = await now(floatingIpView, { path, query: of });
    const { id } = await now(instanceView, {
      path: { instance: parent },
      query: isId(parent) ? undefined : of,
    });
    return instanceId === id;
  },
  floatingIpDetach: async ({ path, query: of }) =>
    !(await now(floatingIpView, { path, query: of })).instanceId,
  instanceNetworkInterfaceCreate: ({ query: of, body }) =>
    isThere(instanceNetworkInterfaceView, { path: { interface: body.name }, query: of }),
  instanceNetworkInterfaceUpdate: ({ path, query: of, body }) =>
    isSaid(body, instanceNetworkInterfaceView, {
      path: { interface: body.name ?? path.interface },
      query: of,
    }),
  instanceNetworkInterfaceDelete: async ({ path, query: of }) =>
    !(await isThere(instanceNetworkInterfaceView, { path, query: of })),
} satisfies Rules;
