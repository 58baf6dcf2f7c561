import type { RuleBody } from '../rule-set.ts';
import type { NetworkFacts } from './facts.ts';

/** A rule for tests: enabled, inbound, allow, to the whole VPC. */
export const rule = (name: string, parts: Partial<RuleBody> = {}): RuleBody => ({
  name,
  description: '',
  action: 'allow',
  direction: 'inbound',
  status: 'enabled',
  priority: 100,
  targets: [{ type: 'vpc', value: 'main' }],
  filters: {},
  ...parts,
});

/** A small VPC: two subnets, and an instance in each. */
export const FACTS: NetworkFacts = {
  vpc: 'main',
  vpcs: ['main', 'other'],
  instances: ['web', 'db', 'idle'],
  subnets: [
    { name: 'front', ipv4Block: '10.0.0.0/24', ipv6Block: 'fd00:0:0:1::/64' },
    { name: 'back', ipv4Block: '10.0.1.0/24', ipv6Block: 'fd00:0:0:2::/64' },
  ],
  interfaces: [
    { instance: 'web', subnet: 'front', address: '10.0.0.7' },
    { instance: 'db', subnet: 'back', address: '10.0.1.7' },
    { instance: 'db', subnet: 'front', address: '10.0.0.8' },
  ],
};
