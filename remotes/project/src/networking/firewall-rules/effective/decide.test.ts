import { parseAddress } from '@console/shared/format';
import { describe, expect, it } from 'vitest';
import type { RuleBody } from '../rule-set.ts';
import { decide, inOrder } from './decide.ts';
import { ANYBODY, type Peer, peerOfAddress, peersOfInstance } from './facts.ts';
import { matchesRule, type Traffic } from './match.ts';
import { FACTS, rule } from './test-rules.ts';

const at = (text: string): Peer => {
  const address = parseAddress(text);
  if (!address) throw new Error(text);
  return peerOfAddress(FACTS, address);
};

const traffic = (parts: Partial<Traffic> = {}): Traffic => ({
  direction: 'inbound',
  local: at('10.0.0.7'),
  remote: at('203.0.113.9'),
  protocol: 'TCP',
  port: 22,
  ...parts,
});

const verdict = (rules: RuleBody[], parts: Partial<Traffic> = {}) => {
  const { verdict: said, by, unless } = decide(rules, traffic(parts));
  return [said, by?.name, ...unless.map(({ name }) => name)];
};

describe('without a rule that matches', () => {
  it('inbound traffic is denied', () => expect(verdict([])).toEqual(['deny', undefined]));
  it('outbound traffic is allowed', () =>
    expect(verdict([], { direction: 'outbound' })).toEqual(['allow', undefined]));
});

describe('of the rules that match', () => {
  it('the lowest number decides', () =>
    expect(verdict([rule('late', { priority: 9 }), rule('soon', { priority: 8, action: 'deny' })])).toEqual([
      'deny',
      'soon',
    ]));

  it('of the same priority the one that denies decides, in any order', () => {
    const rules = [rule('a'), rule('b', { action: 'deny' }), rule('c')];
    expect(verdict(rules)).toEqual(['deny', 'b']);
    expect(inOrder(rules).map(({ name }) => name)).toEqual(['b', 'a', 'c']);
  });

  it('disabled ones and those of the other direction are ignored', () =>
    expect(verdict([rule('off', { status: 'disabled' }), rule('out', { direction: 'outbound' })])).toEqual([
      'deny',
      undefined,
    ]));
});

describe('a rule matches', () => {
  const match = (parts: Partial<RuleBody>, of: Partial<Traffic> = {}) =>
    matchesRule(rule('r', parts), traffic(of));

  it.each([
    ['its VPC', { type: 'vpc', value: 'main' }, 'yes'],
    ['another VPC', { type: 'vpc', value: 'other' }, 'no'],
    ['its subnet', { type: 'subnet', value: 'front' }, 'yes'],
    ['another subnet', { type: 'subnet', value: 'back' }, 'no'],
    ['its instance', { type: 'instance', value: 'web' }, 'yes'],
    ['another instance', { type: 'instance', value: 'db' }, 'no'],
    ['its address', { type: 'ip', value: '10.0.0.7' }, 'yes'],
    ['another address', { type: 'ip', value: '10.0.0.8' }, 'no'],
    ['its network', { type: 'ip_net', value: '10.0.0.0/8' }, 'yes'],
    ['a network of the other version', { type: 'ip_net', value: '::/0' }, 'no'],
  ] as const)('the local end by %s', (_, target, expected) =>
    expect(match({ targets: [target] })).toBe(expected),
  );

  it('any of its targets', () =>
    expect(
      match({
        targets: [
          { type: 'instance', value: 'db' },
          { type: 'subnet', value: 'front' },
        ],
      }),
    ).toBe('yes'));

  it('nothing when it has no target', () => expect(match({ targets: [] })).toBe('no'));

  it('when each of its kinds of filter matches', () => {
    const hosts = [{ type: 'ip_net', value: '203.0.113.0/24' }] as const;
    const filters = { hosts: [...hosts], protocols: ['TCP', 'UDP'] as const, ports: ['20-25', '80'] };
    expect(match({ filters: { ...filters, protocols: ['TCP'] } })).toBe('yes');
    expect(match({ filters: { hosts: [...hosts], ports: ['80'] } })).toBe('no');
    expect(match({ filters: { hosts: [...hosts], protocols: ['UDP'] } })).toBe('no');
    expect(match({ filters: { hosts: [{ type: 'subnet', value: 'front' }] } })).toBe('no');
  });

  it('everything of a kind of filter that is empty or absent', () => {
    expect(match({ filters: { hosts: null, ports: [], protocols: undefined } })).toBe('yes');
  });

  it('perhaps, when the traffic is partly unknown', () => {
    expect(match({ filters: { ports: ['22'] } }, { port: undefined })).toBe('maybe');
    expect(match({ filters: { protocols: ['TCP'] } }, { protocol: undefined })).toBe('maybe');
    expect(match({ filters: { hosts: [{ type: 'ip', value: '1.1.1.1' }] } }, { remote: ANYBODY })).toBe(
      'maybe',
    );
    expect(match({ filters: { ports: ['22'] } }, { protocol: 'ICMP', port: undefined })).toBe('no');
  });

  it('only the protocols that have ports, when a port is known', () => {
    const by = (protocols: RuleBody['filters']['protocols']) =>
      match({ filters: { protocols } }, { protocol: undefined });
    expect([by(['ICMP']), by(['UDP', 'TCP']), by(['TCP', 'ICMP'])]).toEqual(['no', 'yes', 'maybe']);
  });
});

