import fc from 'fast-check';
import { hasAddress } from '@console/shared/format';
import { describe, expect, it } from 'vitest';
import { insideEnds } from './consequences-ends.ts';
import { decide } from './decide.ts';
import { exposures } from './exposure.ts';
import { ADDRESSES, change, facts, KINDS } from './test-changes.ts';

describe('what the rules let in from outside', () => {
  it('is what they decide for each address, port and protocol, in any VPC', () => {
    fc.assert(
      fc.property(change, facts, ({ after: rules }, network) => {
        const rows = exposures(rules, network, () => true);
        const wrong: unknown[] = [];
        for (const end of insideEnds(network))
          for (const address of ADDRESSES) {
            if (end.peer.address?.version !== address.version) continue;
            const remote = { address, instance: null, subnet: null, vpc: null };
            const met = rows.filter(
              ({ to, from }) =>
                to.some(({ address: own }) => end.kind === 'instance' && own === end.address) &&
                from.some(
                  ({ net, except }) =>
                    hasAddress(net, address) && !except.some((one) => hasAddress(one, address)),
                ),
            );
            for (const { protocol, port } of KINDS) {
              const { verdict, by } = decide(rules, {
                direction: 'inbound',
                local: end.peer,
                remote,
                protocol,
                port,
              });
              const letting = met.filter(({ kinds }) =>
                protocol === 'ICMP'
                  ? kinds.ICMP
                  : kinds[protocol].some(([first, last]) => first <= port && port <= last),
              );
              const expected = verdict === 'allow' ? [by] : [];
              if (letting.length !== expected.length || letting[0]?.rule !== expected[0])
                wrong.push({ end, address, protocol, port });
            }
          }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves out networks as small as that of a company', () => {
    const rule = (value: string) => ({
      name: 'in',
      description: '',
      action: 'allow' as const,
      direction: 'inbound' as const,
      status: 'enabled' as const,
      priority: 1,
      targets: [{ type: 'vpc' as const, value: 'main' }],
      filters: { hosts: [{ type: 'ip_net' as const, value }] },
    });
    const network = {
      vpc: 'main',
      vpcs: ['main'],
      instances: ['web'],
      subnets: [],
      interfaces: [
        { instance: 'web', subnet: 'front', address: '10.0.0.7' },
        { instance: 'web', subnet: 'front', address: 'fd00::7' },
      ],
    };
    const count = (value: string) => exposures([rule(value)], network).length;
    expect([
      count('192.0.0.0/15'),
      count('192.0.0.0/16'),
      count('2001:db8::/31'),
      count('2001:db8::/32'),
    ]).toEqual([1, 0, 1, 0]);
    expect(count('0.0.0.0/0')).toBe(1);
  });
});
