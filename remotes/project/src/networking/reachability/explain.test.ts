import { describe, expect, it } from 'vitest';
import { parseAddress } from '@console/shared/format';
import { explain, type Explanation } from './explain.ts';
import type { End, ReachFacts } from './facts.ts';
import { allowAll, denying, FACTS, route } from './test-facts.ts';

/** `web`, `10.0.0.7` or `internet`. */
function end(text: string): End {
  const address = parseAddress(text);
  if (address) return { kind: 'address', address };
  return text === 'internet' ? { kind: 'internet' } : { kind: 'instance', name: text };
}

const ask = (from: string, to: string, facts: Partial<ReachFacts> = {}): Explanation =>
  explain({ ...FACTS, ...facts }, { from: end(from), to: end(to) });

/** The last step before the firewall, and the steps that block the traffic. */
const told = ({ steps }: Explanation) =>
  steps
    .filter(({ outcome }) => outcome !== 'passes')
    .map(({ at, outcome, text }) => `${at} ${outcome}: ${text}`);

/** Routes of the subnets, and a default route with a target. */
const leadingTo = (target: Parameters<typeof route>[2]): Partial<ReachFacts> => ({
  systemRoutes: [route('way', { type: 'ip_net', value: '0.0.0.0/0' }, target)],
});

describe('within the VPC', () => {
  // @sheet network-access/B-F3 network-access/B-F4
  it('goes from subnet to subnet, step by step', () => {
    const { verdict, steps } = ask('web', 'db');
    expect(verdict).toBe('allowed');
    expect(steps.map(({ at, text }) => `${at}: ${text}`)).toEqual([
      'source: web (10.0.0.7) sends from subnet front',
      'router: Subnet front uses the system router',
      'route: Route back of the system router applies: /24 is the longest match',
      'destination: db (10.0.1.7) is in subnet back',
      'firewall: Rule all allows traffic out of web (10.0.0.7)',
      'firewall: Rule all allows traffic into db (10.0.1.7)',
    ]);
  });

  it('the longest prefix wins, here one that drops', () => {
    expect(told(ask('db', 'web'))).toEqual(['route stops: Route to-web drops the traffic']);
  });

  it('of equal prefixes, the custom router wins', () => {
    const facts = { interfaces: [...(FACTS.interfaces ?? []), WORKER] };
    expect(told(ask('db', 'worker', facts))).toEqual([
      'peer unknown: It is not known whether instance gate forwards traffic',
    ]);
    expect(ask('db', 'gate').verdict).toBe('allowed');
  });

  it('rules of both endpoints are evaluated', () => {
    expect(told(ask('web', 'db', { decide: denying('outbound') }))).toEqual([
      'firewall stops: Rule none denies traffic out of web (10.0.0.7)',
    ]);
    expect(told(ask('web', 'db', { decide: denying('inbound') }))).toEqual([
      'firewall stops: Rule none denies traffic into db (10.0.1.7)',
    ]);
  });

  it('an earlier rule that may match leaves the result open', () => {
    const decide = () => ({
      ...allowAll(),
      by: undefined,
      unless: [{ name: 'one' }, { name: 'two' }],
      considered: [],
    });
    expect(told(ask('web', 'db', { decide }))[0]).toBe(
      'firewall unknown: The default allows traffic out of web (10.0.0.7), except what one or two denies',
    );
  });

  it('protocol and port are passed to the rules', () => {
    const asked: unknown[] = [];
    const decide: ReachFacts['decide'] = (traffic) => {
      asked.push([
        traffic.direction,
        traffic.local.instance,
        traffic.remote.instance,
        traffic.protocol,
        traffic.port,
      ]);
      return allowAll();
    };
    explain({ ...FACTS, decide }, { from: end('web'), to: end('db'), protocol: 'TCP', port: 22 });
    expect(asked).toEqual([
      ['outbound', 'web', 'db', 'TCP', 22],
      ['inbound', 'db', 'web', 'TCP', 22],
    ]);
  });
});

const WORKER = { instance: 'worker', subnet: 'front', address: '10.0.0.9', primary: true };

