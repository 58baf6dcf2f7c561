import { type Consequences, resultOf, type Row } from '../firewall-rules/effective/consequences.ts';
import {
  type End as FlowEnd,
  insideEnds,
  type NamedNet,
  networkEnds,
  pairsOf,
  united,
} from '../firewall-rules/effective/consequences-ends.ts';
import type { Change } from '../firewall-rules/effective/consequences-traffic.ts';
import { explain } from './explain.ts';
import type { Decision, End, InterfaceFact, ReachFacts, RouteFact, SubnetFact } from './facts.ts';

/** The facts of the routes of a VPC, all of which are known. */
export interface RoutedFacts extends ReachFacts {
  readonly subnets: readonly SubnetFact[];
  readonly interfaces: readonly InterfaceFact[];
  readonly systemRoutes: readonly RouteFact[];
}

const ALLOWED: Decision = { verdict: 'allow', by: undefined, unless: [], considered: [] };

/** The same facts without those that are not about routes: firewall rules, states of instances, and inbound paths from outside. */
export const onlyRoutes = (facts: RoutedFacts): RoutedFacts => ({
  ...facts,
  interfaces: facts.interfaces.map((one) => ({ ...one, state: undefined })),
  externalIps: [],
  decide: () => ALLOWED,
});

/** An end of a flow as a question names it. */
function endOf(end: FlowEnd): End {
  const { address } = end.peer;
  if (!address || (end.kind === 'network' && end.net.width === 0)) return { kind: 'internet' };
  return { kind: 'address', address };
}

/** The effect of the routes on traffic, and the unknown facts on which it depends. */
export function fateOf(facts: RoutedFacts, from: FlowEnd, to: FlowEnd) {
  const { verdict, steps } = explain(facts, { from: endOf(from), to: endOf(to) });
  const open = steps.filter(({ outcome }) => outcome === 'unknown').map(({ text }) => text);
  return { verdict, open: open.join() };
}

function changeOf(before: RoutedFacts, after: RoutedFacts, from: FlowEnd, to: FlowEnd): Change | undefined {
  const was = fateOf(before, from, to);
  const is = fateOf(after, from, to);
  if (was.verdict === 'unknown' || is.verdict === 'unknown')
    return was.verdict === is.verdict && was.open === is.open ? undefined : 'unknown';
  if (was.verdict === is.verdict) return undefined;
  return is.verdict === 'allowed' ? 'allowed' : 'blocked';
}

/** All traffic: routes do not depend on ports. */
const KINDS = { TCP: [[0, 65_535]], UDP: [[0, 65_535]], ICMP: true } as const;

/** Ends by subnet and IP version: their traffic takes the same routes. */
function sourcesOf(ends: readonly FlowEnd[]): readonly (readonly FlowEnd[])[] {
  const groups = Map.groupBy(ends, ({ peer }) => `${peer.subnet} ${peer.address?.version}`);
  return [...groups.values()].filter(([first]) => first?.peer.address !== undefined);
}

/** The networks that routes and transit IPs distinguish. */
export function namedByRoutes({ systemRoutes, customRoutes, interfaces }: RoutedFacts): readonly NamedNet[] {
  const routes = [...systemRoutes, ...[...customRoutes.values()].flat()];
  const transit = interfaces.flatMap(({ transitIps = [] }) => transitIps);
  return [
    ...routes.map(({ destination }) => destination),
    ...transit.map((value): NamedNet => ({ type: 'ip_net', value })),
  ];
}

/**
 * The consequences of other routes, by the steps of reachability. It yields between parts of the work.
 * @param inside the interfaces that are compared, by default those of before
 */
export function* comparingRoutes(
  was: RoutedFacts,
  is: RoutedFacts,
  inside: readonly FlowEnd[] = insideEnds(was),
): Generator<void, Consequences> {
  const [before, after] = [onlyRoutes(was), onlyRoutes(is)];
  const networks = networkEnds([before, after].flatMap(namedByRoutes), before);
  const destinations = [...inside.filter(({ peer }) => peer.address), ...networks];
  const rows = new Map<
    string,
    { readonly change: Change; readonly from: FlowEnd[]; readonly to: FlowEnd[] }
  >();
  for (const sources of sourcesOf(inside)) {
    const found = new Map<Change, number[]>();
    for (const [index, to] of destinations.entries()) {
      yield;
      const from = sources.find((one) => one !== to);
      if (!from || from.peer.address?.version !== to.peer.address?.version) continue;
      const change = changeOf(before, after, from, to);
      if (change) found.set(change, [...(found.get(change) ?? []), index]);
    }
    for (const [change, indices] of found) {
      const key = `${change} ${indices.join()}`;
      const to = destinations.filter((_, index) => indices.includes(index));
      const row = rows.get(key) ?? { change, from: [], to };
      row.from.push(...sources);
      rows.set(key, row);
    }
  }
  return resultOf(
    [...rows.values()].map(({ change, from, to }): Row => {
      const targets = united(to);
      return { change, kinds: KINDS, from, to: targets, flows: pairsOf(from, targets) };
    }),
  );
}

/** A change of the effect of routes. */
export type RouteChange =
  | {
      readonly router: string;
      /** The names of the routes that are changed or deleted. */
      readonly old?: readonly string[] | undefined;
      readonly next?: RouteFact | undefined;
    }
  | { readonly subnet: string; /** The id of its custom router. */ readonly routerId: string | null };

/**
 * The facts after a change.
 * @param nameOf the name of a router by its id
 */
export function changedFacts(
  facts: RoutedFacts,
  change: RouteChange,
  nameOf: (id: string) => string | undefined,
): RoutedFacts {
  if ('subnet' in change) {
    const customRouter = change.routerId === null ? null : nameOf(change.routerId);
    const subnets = facts.subnets.map((one) => (one.name === change.subnet ? { ...one, customRouter } : one));
    return { ...facts, subnets };
  }
  const { router, old, next } = change;
  const replaced = (routes: readonly RouteFact[]) => [
    ...routes.filter(({ name }) => !old?.includes(name)),
    ...(next ? [next] : []),
  ];
  const own = facts.customRoutes.get(router);
  if (!own) return { ...facts, systemRoutes: replaced(facts.systemRoutes) };
  return { ...facts, customRoutes: new Map([...facts.customRoutes, [router, replaced(own)]]) };
}
