import { contains, overlaps, parseAddress, parseBlock } from '../../src/values/addresses.ts';
import { administrationProblems } from './administration.ts';
import { networkingProblems } from './networking.ts';
import { hardwareProblems } from './hardware.ts';
import { poolProblems } from './pools.ts';
import { quotaProblems } from './quotas.ts';
import { webhookProblems } from './webhooks.ts';
import { spansOf } from '../../src/resources/pools/pools.ts';
import type { Store } from '../../src/store/store.ts';
import { routeOfSubnet } from '../../src/resources/networking/vpc-network.ts';

/** The contents of the tables as text, independent of the order of rows; shows whether a call changed anything. */
export function dump(store: Store): string {
  const rows = Object.entries(store.tables).map(([name, table]) => [
    name,
    [...table].map((row) => JSON.stringify(row)).sort(),
  ]);
  return JSON.stringify(rows);
}

type Named = { readonly id: string; readonly name: string };

/** Tables whose names are unique among rows with the same parent. docs/contract/server-behaviour.md section 1. */
function namespaces({
  tables,
}: Store): readonly (readonly [string, readonly (readonly [string, Named])[]])[] {
  const within = <Row extends Named>(rows: Iterable<Row>, parent: (row: Row) => string) =>
    [...rows].map((row) => [parent(row), row] as const);
  const inProject = <Row extends Named & { readonly projectId: string }>(rows: Iterable<Row>) =>
    within(rows, (row) => row.projectId);
  const inVpc = <Row extends Named & { readonly vpcId: string }>(rows: Iterable<Row>) =>
    within(rows, (row) => row.vpcId);
  return [
    ['silo', within(tables.silos, () => 'fleet')],
    ['IP pool', within(tables.ipPools, () => 'fleet')],
    ['project', within(tables.projects, (row) => row.siloId)],
    ['image', within(tables.images, (row) => row.projectId ?? row.siloId)],
    ['instance', inProject(tables.instances)],
    ['disk', inProject(tables.disks)],
    ['snapshot', inProject(tables.snapshots)],
    ['VPC', inProject(tables.vpcs)],
    ['floating IP', inProject(tables.floatingIps)],
    ['affinity group', inProject(tables.affinityGroups)],
    ['anti-affinity group', inProject(tables.antiAffinityGroups)],
    ['subnet', inVpc(tables.subnets)],
    ['router', inVpc(tables.routers)],
    ['gateway', inVpc(tables.gateways)],
    ['firewall rule', inVpc(tables.firewallRules)],
    ['route', within(tables.routes, (row) => row.vpcRouterId)],
    ['interface', within(tables.interfaces, (row) => row.instanceId)],
    ['gateway pool', within(tables.gatewayPools, (row) => row.internetGatewayId)],
    ['gateway address', within(tables.gatewayAddresses, (row) => row.internetGatewayId)],
    ['SSH key', within(tables.sshKeys, (row) => row.siloUserId)],
  ];
}

function* nameProblems(store: Store): Generator<string> {
  for (const [kind, rows] of namespaces(store)) {
    const seen = new Set<string>();
    for (const [parent, { name }] of rows) {
      const key = `${parent}/${name}`;
      if (seen.has(key)) yield `two of ${kind} ${key}`;
      seen.add(key);
    }
  }
}

interface Lookup {
  get(id: string): unknown;
}

/** References: which member of which rows names a row of which table. */
function* referenceProblems({ tables }: Store): Generator<string> {
  const links: readonly (readonly [string, Iterable<object>, string, Lookup])[] = [
    ['users', tables.users, 'siloId', tables.silos],
    ['groups', tables.groups, 'siloId', tables.silos],
    ['sessions', tables.sessions, 'userId', tables.users],
    ['sshKeys', tables.sshKeys, 'siloUserId', tables.users],
    ['projects', tables.projects, 'siloId', tables.silos],
    ...[
      tables.instances,
      tables.disks,
      tables.snapshots,
      tables.images,
      tables.vpcs,
      tables.floatingIps,
      tables.affinityGroups,
      tables.antiAffinityGroups,
    ].map((table) => ['in project', table, 'projectId', tables.projects] as const),
    ...[
      tables.interfaces,
      tables.ephemeralIps,
      tables.sourceIps,
      tables.floatingIps,
      tables.affinityMembers,
      tables.antiAffinityMembers,
    ].map((table) => ['of instance', table, 'instanceId', tables.instances] as const),
    ...[tables.subnets, tables.routers, tables.gateways, tables.firewallRules, tables.interfaces].map(
      (table) => ['in VPC', table, 'vpcId', tables.vpcs] as const,
    ),
    ['vpcs', tables.vpcs, 'systemRouterId', tables.routers],
    ['instances', tables.instances, 'bootDiskId', tables.disks],
    ['interfaces', tables.interfaces, 'subnetId', tables.subnets],
    ['subnets', tables.subnets, 'customRouterId', tables.routers],
    ['routes', tables.routes, 'vpcRouterId', tables.routers],
    ['ranges', tables.ipPoolRanges, 'ipPoolId', tables.ipPools],
    ['links', tables.ipPoolLinks, 'ipPoolId', tables.ipPools],
    ['links', tables.ipPoolLinks, 'siloId', tables.silos],
    ['anti-affinity members', tables.antiAffinityMembers, 'groupId', tables.antiAffinityGroups],
    ['affinity members', tables.affinityMembers, 'groupId', tables.affinityGroups],
    ['gateway pools', tables.gatewayPools, 'internetGatewayId', tables.gateways],
    ['gateway addresses', tables.gatewayAddresses, 'internetGatewayId', tables.gateways],
    ['consoles', tables.consoles, 'id', tables.instances],
  ];
  for (const [kind, rows, member, target] of links) {
    for (const row of rows) {
      const id: unknown = Reflect.get(row, member);
      if (typeof id === 'string' && target.get(id) === undefined)
        yield `${kind}: ${member} ${id} leads nowhere`;
    }
  }
}

