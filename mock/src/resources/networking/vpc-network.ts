import type { T } from '../../wire/api.ts';
import {
  contains,
  formatAddress,
  nextFree,
  parseAddress,
  parseBlock,
  usableOf,
} from '../../values/addresses.ts';
import { insufficientCapacity, invalid } from '../../wire/errors.ts';
import type { Store } from '../../store/store.ts';

/** Name of the gateway that a VPC is created with. */
export const DEFAULT_GATEWAY = 'default';

/** A random `/48` in `fd00::/8`. docs/contract/server-behaviour.md section 6 [P]. */
function randomPrefix(store: Store): string {
  let value = 0xfdn;
  for (let index = 0; index < 5; index += 1) value = (value << 8n) | BigInt(Math.floor(store.random() * 256));
  return `${formatAddress({ version: 6, value: value << 80n })}/48`;
}

/** The `/64` number `index` of a VPC's prefix. */
export function subnetOfPrefix(prefix: string, index: bigint): string {
  const base = parseBlock(prefix)?.first ?? 0n;
  return `${formatAddress({ version: 6, value: base + (index << 64n) })}/64`;
}

export function routeOfSubnet(store: Store, vpc: T.Vpc, subnet: T.VpcSubnet): T.RouterRoute | undefined {
  return store.tables.routes.find(
    ({ vpcRouterId, kind, destination }) =>
      vpcRouterId === vpc.systemRouterId &&
      kind === 'vpc_subnet' &&
      destination.type === 'subnet' &&
      destination.value === subnet.name,
  );
}

/** Adds or renames the system route of a subnet. docs/contract/server-behaviour.md section 6 [S]. */
export function putSubnetRoute(store: Store, vpc: T.Vpc, subnet: T.VpcSubnet, before?: T.RouterRoute): void {
  const { routes } = store.tables;
  const taken = (name: string) =>
    routes.some(
      (row) => row.vpcRouterId === vpc.systemRouterId && row.name === name && row.id !== before?.id,
    );
  let name = subnet.name;
  for (let number = 2; taken(name); number += 1) name = `${subnet.name.slice(0, 59)}-${number}`;
  const end = { type: 'subnet', value: subnet.name } as const;
  routes.put({
    ...(before ? { ...before, timeModified: store.now() } : store.fresh()),
    name,
    description: `Route of the subnet ${subnet.name}`,
    vpcRouterId: vpc.systemRouterId,
    kind: 'vpc_subnet',
    destination: end,
    target: end,
  });
}

function addDefaultRules(store: Store, vpc: T.Vpc): void {
  const own = { type: 'vpc', value: vpc.name } as const;
  const rules: readonly { name: string; description: string; filters: T.VpcFirewallRuleFilter }[] = [
    {
      name: 'allow-internal-inbound',
      description: 'Traffic between instances of the VPC',
      filters: { hosts: [own] },
    },
    { name: 'allow-ssh', description: 'SSH from anywhere', filters: { protocols: ['TCP'], ports: ['22'] } },
    { name: 'allow-icmp', description: 'ICMP from anywhere', filters: { protocols: ['ICMP'] } },
  ];
  for (const rule of rules) {
    store.tables.firewallRules.put({
      ...store.fresh(),
      ...rule,
      vpcId: vpc.id,
      status: 'enabled',
      direction: 'inbound',
      action: 'allow',
      priority: 65534,
      targets: [own],
    });
  }
}

/** Attaches a silo's default pool to a default gateway, unless it is attached. corrections "Second reading". */
export function attachDefaultPool(store: Store, gateway: T.InternetGateway, pool: T.IpPool): void {
  const { gatewayPools } = store.tables;
  const [internetGatewayId, ipPoolId] = [gateway.id, pool.id];
  const own = gatewayPools.filter((row) => row.internetGatewayId === internetGatewayId);
  if (own.some((row) => row.ipPoolId === ipPoolId || row.name === pool.name)) return;
  const description = 'Default pool of the silo';
  gatewayPools.put({ ...store.fresh(), name: pool.name, description, internetGatewayId, ipPoolId });
}

function addGateway(store: Store, projectId: string, vpcId: string): void {
  const { gateways, projects, ipPools, ipPoolLinks } = store.tables;
  const description = 'Automatically created default VPC gateway';
  const gateway = gateways.put({ ...store.fresh(), name: DEFAULT_GATEWAY, description, vpcId });
  const { siloId } = projects.must(projectId);
  const link = ipPoolLinks.find((row) => row.siloId === siloId && row.isDefault);
  if (link !== undefined) attachDefaultPool(store, gateway, ipPools.must(link.ipPoolId));
}

