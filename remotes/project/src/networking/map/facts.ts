import type {
  FloatingIp,
  Instance,
  InstanceNetworkInterface,
  InternetGateway,
  RouterRoute,
  VpcRouter,
  VpcSubnet,
} from '@console/shared/api';
import { capitalize } from '@console/shared/format';
import { to } from '@console/shared/routing';
import type { VpcPlace } from '../vpcs/tabs.ts';

/** The kinds of resources in a VPC, in the order of the columns of the picture. */
export const KINDS = ['gateway', 'router', 'subnet', 'instance', 'floating-ip'] as const;
export type Kind = (typeof KINDS)[number];

/** Singular and plural of each kind. */
export const KIND_NAMES: Readonly<Record<Kind, readonly [one: string, several: string]>> = {
  gateway: ['Internet gateway', 'internet gateways'],
  router: ['Router', 'routers'],
  subnet: ['Subnet', 'subnets'],
  instance: ['Instance', 'instances'],
  'floating-ip': ['Floating IP', 'floating IPs'],
};

/** A resource in a VPC with its facts for picture and table. */
export interface Thing {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  /** Path of its page. */
  readonly to: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Ids of its direct connections in the previous column. */
  readonly before: readonly string[];
  /** Ids of its direct connections in the next column. */
  readonly after: readonly string[];
}

/** The resources of a VPC, where known. */
export interface Known {
  readonly gateways: readonly InternetGateway[];
  readonly routers: readonly VpcRouter[];
  readonly routes: readonly RouterRoute[];
  readonly subnets: readonly VpcSubnet[];
  readonly interfaces: readonly InstanceNetworkInterface[];
  /** All of the project. */
  readonly instances: readonly Instance[];
  /** All of the project. */
  readonly floatingIps: readonly FloatingIp[];
}

type Unlinked = Omit<Thing, 'before' | 'after'>;
type Link = readonly [before: string, after: string];

/** Groups items by a key, in their order. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const described = (description: string): Unlinked['facts'] =>
  description === '' ? [] : [['Description', description]];

function gatewayThings(place: VpcPlace, { gateways, routes }: Known): Unlinked[] {
  return gateways.map(({ id, name, description }) => ({
    id,
    kind: 'gateway',
    name,
    to: to('/projects/:project/vpcs/:vpc/internet-gateways/:gateway', { ...place, gateway: name }),
    facts: [
      ...described(description),
      ['Routes to it', String(routes.filter((route) => leadsTo(route, name)).length)],
    ],
  }));
}

const leadsTo = ({ target }: RouterRoute, gateway: string): boolean =>
  target.type === 'internet_gateway' && target.value === gateway;

function routerThings(place: VpcPlace, { routers, routes }: Known): Unlinked[] {
  const routesOf = groupBy(routes, ({ vpcRouterId }) => vpcRouterId);
  return routers.map(({ id, name, description, kind }) => ({
    id,
    kind: 'router',
    name,
    to: to('/projects/:project/vpcs/:vpc/routers/:router', { ...place, router: name }),
    facts: [...described(description), ['Kind', kind], ['Routes', String(routesOf.get(id)?.length ?? 0)]],
  }));
}

function subnetThings(place: VpcPlace, { subnets, interfaces }: Known): Unlinked[] {
  const inSubnet = groupBy(interfaces, ({ subnetId }) => subnetId);
  return subnets.map(({ id, name, description, ipv4Block, ipv6Block }) => ({
    id,
    kind: 'subnet',
    name,
    to: to('/projects/:project/vpcs/:vpc/subnets/:subnet', { ...place, subnet: name }),
    facts: [
      ...described(description),
      ['IPv4 block', ipv4Block],
      ['IPv6 block', ipv6Block],
      ['Network interfaces', String(inSubnet.get(id)?.length ?? 0)],
    ],
  }));
}

/** Instances with an interface in the VPC. An instance whose name is unknown is named by its id. */
function instanceThings({ project }: VpcPlace, { interfaces, instances, subnets }: Known): Unlinked[] {
  const byId = new Map(instances.map((instance) => [instance.id, instance]));
  const subnetNames = new Map(subnets.map(({ id, name }) => [id, name]));
  return [...groupBy(interfaces, ({ instanceId }) => instanceId)].map(([id, own]) => {
    const instance = byId.get(id);
    return {
      id,
      kind: 'instance',
      name: instance?.name ?? id,
      to: instance
        ? to('/projects/:project/instances/:instance/networking', { project, instance: instance.name })
        : to('/lookup/instances/:instance', { instance: id }),
      facts: [
        ...(instance ? ([['State', capitalize(instance.runState)]] as const) : []),
        ...own.map(
          ({ name, ip, subnetId }) =>
            [`Interface ${name} in ${subnetNames.get(subnetId) ?? 'a subnet'}`, ip] as const,
        ),
      ],
    };
  });
}

