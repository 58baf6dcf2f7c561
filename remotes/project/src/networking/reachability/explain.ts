import { formatAddress } from '@console/shared/format';
import type { Traffic } from '../firewall-rules/effective/match.ts';
import type { ReachFacts, ReachQuestion, SubnetFact } from './facts.ts';
import { afterRoute } from './hops.ts';
import { type Goal, lookup } from './lookup.ts';
import { partlyOf } from './partly.ts';
import { type Inside, nameOf, peerOf, type Place, resolveEnd } from './places.ts';
import { type Piece, say, step, type Step, the } from './steps.ts';

/** The result and the steps of the traffic. */
export interface Explanation {
  readonly verdict: 'allowed' | 'denied' | 'unknown';
  readonly steps: readonly Step[];
}

/** One blocking step is sufficient; an unknown step leaves the result open. */
function verdictOf(steps: readonly Step[]): Explanation['verdict'] {
  if (steps.some(({ outcome }) => outcome === 'stops')) return 'denied';
  return steps.some(({ outcome }) => outcome === 'unknown') ? 'unknown' : 'allowed';
}

/** Destination addresses for the route lookup: without one, any address of the source's version. */
const goalOf = (from: Inside, to: Place): Goal =>
  targetOf(to) ?? {
    version: from.address.version,
    value: 'any',
  };

/** The steps from an interface through its subnet and routers to the target of the route. */
function stepsOut(facts: ReachFacts, from: Inside, to: Place): Step[] {
  const source = step(
    'source',
    'passes',
    say`${nameOf(from)} sends from subnet ${the('subnet', from.subnet)}`,
  );
  const subnet = facts.subnets?.find(({ name }) => name === from.subnet);
  if (!subnet) return [source, step('subnet', 'unknown', say`Subnet ${from.subnet} could not be loaded`)];
  const taken = lookup(facts, subnet, goalOf(from, to));
  const before = [source, routersOf(subnet)];
  if (taken.kind === 'unknown') return [...before, step('route', 'unknown', taken.why)];
  if (taken.kind === 'none') return [...before, step('route', 'stops', say`No route matches ${nameOf(to)}`)];
  const { route, router, width } = taken.found;
  const of = router === undefined ? [SYSTEM] : say`router ${the('router', router)}`;
  const found = step(
    'route',
    'passes',
    say`Route ${route.name} of ${of} applies: /${width} is the longest match`,
  );
  return [...before, found, afterRoute(facts, taken.found, to)];
}

const SYSTEM = the('router', 'system', 'the system router');

function routersOf({ name, customRouter }: SubnetFact): Step {
  const subnet = the('subnet', name);
  if (customRouter)
    return step(
      'router',
      'passes',
      say`Subnet ${subnet} uses router ${the('router', customRouter)} and ${SYSTEM}`,
    );
  return step('router', customRouter === null ? 'passes' : 'unknown', say`Subnet ${subnet} uses ${SYSTEM}`);
}

/** The verdict of one endpoint's rules. */
function firewall(facts: ReachFacts, traffic: Traffic, whose: readonly Piece[]): Step {
  const decision = facts.decide?.(traffic);
  const way = traffic.direction === 'inbound' ? 'into' : 'out of';
  if (!decision)
    return step(
      'firewall',
      'unknown',
      say`The firewall rules for traffic ${way} ${whose} could not be loaded`,
    );
  const { verdict, by, unless, considered } = decision;
  const who = by ? say`Rule ${the('rule', by.name)}` : ['The default'];
  const said = say`${who} ${verdict === 'allow' ? 'allows' : 'denies'} traffic ${way} ${whose}`;
  if (unless.length > 0)
    return {
      ...step(
        'firewall',
        'unknown',
        say`${said}, except what ${unless.flatMap(listed)} ${verdict === 'allow' ? 'denies' : 'allows'}`,
      ),
      rules: considered,
      partly: partlyOf(decision, traffic),
    };
  return { ...step('firewall', verdict === 'allow' ? 'passes' : 'stops', said), rules: considered, traffic };
}

const listed = ({ name }: { readonly name: string }, index: number): readonly Piece[] => [
  ...(index === 0 ? [] : [' or ']),
  the('rule', name),
];

const ASLEEP: ReadonlySet<string | undefined> = new Set(['stopped', 'failed', 'destroyed']);
const AWAKE: ReadonlySet<string | undefined> = new Set(['running', undefined]);

