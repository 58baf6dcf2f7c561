import { expect, test } from 'vitest';
import { ruleLine } from './rule-items.ts';

const rule = {
  direction: 'inbound' as const,
  priority: 65_534,
  filters: { protocols: ['TCP' as const], ports: ['22'] },
  targets: [{ type: 'vpc' as const, value: 'default' }],
};

test('a rule reads as one line', () => {
  expect(ruleLine(rule, false)).toBe('Inbound · TCP 22 · to VPC default · priority 65534');
});

test('an outbound rule goes from its targets to its hosts, and several values are counted unless all are shown', () => {
  const outbound = {
    direction: 'outbound' as const,
    priority: 10,
    filters: {
      hosts: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'].map((value) => ({
        type: 'ip_net' as const,
        value,
      })),
    },
    targets: [{ type: 'subnet' as const, value: 'web' }],
  };
  expect(ruleLine(outbound, false)).toBe(
    'Outbound · all ports and protocols · to 10.0.0.0/8 and 2 more · from subnet web · priority 10',
  );
  expect(ruleLine(outbound, true)).toContain('to 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16');
});