/** Resources in creation become ready without a request. An attached disk needs no plan. */
function* planProblems({ tables }: Store): Generator<string> {
  for (const { id, name, state } of tables.disks) {
    if ((tables.transitions.get(id) !== undefined) !== (state.state === 'creating'))
      yield `disk ${name} is ${state.state} and its plan does not fit`;
  }
}

/** Members are of the group's project, and in it once. */
function* groupProblems({ tables }: Store): Generator<string> {
  for (const [groups, members] of [
    [tables.affinityGroups, tables.affinityMembers],
    [tables.antiAffinityGroups, tables.antiAffinityMembers],
  ] as const) {
    const seen = new Set<string>();
    for (const { groupId, instanceId } of members) {
      const { name, projectId } = groups.must(groupId);
      if (seen.has(groupId + instanceId)) yield `an instance is twice in the group ${name}`;
      seen.add(groupId + instanceId);
      if (tables.instances.must(instanceId).projectId !== projectId)
        yield `the group ${name} has a member of another project`;
    }
  }
}

/** Blocks of a VPC do not overlap, each subnet has its route, and only custom routers are followed. */
function* networkProblems(store: Store): Generator<string> {
  const { tables } = store;
  for (const [vpcId, subnets] of Map.groupBy(tables.subnets, (subnet) => subnet.vpcId)) {
    for (const [index, subnet] of subnets.entries()) {
      const block = parseBlock(subnet.ipv4Block);
      for (const other of subnets.slice(index + 1)) {
        const second = parseBlock(other.ipv4Block);
        if (other.ipv6Block === subnet.ipv6Block || (block && second && overlaps(block, second)))
          yield `the subnets ${subnet.name} and ${other.name} overlap`;
      }
      if (routeOfSubnet(store, tables.vpcs.must(vpcId), subnet) === undefined)
        yield `the subnet ${subnet.name} has no route`;
      if (tables.routers.get(subnet.customRouterId)?.kind === 'system')
        yield `the subnet ${subnet.name} follows the system router`;
    }
  }
}

function* stateProblems({ tables }: Store): Generator<string> {
  const moving = new Set(['creating', 'starting', 'stopping', 'rebooting']);
  for (const { id, name, runState } of tables.instances) {
    const planned = tables.transitions.get(id) !== undefined;
    if (planned !== moving.has(runState))
      yield `instance ${name} is ${runState} and ${planned ? 'has' : 'lacks'} a plan`;
  }
  for (const { name, state } of tables.disks) {
    if ('instance' in state && tables.instances.get(state.instance) === undefined)
      yield `disk ${name} is attached to nothing`;
  }
  for (const { id, name, bootDiskId } of tables.instances) {
    const state = tables.disks.get(bootDiskId)?.state;
    if (state && !('instance' in state && state.instance === id))
      yield `the boot disk of ${name} is not attached to it`;
  }
}

function* addressProblems(store: Store): Generator<string> {
  const { tables } = store;
  const external = new Set<string>();
  for (const { ip, ipPoolId } of [...tables.floatingIps, ...tables.ephemeralIps]) {
    const address = parseAddress(ip);
    if (external.has(ip)) yield `the address ${ip} is given twice`;
    external.add(ip);
    if (address === undefined || !spansOf(store, ipPoolId).some((span) => contains(span, address)))
      yield `${ip} is outside its pool`;
  }
  const internal = new Set<string>();
  for (const { ip, subnetId, mac } of tables.interfaces) {
    const block = parseBlock(tables.subnets.must(subnetId).ipv4Block);
    const address = parseAddress(ip);
    if (block === undefined || address === undefined || !contains(block, address))
      yield `${ip} is outside its subnet`;
    for (const key of [`${subnetId}/${ip}`, mac]) {
      if (internal.has(key)) yield `${key} is given twice`;
      internal.add(key);
    }
  }
  for (const { id, name } of tables.instances) {
    const own = tables.interfaces.filter((nic) => nic.instanceId === id);
    if (own.length > 0 && own.filter((nic) => nic.primary).length !== 1)
      yield `${name} has not exactly one primary interface`;
  }
}

/** Violated invariants between two calls; empty when all is well. */
export function problems(store: Store): string[] {
  return [
    ...nameProblems(store),
    ...referenceProblems(store),
    ...stateProblems(store),
    ...planProblems(store),
    ...groupProblems(store),
    ...networkProblems(store),
    ...addressProblems(store),
    ...poolProblems(store),
    ...networkingProblems(store),
    ...administrationProblems(store),
    ...hardwareProblems(store),
    ...webhookProblems(store),
    ...quotaProblems(store),
  ];
}
