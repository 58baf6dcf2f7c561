import fc from 'fast-check';
import type { RouteDestination, RouteTarget } from '@console/shared/api';
import { decide } from '../firewall-rules/effective/decide.ts';
import type { RuleBody } from '../firewall-rules/rule-set.ts';
import type { InterfaceFact, ReachFacts, RouteFact } from './facts.ts';

/** Addresses outside all VPCs. */
export const OUTSIDE = ['192.0.2.1', '198.51.100.9'] as const;

/** Subnets by the beginning of their addresses. */
export const BLOCKS = [
  { name: 'front', prefix: '10.0.0.', block: '10.0.0.0/24' },
  { name: 'back', prefix: '10.0.1.', block: '10.0.1.0/24' },
] as const;

const target = fc.constantFrom<RouteTarget>(
  { type: 'drop' },
  { type: 'ip', value: '10.0.1.7' },
  { type: 'ip', value: '10.0.0.99' },
  { type: 'instance', value: 'gate' },
  { type: 'instance', value: 'db' },
  { type: 'instance', value: 'gone' },
  { type: 'internet_gateway', value: 'out' },
  { type: 'internet_gateway', value: 'bare' },
  { type: 'subnet', value: 'back' },
);
const destination = fc.constantFrom<RouteDestination>(
  { type: 'ip_net', value: '0.0.0.0/0' },
  { type: 'ip_net', value: '10.0.0.0/16' },
  { type: 'ip_net', value: '198.51.100.0/24' },
  { type: 'ip', value: '10.0.1.7' },
  { type: 'ip', value: '192.0.2.1' },
  { type: 'subnet', value: 'front' },
  { type: 'subnet', value: 'gone' },
  { type: 'vpc', value: 'main' },
);
const peered = fc.constant<RouteDestination>({ type: 'vpc', value: 'other' });
const routes = fc
  .array(
    fc.tuple(fc.oneof({ weight: 20, arbitrary: destination }, { weight: 1, arbitrary: peered }), target),
    { maxLength: 3 },
  )
  .map((all) =>
    all.map(([to, by], index): RouteFact => ({ name: `r${index}`, destination: to, target: by })),
  );

const mention = fc.constantFrom<RuleBody['targets'][number]>(
  { type: 'vpc', value: 'main' },
  { type: 'vpc', value: 'other' },
  { type: 'subnet', value: 'front' },
  { type: 'subnet', value: 'back' },
  { type: 'instance', value: 'web' },
  { type: 'instance', value: 'db' },
  { type: 'ip', value: '10.0.0.7' },
  { type: 'ip', value: '192.0.2.1' },
  { type: 'ip_net', value: '10.0.0.0/16' },
  { type: 'ip_net', value: '0.0.0.0/0' },
  { type: 'ip_net', value: '198.51.100.0/24' },
);
const rule = fc.record({
  name: fc.constant('rule'),
  description: fc.constant(''),
  action: fc.constantFrom<RuleBody['action']>('allow', 'allow', 'deny'),
  direction: fc.constantFrom<RuleBody['direction']>('inbound', 'inbound', 'outbound'),
  status: fc.constantFrom<RuleBody['status']>('enabled', 'enabled', 'enabled', 'disabled'),
  priority: fc.nat(3),
  targets: fc.array(mention, { maxLength: 3 }),
  filters: fc.record(
    {
      hosts: fc.array(mention, { maxLength: 2 }),
      protocols: fc.subarray<'TCP' | 'UDP' | 'ICMP'>(['TCP', 'UDP', 'ICMP']),
      ports: fc.subarray(['22', '80-443', '443', '0-65535']),
    },
    { requiredKeys: [] },
  ),
});
const rules = fc
  .array(rule, { maxLength: 8 })
  .map((all) => all.map((one, index): RuleBody => ({ ...one, name: `rule-${index}` })));

const own = (name: string): RouteFact => ({
  name,
  destination: { type: 'subnet', value: name },
  target: { type: 'subnet', value: name },
});
const DEFAULT: RouteFact = {
  name: 'default-v4',
  destination: { type: 'ip_net', value: '0.0.0.0/0' },
  target: { type: 'internet_gateway', value: 'out' },
};

const state = fc.constantFrom<NonNullable<InterfaceFact['state']>>(
  'running',
  'running',
  'running',
  'running',
  'running',
  'stopped',
  'starting',
);

/** A random IPv4 network: two subnets, custom routes, three instances, gateways, external addresses and rules. */
export const network = fc
  .record({
    custom: routes,
    system: routes,
    router: fc.boolean(),
    second: fc.boolean(),
    states: fc.tuple(state, state, state),
    exposed: fc.boolean(),
    canSend: fc.boolean(),
    rules,
  })
  .map((one) => {
    const [web, db, gate] = one.states;
    const at = (instance: string, subnet: string, address: string, is: typeof web, primary = true) => ({
      instance,
      subnet,
      address,
      primary,
      state: is,
    });
    const external: Record<string, readonly string[]> = one.exposed ? { web: ['203.0.113.7'] } : {};
    const custom: Record<string, readonly RouteFact[]> = { own: one.custom };
    return {
      vpc: 'main',
      subnets: BLOCKS.map(({ name, block }) => ({
        name,
        block,
        router: one.router && name === 'back' ? 'own' : null,
      })),
      interfaces: [
        at('web', 'front', '10.0.0.7', web),
        at('db', 'back', '10.0.1.7', db),
        at('gate', 'front', '10.0.0.8', gate),
        ...(one.second ? [at('web', 'back', '10.0.1.8', web, false)] : []),
      ],
      system: [own('front'), own('back'), DEFAULT, ...one.system],
      custom,
      gateways: { out: { canSend: one.canSend }, bare: { canSend: false } },
      external,
      rules: one.rules,
    };
  });

/** A random network. */
export type Net = typeof network extends fc.Arbitrary<infer Value> ? Value : never;

/** The same network as the facts of the console. */
export const factsOf = (net: Net): ReachFacts => ({
  vpc: 'main',
  subnets: net.subnets.map(({ name, block, router }, index) => ({
    name,
    ipv4Block: block,
    ipv6Block: `fd00:0:0:${index + 1}::/64`,
    customRouter: router,
  })),
  interfaces: net.interfaces,
  systemRoutes: net.system,
  customRoutes: new Map(Object.entries(net.custom)),
  gateways: Object.entries(net.gateways).map(([name, { canSend }]) => ({ name, canSend })),
  externalIps: Object.entries(net.external).flatMap(([instance, all]) =>
    all.map((address) => ({ instance, address })),
  ),
  decide: (traffic) => decide(net.rules, traffic),
});
