import {
  formatAddress,
  hasAddress,
  type IpAddress,
  type IpVersion,
  parseAddress,
  parseNet,
} from '@console/shared/format';
import type { Peer } from '../firewall-rules/effective/facts.ts';
import { type Piece, say, the } from './steps.ts';
import type { End, InterfaceFact, ReachFacts, SubnetFact } from './facts.ts';

/** An interface of an instance in the VPC. */
export interface Inside {
  readonly side: 'inside';
  readonly instance: string;
  readonly subnet: string;
  readonly address: IpAddress;
  /** The external address at which it is reached, if the question contains that. */
  readonly via?: IpAddress;
}

/** A place outside the VPC; without an address, anywhere in the internet. */
export interface Outside {
  readonly side: 'outside';
  readonly address: IpAddress | undefined;
}

export type Place = Inside | Outside;

/** The place of an endpoint: one of several, none, or unknown. */
export type Resolved =
  | { readonly kind: 'places'; readonly places: readonly Place[] }
  | { readonly kind: 'nowhere' | 'unknown'; readonly why: string };

/** Whether two addresses are equal. */
export const isSame = (one: IpAddress | undefined, other: IpAddress): boolean =>
  one?.version === other.version && one.value === other.value;

function insideOf({ instance, subnet, address }: InterfaceFact): Inside[] {
  const parsed = parseAddress(address);
  return parsed ? [{ side: 'inside', instance, subnet, address: parsed }] : [];
}

/** The subnet whose blocks contain an address. */
export const subnetOfAddress = (subnets: readonly SubnetFact[], address: IpAddress): SubnetFact | undefined =>
  subnets.find(({ ipv4Block, ipv6Block }) =>
    [ipv4Block, ipv6Block].some((block) => {
      const net = parseNet(block);
      return net !== undefined && hasAddress(net, address);
    }),
  );

const unknown = (why: string): Resolved => ({ kind: 'unknown', why });
const nowhere = (why: string): Resolved => ({ kind: 'nowhere', why });
const at = (...places: readonly Place[]): Resolved => ({ kind: 'places', places });

function placeOfAddress(facts: ReachFacts, address: IpAddress): Resolved {
  const { interfaces, subnets, externalIps } = facts;
  const text = formatAddress(address);
  const own = interfaces?.find((one) => isSame(parseAddress(one.address), address));
  if (own) return at(...insideOf(own));
  if (subnets === undefined) return unknown(`It is not known whether ${text} is in the VPC`);
  const subnet = subnetOfAddress(subnets, address);
  if (subnet)
    return interfaces === undefined
      ? unknown(`It is not known which instance has ${text} in subnet ${subnet.name}`)
      : nowhere(`No instance has ${text}, an address of subnet ${subnet.name}`);
  if (externalIps === undefined) return unknown(`It is not known whether an instance has ${text}`);
  const external = externalIps.find((one) => isSame(parseAddress(one.address), address));
  return external ? behind(facts, external.instance, address) : at({ side: 'outside', address });
}

/** The interface at which traffic to an external address arrives: the primary one. */
function behind({ interfaces }: ReachFacts, instance: string, via: IpAddress): Resolved {
  if (interfaces === undefined) return unknown(`The interfaces of ${instance} could not be loaded`);
  const own = interfaces.filter((one) => one.instance === instance && one.primary).flatMap(insideOf);
  return own.length === 0
    ? nowhere(`${formatAddress(via)} belongs to ${instance}, whose primary interface is in another VPC`)
    : at(...own.map((place) => ({ ...place, via })));
}

/** The place of an endpoint of a question. */
export function resolveEnd(facts: ReachFacts, end: End): Resolved {
  if (end.kind === 'internet') return at({ side: 'outside', address: undefined });
  if (end.kind === 'address') return placeOfAddress(facts, end.address);
  if (facts.interfaces === undefined) return unknown(`The interfaces of ${end.name} could not be loaded`);
  const own = facts.interfaces.filter(({ instance }) => instance === end.name).flatMap(insideOf);
  return own.length === 0 ? nowhere(`Instance ${end.name} has no interface in this VPC`) : at(...own);
}

/**
 * A place as an endpoint of firewall rules.
 * @param version of the IP addresses that are used: the internet has both
 */
export const peerOf = ({ vpc }: ReachFacts, place: Place, version: IpVersion | undefined): Peer =>
  place.side === 'inside'
    ? { address: place.address, instance: place.instance, subnet: place.subnet, vpc }
    : { address: place.address, publicVersion: version, instance: null, subnet: null, vpc: null };

/** A place as words in a sentence. */
export const nameOf = (place: Place): readonly Piece[] =>
  place.side === 'inside'
    ? say`${the('instance', place.instance)} (${formatAddress(place.address)})`
    : [place.address ? formatAddress(place.address) : 'the internet'];