describe('partly unknown traffic', () => {
  const ssh = rule('ssh', { filters: { ports: ['22'], protocols: ['TCP'] } });
  const block = rule('block', {
    action: 'deny',
    priority: 1,
    filters: { hosts: [{ type: 'ip_net', value: '198.51.100.0/24' }] },
  });

  it('lists the rules on which the result depends', () => {
    expect(verdict([ssh, block], { remote: ANYBODY })).toEqual(['allow', 'ssh', 'block']);
    expect(verdict([ssh, block])).toEqual(['allow', 'ssh']);
    expect(verdict([ssh, block], { remote: at('198.51.100.1') })).toEqual(['deny', 'block']);
    expect(verdict([ssh], { protocol: undefined })).toEqual(['deny', undefined, 'ssh']);
    expect(verdict([ssh], { protocol: undefined, port: undefined })).toEqual(['deny', undefined, 'ssh']);
  });

  it('has a certain result when every rule decides the same', () =>
    expect(verdict([ssh, rule('all', { priority: 200 })], { protocol: undefined })).toEqual([
      'allow',
      'all',
    ]));
});

describe('an endpoint', () => {
  it('is found by its address', () => {
    expect(at('10.0.0.7')).toMatchObject({ instance: 'web', subnet: 'front', vpc: 'main' });
    expect(at('10.0.1.99')).toMatchObject({ instance: null, subnet: 'back', vpc: 'main' });
    expect(at('203.0.113.9')).toMatchObject({ instance: null, subnet: null, vpc: null });
  });

  it('is unknown where the interfaces are unknown', () => {
    const address = parseAddress('10.0.0.7');
    if (!address) throw new Error('no address');
    const peer = peerOfAddress({ ...FACTS, interfaces: undefined }, address);
    expect(peer).toMatchObject({ instance: undefined, subnet: 'front', vpc: 'main' });
    expect(peersOfInstance({ ...FACTS, interfaces: undefined }, 'web')).toEqual([
      { instance: 'web', vpc: 'main' },
    ]);
  });

  it('is one per interface of an instance', () => {
    expect(peersOfInstance(FACTS, 'db').map(({ subnet }) => subnet)).toEqual(['back', 'front']);
    expect(peersOfInstance(FACTS, 'idle')).toEqual([]);
  });
});

it('every rule that matches has its role, in order', () => {
  const rules = [
    rule('last', { priority: 300, action: 'deny' }),
    rule('some', { priority: 1, filters: { ports: ['80'] } }),
    rule('this', { priority: 200 }),
    rule('other', { priority: 2, targets: [{ type: 'instance', value: 'db' }] }),
  ];
  const parts = decide(rules, traffic({ port: undefined })).considered;
  expect(parts.map(({ rule: { name }, part }) => `${name} ${part}`)).toEqual([
    'some may decide',
    'this decides',
    'last shadowed',
  ]);
});

describe('the internet', () => {
  const from = (value: string, publicVersion: 4 | 6 = 4) =>
    matchesRule(
      rule('r', { filters: { hosts: [{ type: 'ip_net', value }] } }),
      traffic({ remote: { publicVersion } }),
    );

  it.each([
    ['0.0.0.0/0', 4, 'yes'],
    ['::/0', 4, 'no'],
    ['::/0', 6, 'yes'],
    ['10.0.0.0/8', 4, 'no'],
    ['198.51.100.0/24', 4, 'maybe'],
  ] as const)('is matched by %s in version %s: %s', (value, version, expected) =>
    expect(from(value, version)).toBe(expected),
  );
});
