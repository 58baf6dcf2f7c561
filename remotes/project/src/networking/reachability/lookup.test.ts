import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatAddress, type IpAddress, parseAddress } from '@console/shared/format';
import type { ReachFacts, RouteFact, SubnetFact } from './facts.ts';
import { lookup } from './lookup.ts';
import { FACTS, route } from './test-facts.ts';

/** Addresses in and around 10.0.0.0/28, so that routes overlap. */
const address = fc.nat(31).map((last): IpAddress => ({ version: 4, value: 0x0a000000n + BigInt(last) }));
const text = address.map(formatAddress);

const destination = fc.oneof(
  text.map((value) => ({ type: 'ip', value }) as const),
  fc
    .tuple(text, fc.integer({ min: 26, max: 32 }))
    .map(([one, width]) => ({ type: 'ip_net', value: `${one}/${width}` }) as const),
  fc.constantFrom(
    { type: 'ip_net', value: '0.0.0.0/0' } as const,
    { type: 'ip_net', value: '::/0' } as const,
  ),
  fc.constantFrom('low', 'high', 'gone').map((value) => ({ type: 'subnet', value }) as const),
  fc.constantFrom('main').map((value) => ({ type: 'vpc', value }) as const),
);
const target = fc.constantFrom<RouteFact['target']>(
  { type: 'drop' },
  { type: 'internet_gateway', value: 'out' },
  { type: 'instance', value: 'web' },
);
const routes = fc
  .array(fc.tuple(destination, target), { maxLength: 6 })
  .map((all) => all.map(([from, to], index) => route(`r${index}`, from, to)));

const SUBNETS: readonly SubnetFact[] = [
  { name: 'low', ipv4Block: '10.0.0.0/29', ipv6Block: 'fd00:0:0:1::/64', customRouter: 'own' },
  { name: 'high', ipv4Block: '10.0.0.8/29', ipv6Block: 'fd00:0:0:2::/64', customRouter: null },
];

/** The bits of an IPv4 address as text. */
const bitsOf = (dotted: string): string =>
  dotted
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');

/** The naive reference: prefixes as text, every length tried from the longest on, the custom router first. */
function reference(custom: readonly RouteFact[], system: readonly RouteFact[], to: string): string {
  const prefixes = ({ destination: { type, value } }: RouteFact): string[] => {
    if (type === 'ip') return [bitsOf(value)];
    if (type === 'subnet')
      return SUBNETS.filter(({ name }) => name === value).map(({ ipv4Block }) => cut(ipv4Block));
    if (type === 'vpc') return SUBNETS.map(({ ipv4Block }) => cut(ipv4Block));
    return value.includes(':') ? [] : [cut(value)];
  };
  const cut = (net: string): string => {
    const [first = '', width] = net.split('/');
    return bitsOf(first).slice(0, Number(width));
  };
  for (let length = 32; length >= 0; length -= 1)
    for (const table of [custom, system]) {
      const wanted = bitsOf(to).slice(0, length);
      const found = table.filter((one) => prefixes(one).includes(wanted));
      const targets = new Set(found.map((one) => JSON.stringify(one.target)));
      if (targets.size > 1) return 'unknown';
      const [only] = targets;
      if (only !== undefined) return `${table === custom ? 'custom' : 'system'} ${length} ${only}`;
    }
  return 'none';
}

const factsOf = (custom: readonly RouteFact[], system: readonly RouteFact[]): ReachFacts => ({
  ...FACTS,
  subnets: SUBNETS,
  systemRoutes: system,
  customRoutes: new Map([['own', custom]]),
});

const [LOW, HIGH] = SUBNETS;

function answer(facts: ReachFacts, subnet: SubnetFact | undefined, to: IpAddress): string {
  if (!subnet) throw new Error('no subnet');
  const taken = lookup(facts, subnet, to);
  if (taken.kind !== 'found') return taken.kind;
  const { router, width } = taken.found;
  return `${router === undefined ? 'system' : 'custom'} ${width} ${JSON.stringify(taken.found.route.target)}`;
}

// @sheet network-access/15.63 network-access/B-F3 network-access/B-F4
test('the route is that of the reference, bit by bit', () => {
  fc.assert(
    fc.property(routes, routes, address, (custom, system, to) => {
      const facts = factsOf(custom, system);
      expect(answer(facts, LOW, to)).toBe(reference(custom, system, formatAddress(to)));
      expect(answer(facts, HIGH, to)).toBe(reference([], system, formatAddress(to)));
    }),
    { numRuns: 500 },
  );
});

test('the order of the routes does not matter', () => {
  fc.assert(
    fc.property(routes, routes, address, (custom, system, to) => {
      const turned = factsOf(custom.toReversed(), system.toReversed());
      expect(answer(turned, LOW, to)).toBe(answer(factsOf(custom, system), LOW, to));
    }),
  );
});

describe('unknown facts', () => {
  const to = parseAddress('10.0.0.3') ?? { version: 4, value: 0n };
  const peered = route('peered', { type: 'vpc', value: 'other' }, { type: 'vpc', value: 'other' });
  const drop = (value: string) => route('drop', { type: 'ip', value }, { type: 'drop' });

  it('the networks of another VPC could have the longer prefix', () => {
    expect(answer(factsOf([], [peered]), LOW, to)).toBe('unknown');
    expect(answer(factsOf([], [peered, drop('10.0.0.3')]), LOW, to)).toBe('unknown');
    // No prefix is longer than this one, and the custom router comes first
    expect(answer(factsOf([drop('10.0.0.3')], [peered]), LOW, to)).toBe('custom 32 {"type":"drop"}');
  });

  it('unreadable routers leave the result open too', () => {
    expect(answer({ ...factsOf([], []), customRoutes: new Map() }, LOW, to)).toBe('unknown');
    expect(answer({ ...factsOf([], []), systemRoutes: undefined }, HIGH, to)).toBe('unknown');
    expect(LOW && answer(factsOf([], []), { ...LOW, customRouter: undefined }, to)).toBe('unknown');
  });

  it('unknown names match nothing, and neither do invalid ones', () => {
    const gone = route('gone', { type: 'subnet', value: 'gone' }, { type: 'drop' });
    const odd = route('odd', { type: 'ip_net', value: 'odd' }, { type: 'drop' });
    expect(answer(factsOf([gone, odd], [drop('odd')]), LOW, to)).toBe('none');
  });

  it('only default routes apply to any address', () => {
    const any = { version: 4, value: 'any' } as const;
    const facts = factsOf([drop('10.0.0.3')], FACTS.systemRoutes ?? []);
    const found = LOW && lookup(facts, LOW, any);
    expect(found).toMatchObject({ kind: 'found', found: { width: 0, route: { name: 'default-v4' } } });
  });
});
