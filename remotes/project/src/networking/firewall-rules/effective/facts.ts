import {
  type IpAddress,
  type IpNet,
  type IpVersion,
  formatAddress,
  hasAddress,
  parseAddress,
  parseNet,
} from '@console/shared/format';

/** A subnet of the VPC. */
export interface SubnetFact {
  readonly name: string;
  readonly ipv4Block: string;
  readonly ipv6Block: string;
}

/** An address that an instance has in the VPC. */
export interface InterfaceFact {
  readonly instance: string;
  readonly subnet: string;
  readonly address: string;
}

/** The networks that rules can name. A part that was not or could not be read is undefined. */
export interface NetworkFacts {
  /** Name of the VPC that the rules belong to. */
  readonly vpc: string;
  /** Names of the VPCs of the project. */
  readonly vpcs: readonly string[] | undefined;
  /** Names of the instances of the project. */
  readonly instances: readonly string[] | undefined;
  /** Every subnet of the VPC. */
  readonly subnets: readonly SubnetFact[] | undefined;
  /** Every interface of an instance in the VPC. */
  readonly interfaces: readonly InterfaceFact[] | undefined;
}

/** One endpoint of traffic. `null`: known to have none; `undefined`: unknown. */
export interface Peer {
  readonly address?: IpAddress | undefined;
  /** Without an address: any of this network. */
  readonly net?: IpNet | undefined;
  /** Without an address and a network: any public address of this version. */
  readonly publicVersion?: IpVersion | undefined;
  readonly instance?: string | null | undefined;
  readonly subnet?: string | null | undefined;
  readonly vpc?: string | null | undefined;
}

/** An endpoint of which nothing is known. */
export const ANYBODY: Peer = {};

const isIn = ({ ipv4Block, ipv6Block }: SubnetFact, address: IpAddress): boolean =>
  [ipv4Block, ipv6Block].some((block) => {
    const net = parseNet(block);
    return net !== undefined && hasAddress(net, address);
  });

/** The endpoint with an address: its instance and its subnet. */
export function peerOfAddress(facts: NetworkFacts, address: IpAddress): Peer {
  const text = formatAddress(address);
  const found = facts.interfaces?.find((one) => {
    const parsed = parseAddress(one.address);
    return parsed !== undefined && formatAddress(parsed) === text;
  });
  if (found) return { address, instance: found.instance, subnet: found.subnet, vpc: facts.vpc };
  const subnet = facts.subnets && (facts.subnets.find((one) => isIn(one, address))?.name ?? null);
  return {
    address,
    instance: facts.interfaces === undefined ? undefined : null,
    subnet,
    vpc: typeof subnet === 'string' ? facts.vpc : subnet,
  };
}

/** The endpoints of an instance, one per interface in the VPC; empty when it has none there. */
export function peersOfInstance(
  facts: Pick<NetworkFacts, 'vpc' | 'interfaces'>,
  instance: string,
): readonly Peer[] {
  if (facts.interfaces === undefined) return [{ instance, vpc: facts.vpc }];
  return facts.interfaces
    .filter((one) => one.instance === instance)
    .map(({ subnet, address }) => ({ address: parseAddress(address), instance, subnet, vpc: facts.vpc }));
}
