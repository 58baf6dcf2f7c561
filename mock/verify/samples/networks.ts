import type { Samples } from '../sample.ts';

const said = { description: 'made by the verification' };
const fresh = { name: 'fresh', ...said };
const onStopped = { instance: 'schema-migrator' };
const end = { destination: { type: 'ip', value: '10.9.9.9' }, target: { type: 'drop' } };
const publicPart = { gateway: 'default' };

/** VPCs and their parts, network interfaces and floating IPs. */
export const networks: Samples = {
  floatingIpCreate: { body: { ...fresh, pool: 'public-v4' } },
  floatingIpUpdate: { body: { description: 'other' }, clash: 'tls-entry' },
  floatingIpAttach: { body: { kind: 'instance', parent: 'log-shipper' } },
  floatingIpDetach: { path: { floating_ip: 'tls-entry' } },
  internetGatewayIpAddressCreate: { body: { ...fresh, address: '203.0.113.253' } },
  internetGatewayIpPoolList: { query: publicPart },
  internetGatewayIpPoolCreate: { body: { ...fresh, ip_pool: 'public-v4' } },
  internetGatewayIpPoolDelete: { path: { pool: 'public' }, query: publicPart },
  internetGatewayCreate: { body: fresh },
  internetGatewayDelete: { path: { gateway: 'standby' } },
  instanceNetworkInterfaceCreate: {
    query: onStopped,
    body: { ...fresh, vpc_name: 'default', subnet_name: 'cache-tier' },
  },
  instanceNetworkInterfaceUpdate: {
    query: onStopped,
    before: [
      {
        call: 'instanceNetworkInterfaceCreate',
        query: onStopped,
        body: { ...fresh, name: 'second', vpc_name: 'default', subnet_name: 'cache-tier' },
      },
    ],
    body: { description: 'other', primary: true, transit_ips: ['10.7.0.0/16'] },
    clash: 'second',
  },
  instanceNetworkInterfaceDelete: { query: onStopped },
  vpcFirewallRulesUpdate: {
    body: {
      rules: [
        {
          ...fresh,
          action: 'allow',
          direction: 'inbound',
          status: 'enabled',
          priority: 7,
          filters: {
            ports: ['22', '80-443'],
            protocols: ['TCP'],
            hosts: [{ type: 'ip', value: '10.0.0.1' }],
          },
          targets: [{ type: 'vpc', value: 'default' }],
        },
      ],
    },
  },
  vpcRouterRouteCreate: { body: { ...fresh, ...end } },
  vpcRouterRouteUpdate: { body: { description: 'other', ...end }, clash: 'to-tier' },
  vpcRouterCreate: { body: fresh },
  vpcRouterUpdate: { body: { description: 'other' }, clash: 'system' },
  vpcSubnetCreate: { body: { ...fresh, ipv4_block: '10.200.0.0/24', custom_router: 'regional' } },
  vpcSubnetUpdate: { body: { description: 'other', custom_router: null }, clash: 'default' },
  vpcSubnetDelete: {
    path: { subnet: 'empty' },
    before: [{ call: 'vpcSubnetCreate', body: { ...fresh, name: 'empty', ipv4_block: '10.201.0.0/24' } }],
  },
  vpcCreate: { body: { ...fresh, dns_name: 'fresh', ipv6_prefix: 'fd12:3456:789a::/48' } },
  vpcUpdate: { body: { description: 'other', dns_name: 'other' }, clash: 'probe-net' },
  vpcDelete: {
    path: { vpc: 'probe-net' },
    before: [{ call: 'vpcSubnetDelete', path: { subnet: 'default' }, query: { vpc: 'probe-net' } }],
  },
};
