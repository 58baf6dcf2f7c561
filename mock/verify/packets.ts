/**
 * What becomes of one packet in a VPC: written from the rules of the platform (docs/screens/network-access.md sections 3.3
 * and 13, docs/contract/server-behaviour.md section "Routers and routes"), step by step and slowly, and without any code of
 * the console. Tests compare the console's explanation with it.
 */

/** An end of a rule or a route, as the API writes it. */
export interface Mention {
  readonly type: string;
  readonly value?: string;
}

export interface PacketRule {
  readonly name: string;
  readonly action: 'allow' | 'deny';
  readonly direction: 'inbound' | 'outbound';
  readonly status: 'enabled' | 'disabled';
  readonly priority: number;
  readonly targets: readonly Mention[];
  readonly filters: {
    readonly hosts?: readonly Mention[] | null | undefined;
    readonly protocols?: readonly string[] | null | undefined;
    readonly ports?: readonly string[] | null | undefined;
  };
}

export interface PacketRoute {
  readonly destination: Mention;
  readonly target: Mention;
}

export interface PacketInterface {
  readonly instance: string;
  readonly subnet: string;
  readonly address: string;
  readonly primary: boolean;
  readonly state: string;
}

/** A VPC with IPv4 addresses only. */
export interface PacketNetwork {
  readonly vpc: string;
  readonly subnets: readonly {
    readonly name: string;
    readonly block: string;
    readonly router: string | null;
  }[];
  readonly interfaces: readonly PacketInterface[];
  readonly system: readonly PacketRoute[];
  readonly custom: Readonly<Record<string, readonly PacketRoute[]>>;
  readonly gateways: Readonly<Record<string, { readonly canSend: boolean }>>;
  /** Addresses outside, by instance. */
  readonly external: Readonly<Record<string, readonly string[]>>;
  readonly rules: readonly PacketRule[];
}

/** A packet: its ends are addresses. */
export interface Packet {
  readonly from: string;
  readonly to: string;
  readonly protocol: string;
  /** Destination port; ICMP has none. */
  readonly port: number | undefined;
}

/** Fate of a packet; `untold`: the API does not report it. */
export type Fate = 'delivered' | 'dropped' | 'untold';

/** The bits of an IPv4 address, as text. */
const bits = (address: string): string =>
  address
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');

const inBlock = (address: string, block: string): boolean => {
  const [first = '', width = '32'] = block.split('/');
  return bits(address).startsWith(bits(first).slice(0, Number(width)));
};

/** Whether an address is what a rule mentions. */
function isMeant({ type, value = '' }: Mention, address: string, network: PacketNetwork): boolean {
  const owner = network.interfaces.find((one) => one.address === address);
  if (type === 'ip') return address === value;
  if (type === 'ip_net') return inBlock(address, value);
  if (type === 'vpc') return owner !== undefined && value === network.vpc;
  return owner !== undefined && value === (type === 'subnet' ? owner.subnet : owner.instance);
}

function meets(rule: PacketRule, packet: Packet, network: PacketNetwork): boolean {
  const [local, remote] = rule.direction === 'inbound' ? [packet.to, packet.from] : [packet.from, packet.to];
  const hosts = rule.filters.hosts ?? [];
  const protocols = rule.filters.protocols ?? [];
  const ports = rule.filters.ports ?? [];
  const { port } = packet;
  const isPort = (range: string): boolean => {
    const [first, last = first] = range.split('-').map(Number);
    return port !== undefined && first !== undefined && last !== undefined && first <= port && port <= last;
  };
  return (
    rule.targets.some((target) => isMeant(target, local, network)) &&
    (hosts.length === 0 || hosts.some((host) => isMeant(host, remote, network))) &&
    (protocols.length === 0 || protocols.includes(packet.protocol)) &&
    (ports.length === 0 || ports.some(isPort))
  );
}

/** Rules one priority after the other; where two of one priority disagree, the one that denies wins. */
function passes(direction: PacketRule['direction'], packet: Packet, network: PacketNetwork): boolean {
  const met = network.rules.filter(
    (rule) => rule.status === 'enabled' && rule.direction === direction && meets(rule, packet, network),
  );
  if (met.length === 0) return direction === 'outbound';
  const first = Math.min(...met.map(({ priority }) => priority));
  return met.filter(({ priority }) => priority === first).every(({ action }) => action === 'allow');
}

