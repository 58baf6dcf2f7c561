import { forbids, full, lacks, unsupported, type Scenario } from './scenario.ts';

const system = { query: { router: 'system' } };
const atDefault = { path: { subnet: 'default' } };

/** VPCs, interfaces and external addresses. docs/contract/server-behaviour.md section 6. */
export const networks: readonly Scenario[] = [
  forbids('vpcDelete', 'with a subnet', /subnets/, { path: { vpc: 'default' } }),
  forbids('vpcSubnetCreate', 'an overlapping block', /overlaps/, { change: { ipv4_block: '10.40.1.0/24' } }),
  forbids('vpcSubnetCreate', 'a public block', /private/, { change: { ipv4_block: '9.0.0.0/24' } }),
  forbids('vpcSubnetCreate', 'a small block', /\/26/, { change: { ipv4_block: '10.200.0.0/28' } }),
  forbids('vpcSubnetCreate', 'the system router', /custom/, { change: { custom_router: 'system' } }),
  lacks('vpcSubnetCreate', 'an unknown router', /router/, { change: { custom_router: 'nope' } }),
  forbids('vpcSubnetDelete', 'in use', /interfaces use it/, atDefault),
  forbids('vpcRouterDelete', 'the system router', /system/, { path: { router: 'system' } }),
  forbids('vpcRouterRouteCreate', 'in the system router', /system/, system),
  forbids('vpcRouterRouteCreate', 'to a VPC', /VPC/, {
    change: { destination: { type: 'vpc', value: 'default' } },
  }),
  forbids('vpcRouterRouteCreate', 'mixed versions', /IPv4 and IPv6/, {
    change: { target: { type: 'ip', value: 'fd00::1' } },
  }),
  forbids('vpcRouterRouteUpdate', 'of a subnet', /vpc_subnet/, { ...system, path: { route: 'default' } }),
  forbids('vpcRouterRouteDelete', 'not custom', /default/, { ...system, path: { route: 'default-v4' } }),
  unsupported('vpcFirewallRulesUpdate', 'two of one name', /two rules/, {
    body: {
      rules: ['twin', 'twin'].map((name) => ({
        name,
        description: '',
        action: 'allow',
        direction: 'inbound',
        status: 'enabled',
        priority: 1,
        filters: {},
        targets: [],
      })),
    },
  }),
  forbids('internetGatewayDelete', 'with an address', /addresses/, { path: { gateway: 'partner-link' } }),
  forbids('internetGatewayIpPoolCreate', 'twice', /already/, { query: { gateway: 'default' } }),
  lacks('internetGatewayIpPoolCreate', 'an unknown pool', /pool/, { change: { ip_pool: 'nope' } }),
  forbids('instanceNetworkInterfaceCreate', 'running', /running/, { query: { instance: 'log-shipper' } }),
  lacks('instanceNetworkInterfaceCreate', 'an unknown subnet', /subnet/, {
    change: { subnet_name: 'nope' },
  }),
  forbids('instanceNetworkInterfaceUpdate', 'running', /running/, { query: { instance: 'log-shipper' } }),
  forbids('instanceNetworkInterfaceDelete', 'running', /running/, { query: { instance: 'log-shipper' } }),
  forbids('instanceNetworkInterfaceDelete', 'the primary of two', /primary/, {
    before: [
      {
        call: 'instanceNetworkInterfaceCreate',
        query: { instance: 'schema-migrator' },
        body: { name: 'second', description: '', vpc_name: 'default', subnet_name: 'cache-tier' },
      },
    ],
  }),
  lacks('floatingIpCreate', 'an unknown pool', /pool/, { change: { pool: 'nope' } }),
  lacks('floatingIpCreate', 'a pool of others', /pool/, { change: { pool: 'backbone-trial' } }),
  forbids('floatingIpCreate', 'outside the pool', /pool/, { change: { ip: '192.0.2.9' } }),
  forbids('floatingIpCreate', 'in use', /use|taken|given/, { change: { ip: '203.0.113.10' } }),
  lacks('floatingIpCreate', 'a pool without ranges', /range/, { change: { pool: 'reserve' } }),
  full('floatingIpCreate', 'a pool that is used up', /address/, {
    before: [
      { call: 'ipPoolRangeAdd', path: { pool: 'reserve' }, body: { first: '192.0.3.1', last: '192.0.3.1' } },
      { call: 'floatingIpCreate', body: { name: 'only', description: '', pool: 'reserve' } },
    ],
    change: { pool: 'reserve' },
  }),
  forbids('floatingIpAttach', 'attached', /attached/, { path: { floating_ip: 'tls-entry' } }),
  lacks('floatingIpAttach', 'an unknown instance', /instance/, { change: { parent: 'nope' } }),
  forbids('floatingIpDelete', 'attached', /attached/, { path: { floating_ip: 'tls-entry' } }),
];