/** Floating IPs whose traffic reaches an instance in the VPC: those of instances whose primary interface is in it. */
function reached({
  interfaces,
  floatingIps,
}: Known): (readonly [floatingIp: FloatingIp, instance: string])[] {
  const here = new Set(interfaces.filter(({ primary }) => primary).map(({ instanceId }) => instanceId));
  return floatingIps.flatMap((one) =>
    one.instanceId && here.has(one.instanceId) ? [[one, one.instanceId] as const] : [],
  );
}

function floatingIpThings({ project }: VpcPlace, known: Known): Unlinked[] {
  return reached(known).map(([{ id, name, description, ip }]) => ({
    id,
    kind: 'floating-ip',
    name,
    to: to('/projects/:project/floating-ips/:floatingIp/edit', { project, floatingIp: name }),
    facts: [...described(description), ['Address', ip]],
  }));
}

/**
 * The connections: a gateway to the routers with a route to it, a router to its subnets (every subnet uses the system router too,
 * docs/screens/network-access.md section 4), subnets to the instances in them, instances to their floating IPs.
 */
function linksOf(known: Known): Link[] {
  const gatewayIds = new Map(known.gateways.map(({ name, id }) => [name, id]));
  const outward = known.routes.flatMap(({ target, vpcRouterId }): Link[] => {
    const gateway = target.type === 'internet_gateway' ? gatewayIds.get(target.value) : undefined;
    return gateway === undefined ? [] : [[gateway, vpcRouterId]];
  });
  const system = known.routers.filter(({ kind }) => kind === 'system').map(({ id }) => id);
  const routed = known.subnets.flatMap(({ id, customRouterId }) =>
    [...system, ...(customRouterId ? [customRouterId] : [])].map((router): Link => [router, id]),
  );
  const inside = known.interfaces.map(({ subnetId, instanceId }): Link => [subnetId, instanceId]);
  const outside = reached(known).map(([{ id }, instance]): Link => [instance, id]);
  return [...outward, ...routed, ...inside, ...outside];
}

/** All resources in a VPC, by kind and name, with their connections (docs/screens/network-access.md section 17, B-N3). */
export function thingsOf(place: VpcPlace, all: Known): Thing[] {
  // Subnets and interfaces are read one after the other: a new subnet may appear only through its interfaces
  const subnets = new Set(all.subnets.map(({ id }) => id));
  const known = { ...all, interfaces: all.interfaces.filter(({ subnetId }) => subnets.has(subnetId)) };
  const unlinked = [
    gatewayThings(place, known),
    routerThings(place, known),
    subnetThings(place, known),
    instanceThings(place, known),
    floatingIpThings(place, known),
  ].flatMap((things) => things.toSorted((one, other) => byName(one.name, other.name)));
  const order = new Map(unlinked.map(({ id }, index) => [id, index]));
  const links = linksOf(known).filter((link) => link.every((id) => order.has(id)));
  const before = groupBy(links, ([, id]) => id);
  const after = groupBy(links, ([id]) => id);
  const inOrder = (found: readonly string[] = []) =>
    [...new Set(found)].toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  return unlinked.map((thing) => ({
    ...thing,
    before: inOrder(before.get(thing.id)?.map(([id]) => id)),
    after: inOrder(after.get(thing.id)?.map(([, id]) => id)),
  }));
}

const { compare: byName } = new Intl.Collator('en', { numeric: true });