/** Blocks that the destination of a route matches; undefined when the API does not return them. */
function blocks({ type, value = '' }: Mention, network: PacketNetwork): readonly string[] | undefined {
  if (type === 'ip') return [`${value}/32`];
  if (type === 'ip_net') return [value];
  if (type === 'subnet')
    return network.subnets.filter(({ name }) => name === value).map(({ block }) => block);
  return value === network.vpc ? network.subnets.map(({ block }) => block) : undefined;
}

/** The target of the longest matching prefix; every length is tried, the custom router before that of the system. */
function targetFor(to: string, subnet: string, network: PacketNetwork): Mention | 'none' | 'untold' {
  const router = network.subnets.find(({ name }) => name === subnet)?.router ?? null;
  const tables = [...(router === null ? [] : [network.custom[router] ?? []]), network.system];
  const isPeered = tables.flat().some(({ destination }) => blocks(destination, network) === undefined);
  for (let width = 32; width >= 0; width -= 1)
    for (const [at, table] of tables.entries()) {
      const found = table.filter(({ destination }) =>
        blocks(destination, network)?.some((one) => one.endsWith(`/${width}`) && inBlock(to, one)),
      );
      const targets = [...new Map(found.map(({ target }) => [JSON.stringify(target), target])).values()];
      const [only] = targets;
      if (only === undefined) continue;
      // The API does not return the networks of a peer: one of them may be longer
      if (isPeered && !(width === 32 && at === 0 && tables.length === 2)) return 'untold';
      return targets.length > 1 ? 'untold' : only;
    }
  return isPeered ? 'untold' : 'none';
}

/** Follows a packet from the target of a route; `to` is its destination. */
function follow({ type, value = '' }: Mention, to: string, network: PacketNetwork): Fate {
  const owner = network.interfaces.find(({ address }) => address === to);
  if (type === 'drop') return 'dropped';
  if (type === 'subnet') return owner?.subnet === value ? 'delivered' : 'dropped';
  if (type === 'vpc') return 'untold';
  if (type === 'internet_gateway') {
    if (network.gateways[value]?.canSend !== true) return 'dropped';
    if (owner) return 'dropped';
    // An external address of this VPC: the API does not return whether the packet comes back
    return Object.values(network.external).some((all) => all.includes(to)) ? 'untold' : 'delivered';
  }
  const hop = network.interfaces.filter((one) => (type === 'ip' ? one.address : one.instance) === value);
  if (hop.length === 0) return 'dropped';
  if (hop.some(({ address }) => address === to)) return 'delivered';
  // An instance gets packets for any of its interfaces; the API does not return whether it forwards others
  return 'untold';
}

/** Stopped instances send and receive nothing; what instances on the path do is unknown. */
function isAwake({ state }: PacketInterface): Fate {
  if (state === 'running') return 'delivered';
  return state === 'stopped' || state === 'failed' ? 'dropped' : 'untold';
}

/** One that drops is enough; an unknown one makes the result unknown. */
const worst = (fates: readonly Fate[]): Fate =>
  fates.includes('dropped') ? 'dropped' : fates.includes('untold') ? 'untold' : 'delivered';

/** The interface behind an address: its own, or one outside, which leads to the primary interface. */
function ownerOf(address: string, network: PacketNetwork): PacketInterface | undefined {
  const own = network.interfaces.find((one) => one.address === address);
  if (own) return own;
  const named = Object.entries(network.external).find(([, all]) => all.includes(address))?.[0];
  return network.interfaces.find(({ instance, primary }) => instance === named && primary);
}

const asFate = (isPassing: boolean): Fate => (isPassing ? 'delivered' : 'dropped');

/** What becomes of a packet. */
export function fateOf(packet: Packet, network: PacketNetwork): Fate {
  const source = ownerOf(packet.from, network);
  const target = ownerOf(packet.to, network);
  if (!source && !target) return 'untold';
  const seen = { ...packet, from: source?.address ?? packet.from, to: target?.address ?? packet.to };
  const fates = [
    ...(source ? [isAwake(source), asFate(passes('outbound', seen, network))] : []),
    ...(target ? [isAwake(target), asFate(passes('inbound', seen, network))] : []),
  ];
  if (source) {
    const taken = targetFor(packet.to, source.subnet, network);
    fates.push(
      taken === 'none' ? 'dropped' : taken === 'untold' ? 'untold' : follow(taken, packet.to, network),
    );
  } else if (target?.address === packet.to) {
    // From outside only an address that is known outside leads in
    fates.push(asFate((network.external[target.instance] ?? []).length > 0));
  }
  return worst(fates);
}
