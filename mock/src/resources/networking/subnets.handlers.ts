import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { contains, overlaps, parseAddress, parseBlock, sizeOf, type Span } from '../../values/addresses.ts';
import { insufficientCapacity, invalid } from '../../wire/errors.ts';
import { findInVpc, findVpc, pick, renamed, requireFreeName } from '../find.ts';
import { isUuid } from '../../values/ids.ts';
import { page, pageOf } from '../page.ts';
import { putSubnetRoute, routeOfSubnet, subnetOfPrefix } from './vpc-network.ts';

interface Selectors {
  readonly vpc?: string | undefined;
  readonly project?: string | undefined;
}

function findSubnet(call: Call, selector: string, query: Selectors): T.VpcSubnet {
  return findInVpc(call, 'vpc-subnet', call.tables.subnets, selector, query);
}

function siblings(call: Call, vpcId: string): T.VpcSubnet[] {
  return call.tables.subnets.filter((subnet) => subnet.vpcId === vpcId);
}

/** Blocks of private addresses; network sheet 13. */
const privateBlocks = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'].flatMap(
  (block) => parseBlock(block) ?? [],
);

const within = (outer: Span, inner: Span): boolean =>
  outer.version === inner.version && outer.first <= inner.first && inner.last <= outer.last;

/** @throws MockError 400 for a block that overlaps a sibling's. docs/contract/server-behaviour.md section 6 "Subnets" [P]. */
function requireFreeBlock(block: Span, text: string, others: readonly T.VpcSubnet[]): void {
  for (const { name, ipv4Block, ipv6Block } of others) {
    const used = parseBlock(block.version === 4 ? ipv4Block : ipv6Block);
    if (used !== undefined && overlaps(block, used))
      throw invalid(`the block ${text} overlaps the one of the subnet "${name}"`);
  }
}

function requireIpv4Block(text: string, others: readonly T.VpcSubnet[]): string {
  const block = parseBlock(text);
  if (block === undefined || !privateBlocks.some((outer) => within(outer, block)))
    throw invalid(`the IPv4 block ${text} must be private (RFC 1918)`);
  if (sizeOf(block) < 64n) throw invalid(`the IPv4 block ${text} must not be smaller than a /26`);
  requireFreeBlock(block, text, others);
  return text;
}

/** A /64 of the VPC's prefix: the requested one, or the next free one. */
function ipv6BlockFor(vpc: T.Vpc, asked: string | null | undefined, others: readonly T.VpcSubnet[]): string {
  const prefix = parseBlock(vpc.ipv6Prefix);
  if (asked) {
    const block = parseBlock(asked);
    if (block === undefined || prefix === undefined || !within(prefix, block) || !asked.endsWith('/64'))
      throw invalid(`the IPv6 block ${asked} must be a /64 of the VPC's prefix ${vpc.ipv6Prefix}`);
    requireFreeBlock(block, asked, others);
    return asked;
  }
  const used = others.map((subnet) => parseAddress(subnet.ipv6Block.split('/')[0] ?? ''));
  for (let index = 0n; index < 65_536n; index += 1n) {
    const text = subnetOfPrefix(vpc.ipv6Prefix, index);
    const block = parseBlock(text);
    if (block && !used.some((address) => address && contains(block, address))) return text;
  }
  throw insufficientCapacity(`no IPv6 block is left in the VPC "${vpc.name}"`);
}

/** Whether the caller may read the contents of a VPC. */
function readable({ actor, tables }: Call, vpcId: string): boolean {
  return actor.projectRole(tables.projects.must(tables.vpcs.must(vpcId).projectId)) !== undefined;
}

/** The custom router by id or name; none when absent. docs/contract/server-behaviour.md section 6 "Subnets" [P]. */
function customRouterOf(call: Call, vpcId: string, selector: string | null | undefined): string | undefined {
  if (selector === null || selector === undefined) return undefined;
  const other = isUuid(selector) ? call.tables.routers.get(selector) : undefined;
  if (other !== undefined && other.vpcId !== vpcId && readable(call, other.vpcId))
    throw invalid(`the router "${other.name}" belongs to another VPC`);
  const inVpc = call.tables.routers.filter((router) => router.vpcId === vpcId);
  const router = pick('vpc-router', inVpc, selector);
  if (router.kind !== 'custom') throw invalid('a subnet can only use a custom router');
  return router.id;
}

/** Subnets of VPCs. docs/contract/server-behaviour.md section 6 "Subnets". */
export const subnets = {
  vpcSubnetList({ query }, call) {
    return pageOf(call, query, siblings(call, findVpc(call, query.vpc, query).id));
  },

  vpcSubnetCreate({ query, body }, call) {
    const vpc = findVpc(call, query.vpc, query);
    const others = siblings(call, vpc.id);
    requireFreeName('vpc-subnet', others, body.name);
    const subnet = call.tables.subnets.put({
      ...call.store.fresh(),
      vpcId: vpc.id,
      name: body.name,
      description: body.description,
      ipv4Block: requireIpv4Block(body.ipv4Block, others),
      ipv6Block: ipv6BlockFor(vpc, body.ipv6Block, others),
      customRouterId: customRouterOf(call, vpc.id, body.customRouter),
    });
    putSubnetRoute(call.store, vpc, subnet);
    return subnet;
  },

  vpcSubnetView({ path, query }, call) {
    return findSubnet(call, path.subnet, query);
  },

  /** An absent or null router detaches it. The system route follows the new name. */
  vpcSubnetUpdate({ path, query, body }, call) {
    const subnet = findSubnet(call, path.subnet, query);
    const changed = renamed(subnet, body);
    requireFreeName('vpc-subnet', siblings(call, subnet.vpcId), changed.name, subnet.id);
    const vpc = call.tables.vpcs.must(subnet.vpcId);
    const route = routeOfSubnet(call.store, vpc, subnet);
    const updated = call.tables.subnets.put({
      ...subnet,
      ...changed,
      customRouterId: customRouterOf(call, subnet.vpcId, body.customRouter),
      timeModified: call.store.now(),
    });
    if (changed.name !== subnet.name) putSubnetRoute(call.store, vpc, updated, route);
    return updated;
  },

  /** Deletes its route too. docs/contract/server-behaviour.md section 6 "Subnets" [S]. */
  vpcSubnetDelete({ path, query }, call) {
    const { tables } = call;
    const subnet = findSubnet(call, path.subnet, query);
    const nics = [...tables.interfaces, ...[...tables.probes].map((probe) => probe.nic)];
    if (nics.some((nic) => nic.subnetId === subnet.id))
      throw invalid(`the subnet "${subnet.name}" cannot be deleted: network interfaces use it`);
    const route = routeOfSubnet(call.store, tables.vpcs.must(subnet.vpcId), subnet);
    if (route !== undefined) tables.routes.remove(route.id);
    tables.subnets.remove(subnet.id);
  },

  /** Interfaces in a subnet. Names are only unique per instance, so the id decides between equal ones. */
  vpcSubnetListNetworkInterfaces({ path, query }, call) {
    const { id } = findSubnet(call, path.subnet, query);
    const nics = call.tables.interfaces.filter((nic) => nic.subnetId === id);
    return page(call, query, nics, (nic) => nic);
  },
} satisfies Partial<Handlers>;
