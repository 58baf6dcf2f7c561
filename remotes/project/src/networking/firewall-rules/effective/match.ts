import type {
  VpcFirewallRuleDirection,
  VpcFirewallRuleProtocol,
  VpcFirewallRuleTarget,
} from '@console/shared/api';
import {
  hasAddress,
  IP_BITS,
  type IpNet,
  isWithin,
  overlaps,
  parseNet,
  parsePortRange,
} from '@console/shared/format';
import type { RuleBody } from '../rule-set.ts';
import type { Peer } from './facts.ts';

/** Whether something matches. `maybe`: it depends on unknown parts of the traffic. */
export type Match = 'yes' | 'no' | 'maybe';

/** The known facts of traffic, seen from an interface in the VPC. */
export interface Traffic {
  readonly direction: VpcFirewallRuleDirection;
  /** The endpoint in the VPC whose rules are evaluated. */
  readonly local: Peer;
  /** The other endpoint: the source when inbound, the destination when outbound. */
  readonly remote: Peer;
  readonly protocol?: VpcFirewallRuleProtocol | undefined;
  /** Destination port. */
  readonly port?: number | undefined;
}

/** One match is enough. */
export function anyOf(matches: readonly Match[]): Match {
  if (matches.includes('yes')) return 'yes';
  return matches.includes('maybe') ? 'maybe' : 'no';
}

/** All have to match. */
export function allOf(matches: readonly Match[]): Match {
  if (matches.includes('no')) return 'no';
  return matches.includes('maybe') ? 'maybe' : 'yes';
}

const known = (isMatch: boolean | undefined): Match =>
  isMatch === undefined ? 'maybe' : isMatch ? 'yes' : 'no';

const isSame = (name: string, other: string | null | undefined) =>
  other === undefined ? undefined : name === other;

/** Networks without public addresses (RFC 1918, RFC 4193). */
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'].flatMap(
  (text) => parseNet(text) ?? [],
);

/** Whether a network contains any public address of a version. */
function matchesPublic(net: IpNet | undefined, { publicVersion }: Peer): Match {
  if (publicVersion === undefined || net === undefined) return 'maybe';
  if (net.version !== publicVersion || PRIVATE.some((one) => isWithin(net, one))) return 'no';
  return net.width === 0 ? 'yes' : 'maybe';
}

/** The network of an address or a network; undefined for one with a name, and for an invalid one. */
export function netOf({ type, value }: VpcFirewallRuleTarget): IpNet | undefined {
  if (type === 'ip') return parseNet(`${value}/${IP_BITS[value.includes(':') ? 6 : 4]}`);
  return type === 'ip_net' ? parseNet(value) : undefined;
}

/** Whether a network contains any address of another one. */
function matchesNet(net: IpNet | undefined, other: IpNet): Match {
  if (net === undefined || !overlaps(net, other)) return 'no';
  return isWithin(other, net) ? 'yes' : 'maybe';
}

/** Whether a target or a host filter matches an endpoint: parsed once, to be compared with many. */
export function matcherOf(end: VpcFirewallRuleTarget): (peer: Peer) => Match {
  const { type, value } = end;
  if (type === 'vpc' || type === 'subnet' || type === 'instance')
    return (peer) => known(isSame(value, peer[type]));
  const net = netOf(end);
  return (peer) => {
    if (peer.address !== undefined) return known(net !== undefined && hasAddress(net, peer.address));
    return peer.net === undefined ? matchesPublic(net, peer) : matchesNet(net, peer.net);
  };
}

/** Whether a target or a host filter matches an endpoint. */
export const matchesPeer = (end: VpcFirewallRuleTarget, peer: Peer): Match => matcherOf(end)(peer);

/** A kind of filter: empty matches everything, else one of its items has to match. */
const filtered = <Item>(items: readonly Item[] | null | undefined, match: (item: Item) => Match): Match =>
  items === null || items === undefined || items.length === 0 ? 'yes' : anyOf(items.map(match));

/** The possible protocols of the traffic: only some have ports. */
function possible({ protocol, port }: Traffic): readonly VpcFirewallRuleProtocol[] {
  if (protocol !== undefined) return [protocol];
  return port === undefined ? [] : ['TCP', 'UDP'];
}

function matchesProtocols(filter: readonly VpcFirewallRuleProtocol[], traffic: Traffic): Match {
  const all = possible(traffic);
  if (all.length === 0) return 'maybe';
  const matching = all.filter((one) => filter.includes(one));
  if (matching.length === all.length) return 'yes';
  return matching.length > 0 ? 'maybe' : 'no';
}

function matchesPort(range: string, port: number | undefined): Match {
  if (port === undefined) return 'maybe';
  const [first, last] = parsePortRange(range) ?? [1, 0];
  return known(first <= port && port <= last);
}

/**
 * Whether a rule matches traffic (docs/screens/network-access.md section 3.3): it is enabled and of the direction, one of its
 * targets is the local endpoint, and of every kind of filter that it has one matches. ICMP has no ports.
 */
export function matchesRule(rule: RuleBody, traffic: Traffic): Match {
  const { direction, local, remote, protocol, port } = traffic;
  const { targets, filters } = rule;
  if (rule.status !== 'enabled' || rule.direction !== direction) return 'no';
  return allOf([
    anyOf(targets.map((target) => matchesPeer(target, local))),
    filtered(filters.hosts, (host) => matchesPeer(host, remote)),
    filters.protocols?.length ? matchesProtocols(filters.protocols, traffic) : 'yes',
    filtered(filters.ports, (range) => (protocol === 'ICMP' ? 'no' : matchesPort(range, port))),
  ]);
}
