import { parseAddress } from '@console/shared/format';
import { type Consequences, resultOf, type Row } from '../firewall-rules/effective/consequences.ts';
import {
  type End,
  insideEnds,
  outsideEnds,
  pairsOf,
  united,
} from '../firewall-rules/effective/consequences-ends.ts';
import {
  type Change,
  type Found,
  type Kinds,
  verdictsOf,
} from '../firewall-rules/effective/consequences-traffic.ts';
import type { RuleBody } from '../firewall-rules/rule-set.ts';
import { alikeIn, leadsThrough } from './alike.ts';
import type { InterfaceFact } from './facts.ts';
import {
  comparingRoutes,
  fateOf,
  namedByRoutes,
  onlyRoutes,
  type RoutedFacts,
} from './route-consequences.ts';

/** The facts of a VPC around an interface. `externalIps` are those of its instance; `undefined` when they are not known. */
export interface InterfaceFacts extends RoutedFacts {
  readonly rules: readonly RuleBody[];
  /** Names of the VPCs of the project. */
  readonly vpcs: readonly string[] | undefined;
}

/** A change of one interface of an instance. */
export type InterfaceChange =
  | {
      readonly kind: 'added' | 'removed';
      readonly own: InterfaceFact;
      /** The text in place of its address, when the server chooses the address. */
      readonly label?: string;
    }
  | { readonly kind: 'transit'; readonly address: string; readonly transitIps: readonly string[] };

const at = (address: string) => (one: InterfaceFact) => one.address === address;

/** The facts with an interface, and those without it. */
function pairOf(facts: InterfaceFacts, own: InterfaceFact) {
  const others = facts.interfaces.filter((one) => !at(own.address)(one));
  return {
    without: { ...facts, interfaces: others },
    present: { ...facts, interfaces: [...others, own] },
  };
}

/** The facts in which traffic from outside finds its way to an interface: to the primary one, at addresses of its IP version. */
function waysIn(facts: InterfaceFacts, own: InterfaceFact, end: End): RoutedFacts {
  const version = end.peer.address?.version;
  const usable = facts.externalIps?.filter(
    ({ instance, address }) => instance === own.instance && parseAddress(address)?.version === version,
  );
  return { ...onlyRoutes(facts), externalIps: own.primary ? usable : [] };
}

/** The effect of routes on traffic between two ends. Those of another VPC are not known. */
const routesOf = (facts: RoutedFacts, from: End, to: End) =>
  from.kind === 'vpc' || to.kind === 'vpc' ? 'unknown' : fateOf(facts, from, to).verdict;

/** The kinds of traffic that rules let pass, or may let pass. */
const letPass = (rules: readonly RuleBody[], from: End, to: End): Found =>
  verdictsOf(rules, {
    from: { peer: from.peer, isInside: from.kind === 'instance' },
    to: { peer: to.peer, isInside: to.kind === 'instance' },
  }).filter(({ change }) => change !== 'blocked');

/** Computes the value of a key once. */
function once<Value>() {
  const known = new Map<string, Value>();
  return (key: string, compute: () => Value): Value => {
    const value = known.get(key) ?? compute();
    known.set(key, value);
    return value;
  };
}

/** The kinds of traffic between an interface and another end that pass, or may pass, by routes and rules. */
function passing(facts: InterfaceFacts, own: InterfaceFact, end: End) {
  const alike = alikeIn(facts, facts.rules);
  const [out, into] = [onlyRoutes(facts), waysIn(facts, own, end)];
  const [byRules, byRoutes] = [once<Found>(), once<ReturnType<typeof routesOf>>()];
  return (other: End, isOut: boolean): Found => {
    const [from, to] = isOut ? [end, other] : [other, end];
    const found = byRules(`${isOut} ${alike.byRules(other)}`, () => letPass(facts.rules, from, to));
    if (found.length === 0) return found;
    const key = isOut ? `to ${alike.asTarget(other)}` : `from ${alike.asSource(other)}`;
    const route = byRoutes(key, () => routesOf(isOut ? out : into, from, to));
    if (route === 'denied') return [];
    return route === 'unknown' ? found.map(({ kinds }) => ({ change: route, kinds })) : found;
  };
}

/** Unites ends whose traffic with the interface has the same change. */
function rowsOf(own: End, cells: readonly { change: Change; kinds: Kinds; isOut: boolean; end: End }[]) {
  const same = Map.groupBy(cells, ({ change, kinds, isOut }) => JSON.stringify([change, kinds, isOut]));
  return [...same.values()].flatMap((all): Row[] => {
    const [first] = all;
    if (!first) return [];
    const others = united(all.map(({ end }) => end));
    const [from, to] = first.isOut ? [[own], others] : [others, [own]];
    return [{ change: first.change, kinds: first.kinds, from, to, flows: pairsOf(from, to) }];
  });
}

/** The flows of an interface that pass, or may pass: those that begin or end with it. */
function* flowsOf(
  facts: InterfaceFacts,
  own: InterfaceFact,
  change: 'allowed' | 'blocked',
  label: string | undefined,
): Generator<void, readonly Row[]> {
  const inside = insideEnds(facts);
  const end = inside.find((one) => one.kind === 'instance' && one.address === own.address);
  if (!end) return [];
  const known = { ...facts, instances: undefined };
  const outside = outsideEnds(facts.rules, known, namedByRoutes(facts));
  const others = inside.filter((one) => one.kind === 'instance' && one.name !== own.instance);
  const { version } = end.peer.address ?? {};
  const passes = passing(facts, own, end);
  const cells = [];
  for (const other of [...others, ...outside]) {
    if (version && other.peer.address && other.peer.address.version !== version) continue;
    yield;
    for (const isOut of [true, false])
      for (const { change: verdict, kinds } of passes(other, isOut))
        cells.push({ change: verdict === 'unknown' ? verdict : change, kinds, isOut, end: other });
  }
  return rowsOf(label === undefined || end.kind !== 'instance' ? end : { ...end, address: label }, cells);
}

/**
 * The consequences of a change of an interface: its own flows by routes and firewall rules, if the instance runs, and flows between
 * others whose route goes through it. It yields between parts of the work.
 */
export function* comparingInterface(
  facts: InterfaceFacts,
  change: InterfaceChange,
): Generator<void, Consequences> {
  if (change.kind === 'transit') {
    const { address, transitIps } = change;
    const own = facts.interfaces.find(at(address));
    if (!own || !leadsThrough(facts, own)) return resultOf([]);
    const interfaces = facts.interfaces.map((one) => (at(address)(one) ? { ...one, transitIps } : one));
    return yield* comparingRoutes(facts, { ...facts, interfaces });
  }
  const { kind, own } = change;
  const { without, present } = pairOf(facts, own);
  const rows = yield* flowsOf(present, own, kind === 'added' ? 'allowed' : 'blocked', change.label);
  const [before, after] = kind === 'added' ? [without, present] : [present, without];
  // Other flows are the same when no route leads through the interface
  if (!leadsThrough(facts, own)) return resultOf(rows);
  const through = yield* comparingRoutes(before, after, insideEnds(without));
  return resultOf([...rows, ...through.rows]);
}
