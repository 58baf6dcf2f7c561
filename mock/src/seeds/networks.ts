import type { T } from '../wire/api.ts';
import { stableId } from '../values/ids.ts';
import { addInterface, addVpc, putSubnetRoute } from '../resources/networking/vpc-network.ts';
import { poolId } from './pools.ts';
import { projectId } from './projects.ts';
import type { Seeder } from './seeder.ts';

const project = projectId('fernhill', 'edge-cache');
const inVpc = (name: string) => ({ type: 'vpc', value: name }) as const;
const inSubnet = (name: string) => ({ type: 'subnet', value: name }) as const;
const onInstance = (name: string) => ({ type: 'instance', value: name }) as const;

type RuleSeed = Pick<T.VpcFirewallRule, 'name' | 'description' | 'priority' | 'targets' | 'filters'> &
  Partial<T.VpcFirewallRule>;

/** Many targets, many filters, one disabled rule. network sheet 14. */
const rules: readonly RuleSeed[] = [
  {
    name: 'allow-purge-api',
    description: 'Purge requests from the office and the build farm',
    priority: 1000,
    targets: [onInstance('purge-worker-1'), onInstance('purge-worker-2'), inSubnet('cache-tier')],
    filters: { protocols: ['TCP'], ports: ['8443'] },
  },
  {
    name: 'allow-public-web',
    description: 'All content that the caches serve',
    priority: 900,
    targets: [inVpc('default')],
    filters: {
      hosts: [
        { type: 'ip_net', value: '203.0.113.0/24' },
        { type: 'ip', value: '198.51.100.77' },
        inSubnet('cache-tier'),
      ],
      protocols: ['TCP', 'UDP'],
      ports: ['80-443'],
    },
  },
  {
    name: 'block-legacy-sync',
    description: '',
    priority: 20,
    status: 'disabled',
    action: 'deny',
    direction: 'outbound',
    targets: [{ type: 'ip_net', value: '10.40.0.0/20' }],
    filters: { hosts: [{ type: 'ip', value: '192.0.2.90' }] },
  },
];

/** Name, description, destination, target. */
const routes: readonly (readonly [string, string, T.RouteDestination, T.RouteTarget])[] = [
  [
    'to-backbone',
    'Through the TLS terminators',
    { type: 'ip_net', value: '10.60.0.0/16' },
    onInstance('tls-terminator-a'),
  ],
  ['to-nowhere', 'Scanners', { type: 'ip', value: '192.0.2.77' }, { type: 'drop' }],
  [
    'to-partners',
    '',
    { type: 'ip_net', value: '198.18.0.0/15' },
    { type: 'internet_gateway', value: 'partner-link' },
  ],
  ['to-tier', 'Traffic back to the cache tier', inSubnet('cache-tier'), { type: 'ip', value: '10.40.0.9' }],
];

function addRules(seeder: Seeder, vpc: T.Vpc): void {
  for (const rule of rules) {
    seeder.store.tables.firewallRules.put({
      status: 'enabled',
      action: 'allow',
      direction: 'inbound',
      ...rule,
      ...seeder.named('firewall-rule', vpc.id, rule.name, 20, rule.description),
      vpcId: vpc.id,
    });
  }
}

/** A custom router with its routes, and a subnet that uses it. */
function addRouter(seeder: Seeder, vpc: T.Vpc): T.VpcSubnet {
  const { tables } = seeder.store;
  const router = tables.routers.put({
    ...seeder.named('vpc-router', vpc.id, 'regional', 30, 'Routes between the regions'),
    vpcId: vpc.id,
    kind: 'custom',
  });
  for (const [name, description, destination, target] of routes) {
    tables.routes.put({
      ...seeder.named('router-route', router.id, name, 29, description),
      vpcRouterId: router.id,
      kind: 'custom',
      destination,
      target,
    });
  }
  const subnet = tables.subnets.put({
    ...seeder.named('vpc-subnet', vpc.id, 'cache-tier', 30, 'The caches and their load balancers'),
    vpcId: vpc.id,
    ipv4Block: '10.40.0.0/20',
    ipv6Block: vpc.ipv6Prefix.replace(/::\/48$/, ':1::/64'),
    customRouterId: router.id,
  });
  seeder.at(30, () => putSubnetRoute(seeder.store, vpc, subnet));
  return subnet;
}

/** The default gateway with a pool, one with an address, one with neither. */
function addGateways(seeder: Seeder, vpc: T.Vpc): void {
  const { gateways, gatewayPools, gatewayAddresses } = seeder.store.tables;
  const base = gateways.find((row) => row.vpcId === vpc.id && row.name === 'default');
  if (base !== undefined) {
    // Its users have attached the pool under their own name
    gatewayPools.removeWhere((row) => row.internetGatewayId === base.id);
    gatewayPools.put({
      ...seeder.named('gateway-pool', base.id, 'public', 44, 'Addresses of the silo'),
      internetGatewayId: base.id,
      ipPoolId: poolId('public-v4'),
    });
  }
  const partner = gateways.put({
    ...seeder.named('internet-gateway', vpc.id, 'partner-link', 30, 'Leased line to the partners'),
    vpcId: vpc.id,
  });
  gatewayAddresses.put({
    ...seeder.named('gateway-address', partner.id, 'near-end', 30, 'Local end of the leased line'),
    internetGatewayId: partner.id,
    address: '203.0.113.254',
  });
  gateways.put({ ...seeder.named('internet-gateway', vpc.id, 'standby', 12), vpcId: vpc.id });
}

/** The networks of `edge-cache`. network sheet 14, docs/contract/server-behaviour.md section 12. */
export function addNetworks(seeder: Seeder): void {
  const { store } = seeder;
  const own = store.tables.vpcs.find((row) => row.projectId === project && row.name === 'default');
  if (own === undefined) throw new Error('the project has no default VPC');
  addRules(seeder, own);
  const tier = addRouter(seeder, own);
  addGateways(seeder, own);
  const nic = { name: 'net1', description: 'Traffic to the caches' };
  seeder.at(28, () => addInterface(store, stableId('instance', project, 'tls-terminator-a'), tier, nic));
  const probes = { name: 'probe-net', dnsName: 'probe', description: 'Separate network for measurements' };
  seeder.at(25, () => addVpc(store, project, probes));
}
