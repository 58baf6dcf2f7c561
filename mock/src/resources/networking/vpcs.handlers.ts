import { parseBlock } from '../../values/addresses.ts';
import { encloses, isWholeNetwork, parseNet } from '../../values/nets.ts';
import type { Call, Handlers } from '../call.ts';
import { invalid } from '../../wire/errors.ts';
import { failOnTakenName, findVpc, parentProject, renamed, requireFreeName } from '../find.ts';
import { pageOf } from '../page.ts';
import type { T } from '../../wire/api.ts';
import { addVpc } from './vpc-network.ts';

const siblings = (call: Call, projectId: string): T.Vpc[] =>
  call.tables.vpcs.filter((vpc) => vpc.projectId === projectId);

/** @throws MockError 400 for a prefix that is not a /48 of the unique local addresses. corrections "Images, VPCs". */
function requirePrefix(text: string | null | undefined): void {
  if (text === null || text === undefined) return;
  const net = parseNet(text);
  const local = parseBlock('fd00::/8');
  const fits = net !== undefined && local !== undefined && encloses(local, net.span);
  if (!fits || !text.endsWith('/48') || !isWholeNetwork(net))
    throw invalid(`the IPv6 prefix ${text} must be a /48 in fd00::/8`);
}

/** Deletes routers, rules and gateways too; subnets must be deleted before. docs/contract/server-behaviour.md section 6 "VPCs" [S], [P]. */
function removeVpc(call: Call, vpc: T.Vpc): void {
  const { tables } = call;
  if (tables.subnets.some((subnet) => subnet.vpcId === vpc.id))
    throw invalid(`the VPC "${vpc.name}" cannot be deleted: it has subnets`);
  const mine = (row: { readonly vpcId: string }) => row.vpcId === vpc.id;
  const routers = new Set(tables.routers.filter(mine).map((router) => router.id));
  const gateways = new Set(tables.gateways.filter(mine).map((gateway) => gateway.id));
  tables.routes.removeWhere((route) => routers.has(route.vpcRouterId));
  tables.gatewayPools.removeWhere((row) => gateways.has(row.internetGatewayId));
  tables.gatewayAddresses.removeWhere((row) => gateways.has(row.internetGatewayId));
  tables.routers.removeWhere(mine);
  tables.gateways.removeWhere(mine);
  tables.firewallRules.removeWhere(mine);
  tables.vpcs.remove(vpc.id);
}

/** VPCs. docs/contract/server-behaviour.md section 6 "VPCs". */
export const vpcs = {
  vpcList({ query }, call) {
    return pageOf(call, query, siblings(call, parentProject(call, query.project).id));
  },

  vpcCreate({ query, body }, call) {
    const project = parentProject(call, query.project);
    requireFreeName('vpc', siblings(call, project.id), body.name);
    requirePrefix(body.ipv6Prefix);
    return addVpc(call.store, project.id, body);
  },

  vpcView({ path, query }, call) {
    return findVpc(call, path.vpc, query);
  },

  vpcUpdate({ path, query, body }, call) {
    const vpc = findVpc(call, path.vpc, query);
    const changed = renamed(vpc, body);
    failOnTakenName(siblings(call, vpc.projectId), { ...vpc, ...changed });
    return call.tables.vpcs.put({
      ...vpc,
      ...changed,
      dnsName: body.dnsName ?? vpc.dnsName,
      timeModified: call.store.now(),
    });
  },

  vpcDelete({ path, query }, call) {
    removeVpc(call, findVpc(call, path.vpc, query));
  },
} satisfies Partial<Handlers>;