/**
 * Creates a VPC with its initial contents: gateway, system router and routes, subnet and rules. docs/contract/server-behaviour.md
 * section 6 "VPCs".
 */
export function addVpc(store: Store, projectId: string, body: T.VpcCreate): T.Vpc {
  const { tables } = store;
  const router = {
    ...store.fresh(),
    name: 'system',
    description: 'Routes managed by the system',
    kind: 'system',
  } as const;
  const vpc = tables.vpcs.put({
    ...store.fresh(),
    projectId,
    name: body.name,
    description: body.description,
    dnsName: body.dnsName,
    ipv6Prefix: body.ipv6Prefix ?? randomPrefix(store),
    systemRouterId: router.id,
  });
  tables.routers.put({ ...router, vpcId: vpc.id });
  addGateway(store, projectId, vpc.id);
  for (const [name, network] of [
    ['default-v4', '0.0.0.0/0'],
    ['default-v6', '::/0'],
  ] as const) {
    tables.routes.put({
      ...store.fresh(),
      name,
      description: 'The default route',
      vpcRouterId: router.id,
      kind: 'default',
      destination: { type: 'ip_net', value: network },
      target: { type: 'internet_gateway', value: DEFAULT_GATEWAY },
    });
  }
  const subnet = tables.subnets.put({
    ...store.fresh(),
    name: 'default',
    description: `The default subnet for ${vpc.name}`,
    vpcId: vpc.id,
    ipv4Block: '172.30.0.0/22',
    ipv6Block: subnetOfPrefix(vpc.ipv6Prefix, 0n),
  });
  putSubnetRoute(store, vpc, subnet);
  addDefaultRules(store, vpc);
  return vpc;
}

/** An unused MAC address. */
export function newMac(store: Store): string {
  const { interfaces, probes } = store.tables;
  const byte = (value: number) => value.toString(16).toUpperCase().padStart(2, '0');
  for (;;) {
    const tail = Math.floor(store.random() * 0x0fffff);
    const mac = `A8:40:25:${byte(0xf0 + (tail >> 16))}:${byte((tail >> 8) & 255)}:${byte(tail & 255)}`;
    if (!interfaces.some((nic) => nic.mac === mac) && !probes.some(({ nic }) => nic.mac === mac)) return mac;
  }
}

/**
 * The address of a new interface: the requested one, or the next free one of the IPv4 block. docs/contract/server-behaviour.md
 * section 4 "Create" [P].
 * @throws MockError 400 when the requested address is outside the subnet or taken, 507 when the block is full
 */
export function addressIn(store: Store, subnet: T.VpcSubnet, asked?: string | null): string {
  const { interfaces, probes } = store.tables;
  const nics = [...interfaces, ...[...probes].map((probe) => probe.nic)];
  const used = nics.filter((nic) => nic.subnetId === subnet.id).map((nic) => nic.ip);
  const block = parseBlock(subnet.ipv4Block);
  const usable = block && usableOf(block);
  if (asked !== null && asked !== undefined) {
    const address = parseAddress(asked);
    if (address === undefined || usable === undefined || !contains(usable, address)) {
      throw invalid(
        `the address ${asked} cannot be used in the subnet "${subnet.name}" (${subnet.ipv4Block})`,
      );
    }
    if (used.includes(asked)) throw invalid(`the address ${asked} is already in use`);
    return asked;
  }
  const free = usable && nextFree([usable], used);
  if (free === undefined) throw insufficientCapacity(`no addresses are left in the subnet "${subnet.name}"`);
  return free;
}

/**
 * All interfaces of an instance are in one VPC, each in another subnet. corrections "Networking".
 * @throws MockError 400 when an interface in the subnet violates this
 */
export function requireOneNetwork(others: readonly T.InstanceNetworkInterface[], subnet: T.VpcSubnet): void {
  if (others.some((nic) => nic.vpcId !== subnet.vpcId))
    throw invalid('all network interfaces of an instance must be in the same VPC');
  if (others.some((nic) => nic.subnetId === subnet.id))
    throw invalid(`the instance has an interface in the subnet "${subnet.name}" already`);
}

/** Adds an interface; the first of an instance is its primary. */
export function addInterface(
  store: Store,
  instanceId: string,
  subnet: T.VpcSubnet,
  body: { readonly name: string; readonly description: string; readonly ip?: string | null | undefined },
): T.InstanceNetworkInterface {
  const { interfaces } = store.tables;
  return interfaces.put({
    ...store.fresh(),
    name: body.name,
    description: body.description,
    instanceId,
    primary: !interfaces.some((nic) => nic.instanceId === instanceId),
    ip: addressIn(store, subnet, body.ip),
    mac: newMac(store),
    vpcId: subnet.vpcId,
    subnetId: subnet.id,
    transitIps: [],
  });
}
