import type { Traffic } from '../firewall-rules/effective/match.ts';
import type { Decision, ReachFacts, RouteFact } from './facts.ts';

/** Verdict: everything is allowed, by rule `all`. */
export const allowAll = (): Decision => ({
  verdict: 'allow',
  by: { name: 'all' },
  unless: [],
  considered: [],
});

/** Verdict: traffic of one direction is denied, by rule `none`. */
export const denying =
  (direction: Traffic['direction']) =>
  (traffic: Traffic): Decision =>
    traffic.direction === direction
      ? { verdict: 'deny', by: { name: 'none' }, unless: [], considered: [] }
      : allowAll();

/** A route with its name, destination and target. */
export const route = (
  name: string,
  destination: RouteFact['destination'],
  target: RouteFact['target'],
): RouteFact => ({ name, destination, target });

const subnetRoute = (name: string): RouteFact =>
  route(name, { type: 'subnet', value: name }, { type: 'subnet', value: name });

/** A VPC with two subnets, one of which uses a custom router, and an instance in each. */
export const FACTS: ReachFacts = {
  vpc: 'main',
  subnets: [
    { name: 'front', ipv4Block: '10.0.0.0/24', ipv6Block: 'fd00:0:0:1::/64', customRouter: null },
    { name: 'back', ipv4Block: '10.0.1.0/24', ipv6Block: 'fd00:0:0:2::/64', customRouter: 'inner' },
  ],
  interfaces: [
    { instance: 'web', subnet: 'front', address: '10.0.0.7', primary: true },
    { instance: 'db', subnet: 'back', address: '10.0.1.7', primary: true },
    { instance: 'gate', subnet: 'front', address: '10.0.0.8', primary: true },
  ],
  systemRoutes: [
    subnetRoute('front'),
    subnetRoute('back'),
    route('default-v4', { type: 'ip_net', value: '0.0.0.0/0' }, { type: 'internet_gateway', value: 'out' }),
    route('default-v6', { type: 'ip_net', value: '::/0' }, { type: 'internet_gateway', value: 'out' }),
  ],
  customRoutes: new Map([
    [
      'inner',
      [
        route('to-front', { type: 'ip_net', value: '10.0.0.0/24' }, { type: 'instance', value: 'gate' }),
        route('to-web', { type: 'ip', value: '10.0.0.7' }, { type: 'drop' }),
        route('to-test', { type: 'ip_net', value: '198.51.100.0/24' }, { type: 'drop' }),
      ],
    ],
  ]),
  gateways: [
    { name: 'out', canSend: true },
    { name: 'bare', canSend: false },
  ],
  externalIps: [{ instance: 'web', address: '203.0.113.7' }],
  decide: allowAll,
};
