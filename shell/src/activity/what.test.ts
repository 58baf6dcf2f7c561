// @vitest-environment happy-dom
import {
  networkingAllowListUpdate,
  networkingAllowListView,
  policyUpdate,
  policyView,
  siloQuotasUpdate,
  siloQuotasView,
  sledSetProvisionPolicy,
  userList,
  vpcFirewallRulesUpdate,
  vpcFirewallRulesView,
  vpcUpdate,
  webhookReceiverUpdate,
  type VpcFirewallRule,
} from '@console/shared/api';
import { clearCache, query, seed } from '@console/shared/query';
import { afterEach, expect, test } from 'vitest';
import { whatOf } from './what.ts';

afterEach(clearCache);

const AIKO = 'a1b2c3d4-0000-4000-8000-000000000001';
const OTHER = 'ffffffff-0000-4000-8000-000000000002';
const role = (identityId: string, roleName: 'viewer' | 'admin') => ({
  identityId,
  identityType: 'silo_user' as const,
  roleName,
});

test('of a policy names the people and their new roles', () => {
  seed(query(policyView), { roleAssignments: [role(AIKO, 'admin'), role(OTHER, 'viewer')] });
  seed(query(userList, { query: { limit: 1000 } }), {
    items: [{ id: AIKO, displayName: 'Aiko Brandt', siloId: OTHER }],
  });
  const to = (roleAssignments: readonly object[]) =>
    whatOf({ operation: policyUpdate, input: { body: { roleAssignments } } });
  expect(to([role(AIKO, 'viewer'), role(OTHER, 'viewer')])).toBe('Aiko Brandt: viewer');
  expect(to([role(AIKO, 'admin')])).toBe('ffffffff…: no role');
  expect(to([role(AIKO, 'admin'), role(OTHER, 'viewer')])).toBeUndefined();
});

const rule = (name: string, priority = 100): VpcFirewallRule => ({
  id: OTHER,
  vpcId: OTHER,
  timeCreated: new Date(0),
  timeModified: new Date(0),
  name,
  description: '',
  action: 'allow',
  direction: 'inbound',
  status: 'enabled',
  priority,
  targets: [],
  filters: { hosts: null },
});

test('of firewall rules names the rules that were added, changed and removed', () => {
  const place = { project: 'edge', vpc: 'default' };
  const input = (rules: readonly object[]) => ({ query: place, body: { rules } });
  seed(query(vpcFirewallRulesView, { query: place }), { rules: [rule('ssh'), rule('icmp')] });
  const sent = ({
    id: _id,
    vpcId: _vpc,
    timeCreated: _at,
    timeModified: _then,
    ...one
  }: VpcFirewallRule) => ({
    ...one,
    filters: {},
  });
  const what = (...rules: VpcFirewallRule[]) =>
    whatOf({ operation: vpcFirewallRulesUpdate, input: input(rules.map(sent)) });
  expect(what(rule('ssh'), rule('icmp'), rule('https-office'))).toBe('Added rule https-office');
  expect(what(rule('ssh', 7))).toBe('Changed rule ssh, removed rule icmp');
  expect(what(rule('ssh'), rule('icmp'))).toBeUndefined();
});

test('of sets, amounts, states and names says the difference', () => {
  seed(query(networkingAllowListView), {
    allowedIps: { allow: 'list', ips: ['10.0.0.0/8'] },
    timeCreated: new Date(0),
    timeModified: new Date(0),
  });
  expect(
    whatOf({
      operation: networkingAllowListUpdate,
      input: { body: { allowedIps: { allow: 'list', ips: ['192.0.2.0/24'] } } },
    }),
  ).toBe('Added network 192.0.2.0/24, removed network 10.0.0.0/8');
  seed(query(siloQuotasView, { path: { silo: 'fern' } }), {
    siloId: OTHER,
    cpus: 4,
    memory: 2 ** 30,
    storage: 0,
  });
  expect(
    whatOf({
      operation: siloQuotasUpdate,
      input: { path: { silo: 'fern' }, body: { cpus: 16, memory: 2 ** 30, storage: 2 ** 40 } },
    }),
  ).toBe('16 CPUs, 1 TiB storage');
  expect(whatOf({ operation: sledSetProvisionPolicy, input: { body: { state: 'non_provisionable' } } })).toBe(
    'No new instances',
  );
  const renamed = { path: { vpc: 'default' }, body: { name: 'prod', description: '' } };
  expect(whatOf({ operation: vpcUpdate, input: renamed })).toBe('Renamed to prod');
});

test('never contains an address with credentials', () => {
  const body = { name: null, endpoint: 'https://ops:hunter2@example.com' };
  expect(
    whatOf({ operation: webhookReceiverUpdate, input: { path: { receiver: 'ops' }, body } }),
  ).toBeUndefined();
});