/** A step for an instance that cannot send or respond: none when it is running. */
function machine({ interfaces }: ReachFacts, at: 'source' | 'destination', place: Place): readonly Step[] {
  if (place.side === 'outside') return [];
  const state = interfaces?.find(({ instance }) => instance === place.instance)?.state;
  if (AWAKE.has(state)) return [];
  const sentence = say`${nameOf(place)} is ${state ?? ''}`;
  return [step(at, ASLEEP.has(state) ? 'stops' : 'unknown', sentence)];
}

/** The steps from outside to an interface: only possible at an external address. */
function stepsIn({ externalIps }: ReachFacts, from: Place, to: Inside): Step[] {
  const source = step('source', 'passes', say`Traffic comes from ${nameOf(from)}`);
  if (to.via)
    return [source, step('destination', 'passes', say`${formatAddress(to.via)} belongs to ${nameOf(to)}`)];
  if (externalIps === undefined)
    return [
      source,
      step(
        'destination',
        'unknown',
        say`The external addresses of ${the('instance', to.instance)} could not be loaded`,
      ),
    ];
  const own = externalIps.filter(({ instance }) => instance === to.instance).map(({ address }) => address);
  if (own.length === 0)
    return [source, step('destination', 'stops', say`${nameOf(to)} has no external address`)];
  const addresses = own.length === 1 ? 'address' : 'addresses';
  return [
    source,
    step('destination', 'passes', say`${nameOf(to)} has the external ${addresses} ${own.join(', ')}`),
  ];
}

/** The steps between two places. */
function between(facts: ReachFacts, from: Place, to: Place, { protocol, port }: ReachQuestion): Step[] {
  if (from.side === 'outside' && to.side === 'outside')
    return [step('source', 'unknown', say`Neither ${nameOf(from)} nor ${nameOf(to)} is in this VPC`)];
  const ends = { protocol, port };
  const version = (from.address ?? targetOf(to))?.version;
  const [here, there] = [peerOf(facts, from, version), peerOf(facts, to, version)];
  const way =
    from.side === 'inside' ? stepsOut(facts, from, to) : to.side === 'inside' ? stepsIn(facts, from, to) : [];
  const out =
    from.side === 'inside'
      ? [firewall(facts, { ...ends, direction: 'outbound', local: here, remote: there }, nameOf(from))]
      : [];
  const into =
    to.side === 'inside'
      ? [firewall(facts, { ...ends, direction: 'inbound', local: there, remote: here }, nameOf(to))]
      : [];
  const machines = [...machine(facts, 'source', from), ...machine(facts, 'destination', to)];
  return [...machines, ...way, ...out, ...into];
}

/** The destination address. */
const targetOf = (to: Place) => (to.side === 'inside' ? (to.via ?? to.address) : to.address);

/** Addresses of one version can reach each other; a place without an address has both versions. */
const isPair = (from: Place, to: Place): boolean => {
  const target = targetOf(to);
  return !from.address || !target || from.address.version === target.version;
};

/**
 * Whether one endpoint reaches the other, in one direction, and by which steps: address, subnet, router, route by longest prefix,
 * gateway or peer, firewall rules (docs/screens/network-access.md section 17, B-F3 and B-F4). Data that the API does not return is
 * unknown. An endpoint with several interfaces has an answer when all of them have the same.
 */
export function explain(facts: ReachFacts, question: ReachQuestion): Explanation {
  const from = resolveEnd(facts, question.from);
  const to = resolveEnd(facts, question.to);
  if (from.kind !== 'places' || to.kind !== 'places') {
    const steps = [
      ...(from.kind === 'places' ? [] : [unresolved('source', from)]),
      ...(to.kind === 'places' ? [] : [unresolved('destination', to)]),
    ];
    return { verdict: verdictOf(steps), steps };
  }
  const ways = from.places.flatMap((source) =>
    to.places
      .filter((target) => isPair(source, target))
      .map((target) => between(facts, source, target, question)),
  );
  const [first, ...others] = ways;
  if (!first)
    return {
      verdict: 'denied',
      steps: [step('source', 'stops', 'The source and destination have no addresses of the same IP version')],
    };
  const verdict = verdictOf(first);
  if (others.length === 0) return { verdict, steps: first };
  // Which part passes can differ between interfaces
  const steps = first.map(({ partly: _, ...one }): Step => one);
  if (others.every((way) => verdictOf(way) === verdict)) return { verdict, steps };
  return {
    verdict: 'unknown',
    steps: [step('source', 'unknown', 'The answer depends on the interface that is used'), ...steps],
  };
}

const unresolved = (
  at: 'source' | 'destination',
  { kind, why }: { kind: 'nowhere' | 'unknown'; why: string },
): Step => step(at, kind === 'nowhere' ? 'stops' : 'unknown', why);
