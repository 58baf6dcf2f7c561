import type { VpcFirewallRuleTarget } from '@console/shared/api';
import {
  formatNet,
  type IpNet,
  type IpRange,
  isWithin,
  overlaps,
  parseAddress,
  parseNet,
  subtractRanges,
} from '@console/shared/format';
import type { RuleBody } from '../rule-set.ts';
import { netOf } from './match.ts';
import type { InterfaceFact, NetworkFacts, Peer, SubnetFact } from './facts.ts';

/** The facts without which no instance has an address. */
export interface PlacedFacts extends NetworkFacts {
  readonly subnets: readonly SubnetFact[];
  readonly interfaces: readonly InterfaceFact[];
}

/** An end of a flow: an interface of an instance, addresses outside the VPC that no rule distinguishes, or another VPC. */
export type End =
  | {
      readonly kind: 'instance';
      readonly name: string;
      readonly address: string;
      /** The instance has other interfaces in the VPC. */
      readonly isOneOfMany: boolean;
      readonly peer: Peer;
    }
  | {
      readonly kind: 'network';
      /** The network that contains the addresses; a width of 0 is the internet. */
      readonly net: IpNet;
      /** Networks in it that rules distinguish. */
      readonly except: readonly IpNet[];
      readonly peer: Peer;
    }
  | { readonly kind: 'vpc'; readonly name: string; readonly peer: Peer };

/** The interfaces of the VPC. */
export function insideEnds({ vpc, interfaces }: Pick<PlacedFacts, 'vpc' | 'interfaces'>): readonly End[] {
  const counts = new Map<string, number>();
  for (const { instance } of interfaces) counts.set(instance, (counts.get(instance) ?? 0) + 1);
  return interfaces.map(({ instance, subnet, address }) => ({
    kind: 'instance',
    name: instance,
    address,
    isOneOfMany: counts.get(instance) !== 1,
    peer: { address: parseAddress(address), instance, subnet, vpc },
  }));
}

const hostsOf = (rules: readonly RuleBody[]): readonly VpcFirewallRuleTarget[] =>
  rules.flatMap(({ filters }) => filters.hosts ?? []);

const WHOLE = ['0.0.0.0/0', '::/0'];

/** The networks that rules name as the other end, the larger one of two that contain each other first, and the whole of each version. */
function namedNets(named: readonly NamedNet[]): readonly IpNet[] {
  const nets = new Map<string, IpNet>();
  for (const net of [...WHOLE.map(parseNet), ...named.map(netOf)]) if (net) nets.set(formatNet(net), net);
  const start = ({ first }: IpNet, other: IpNet) => (first < other.first ? -1 : Number(first > other.first));
  return [...nets.values()].toSorted((a, b) => a.version - b.version || start(a, b) || a.width - b.width);
}

/** The largest networks in each one. */
function childrenOf(nets: readonly IpNet[]): ReadonlyMap<IpNet, readonly IpNet[]> {
  const children = new Map<IpNet, IpNet[]>(nets.map((net) => [net, []]));
  let around: IpNet[] = [];
  for (const net of nets) {
    around = around.filter((one) => isWithin(net, one));
    const nearest = around.at(-1);
    if (nearest) children.get(nearest)?.push(net);
    around.push(net);
  }
  return children;
}

/** An address or a network, by its text; other kinds are left out. */
export type NamedNet = Pick<VpcFirewallRuleTarget, 'type' | 'value'>;

/** The addresses outside the VPC that names of networks distinguish, and the rest of the internet. */
export function networkEnds(
  named: readonly NamedNet[],
  { subnets }: Pick<PlacedFacts, 'subnets'>,
): readonly End[] {
  const own: IpRange[] = subnets.flatMap(({ ipv4Block, ipv6Block }) =>
    [ipv4Block, ipv6Block].flatMap((block) => parseNet(block) ?? []),
  );
  const children = childrenOf(namedNets(named));
  const freeIn = (net: IpNet) => {
    const inside = own.filter((one) => overlaps(one, net));
    return subtractRanges(net, [...(children.get(net) ?? []), ...inside])[0];
  };
  // A network whose addresses are all in others, or in the VPC, is not an end: the networks in it replace it
  const apart = (net: IpNet): readonly IpNet[] =>
    (children.get(net) ?? []).flatMap((child) => (freeIn(child) ? [child] : apart(child)));
  return [...children.keys()].flatMap((net): End[] => {
    const free = freeIn(net);
    if (!free) return [];
    const address = { version: net.version, value: free.first };
    const peer = { address, instance: null, subnet: null, vpc: null };
    return [{ kind: 'network', net, except: apart(net), peer }];
  });
}

/** The ends without networks that are in another one of them. */
export function united(ends: readonly End[]): readonly End[] {
  const byNet = new Map(ends.flatMap((end) => (end.kind === 'network' ? [[end.net, end] as const] : [])));
  const within = new Set<IpNet>();
  const exceptOf = (net: IpNet): readonly IpNet[] =>
    (byNet.get(net)?.except ?? []).flatMap((child) => {
      if (!byNet.has(child)) return [child];
      within.add(child);
      return exceptOf(child);
    });
  return ends
    .map((end): End => (end.kind === 'network' ? { ...end, except: exceptOf(end.net) } : end))
    .filter((end) => end.kind !== 'network' || !within.has(end.net));
}

/** Other VPCs that rules name as the other end, whose addresses are not known. */
function vpcEnds(rules: readonly RuleBody[], { vpc, vpcs }: PlacedFacts): readonly End[] {
  const names = new Set(hostsOf(rules).flatMap(({ type, value }) => (type === 'vpc' ? [value] : [])));
  return [...names]
    .filter((name) => name !== vpc && vpcs?.includes(name) !== false)
    .map((name) => ({ kind: 'vpc', name, peer: { instance: undefined, subnet: null, vpc: name } }));
}

/**
 * The ends outside the VPC that the rules distinguish.
 * @param named other networks that are distinguished, such as by routes
 */
export const outsideEnds = (
  rules: readonly RuleBody[],
  facts: PlacedFacts,
  named: readonly NamedNet[] = [],
): readonly End[] => [...networkEnds([...hostsOf(rules), ...named], facts), ...vpcEnds(rules, facts)];

const countByInstance = (ends: readonly End[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const end of ends) if (end.kind === 'instance') counts.set(end.name, (counts.get(end.name) ?? 0) + 1);
  return counts;
};

/** The number of flows between ends: none from an instance to itself. */
export function pairsOf(from: readonly End[], to: readonly End[]): number {
  const targets = countByInstance(to);
  const own = [...countByInstance(from)].map(([name, count]) => count * (targets.get(name) ?? 0));
  return from.length * to.length - own.reduce((sum, one) => sum + one, 0);
}