describe('out of the VPC', () => {
  it('takes the default route and its gateway', () => {
    expect(ask('web', 'internet').verdict).toBe('allowed');
    expect(ask('web', '192.0.2.1').verdict).toBe('allowed');
  });

  it.each([
    [{ type: 'drop' }, 'route stops: Route way drops the traffic'],
    [{ type: 'internet_gateway', value: 'bare' }, /^gateway stops: .* neither an address nor an IP pool/],
    [{ type: 'internet_gateway', value: 'gone' }, 'gateway stops: There is no internet gateway gone'],
    [{ type: 'instance', value: 'gate' }, /^peer unknown: .* whether instance gate forwards/],
    [{ type: 'instance', value: 'gone' }, 'peer stops: No instance gone is in the VPC'],
    [{ type: 'ip', value: '10.0.0.8' }, /^peer unknown: .* whether 10\.0\.0\.8 forwards/],
    [{ type: 'ip', value: '10.0.0.99' }, /^peer stops: Route way leads to 10\.0\.0\.99, which no instance/],
    [{ type: 'subnet', value: 'front' }, 'destination stops: 192.0.2.1 is not in subnet front'],
    [{ type: 'vpc', value: 'other' }, /^peer unknown: .* what VPC other does/],
  ] as const)('over %j', (target, text) => {
    const said = told(ask('web', '192.0.2.1', leadingTo(target)));
    expect(said).toEqual([typeof text === 'string' ? text : expect.stringMatching(text)]);
  });

  it('not without a route', () => {
    expect(told(ask('web', '192.0.2.1', { systemRoutes: [] }))).toEqual([
      'route stops: No route matches 192.0.2.1',
    ]);
    expect(told(ask('db', '198.51.100.9'))).toEqual(['route stops: Route to-test drops the traffic']);
  });
});

describe('into the VPC', () => {
  it('only to an instance with an external address', () => {
    expect(ask('internet', 'web').verdict).toBe('allowed');
    expect(ask('192.0.2.1', '203.0.113.7').verdict).toBe('allowed');
    expect(told(ask('internet', 'db'))).toEqual(['destination stops: db (10.0.1.7) has no external address']);
    expect(told(ask('internet', 'web', { decide: denying('inbound') }))).toEqual([
      'firewall stops: Rule none denies traffic into web (10.0.0.7)',
    ]);
  });

  it('an external address from inside is unknown', () => {
    expect(told(ask('db', '203.0.113.7'))).toEqual([
      'gateway unknown: It is not known whether 203.0.113.7 is reachable from inside the VPC',
    ]);
  });
});

describe('endpoints that do not exist', () => {
  it.each([
    ['nobody', 'db', 'source stops: Instance nobody has no interface in this VPC'],
    ['web', '10.0.1.200', 'destination stops: No instance has 10.0.1.200, an address of subnet back'],
    ['internet', '192.0.2.1', 'source unknown: Neither the internet nor 192.0.2.1 is in this VPC'],
    [
      'web',
      'fd00:0:0:9::1',
      'source stops: The source and destination have no addresses of the same IP version',
    ],
  ])('from %s to %s', (from, to, text) => {
    expect(told(ask(from, to))).toEqual([text]);
  });
});

describe('several interfaces', () => {
  const both = [
    ...(FACTS.interfaces ?? []),
    { instance: 'web', subnet: 'back', address: '10.0.1.8', primary: false },
  ];

  it('with the same result have an answer', () => {
    expect(ask('web', 'internet', { interfaces: both }).verdict).toBe('allowed');
  });

  it('with different results leave it open', () => {
    const answer = ask('web', '198.51.100.9', { interfaces: both });
    expect(answer.verdict).toBe('unknown');
    expect(told(answer)[0]).toBe('source unknown: The answer depends on the interface that is used');
  });
});

describe('unknown facts', () => {
  it.each([
    ['subnets', 'web', 'db'],
    ['interfaces', 'web', 'db'],
    ['systemRoutes', 'web', 'db'],
    ['gateways', 'web', 'internet'],
    ['externalIps', 'internet', 'web'],
    ['decide', 'web', 'db'],
  ] as const)('without %s, from %s to %s', (part, from, to) => {
    expect(ask(from, to, { [part]: undefined }).verdict).toBe('unknown');
  });

  it('do not matter when another step blocks the traffic', () => {
    expect(ask('db', 'web', { decide: undefined, gateways: undefined }).verdict).toBe('denied');
  });
});
