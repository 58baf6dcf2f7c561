import type { RouteDestination } from '@console/shared/api';
import {
  hasAddress,
  IP_BITS,
  type IpAddress,
  type IpNet,
  type IpVersion,
  parseAddress,
  parseNet,
} from '@console/shared/format';
import type { ReachFacts, RouteFact, SubnetFact } from './facts.ts';

/** The route that traffic takes, and its router: the system router when that is undefined. */
export interface Found {
  readonly route: RouteFact;
  readonly router: string | undefined;
  /** Prefix length of the route's destination. */
  readonly width: number;
}

/** The route that traffic takes; none; or why it is unknown. */
export type Lookup =
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly why: string };

/** Traffic to an address, or to any address of the internet, which only default routes match. */
export type Goal = IpAddress | { readonly version: IpVersion; readonly value: 'any' };

const blocksOf = ({ ipv4Block, ipv6Block }: SubnetFact): IpNet[] =>
  [ipv4Block, ipv6Block].flatMap((block) => parseNet(block) ?? []);

/** The networks of a destination; undefined when they are unknown. A name that matches nothing has none. */
function netsOf(destination: RouteDestination, { subnets, vpc }: ReachFacts): readonly IpNet[] | undefined {
  const { type, value } = destination;
  if (type === 'ip') {
    const address = parseAddress(value);
    return address ? [parseNet(`${value}/${IP_BITS[address.version]}`)].flatMap((net) => net ?? []) : [];
  }
  if (type === 'ip_net') return [parseNet(value)].flatMap((net) => net ?? []);
  if (type === 'subnet') return subnets?.filter(({ name }) => name === value).flatMap(blocksOf);
  // The API does not return the networks of another VPC
  return value === vpc ? subnets?.flatMap(blocksOf) : undefined;
}

const takes = (net: IpNet, goal: Goal): boolean =>
  goal.value === 'any'
    ? net.version === goal.version && net.width === 0
    : hasAddress(net, { version: goal.version, value: goal.value });

/** The longer prefix wins; of two equal ones, that of the custom router (docs/screens/network-access.md section 13). */
const rank = ({ width, router }: Pick<Found, 'width' | 'router'>): number =>
  width * 2 + (router === undefined ? 0 : 1);

const sameTarget = (one: RouteFact, other: RouteFact): boolean =>
  JSON.stringify(one.target) === JSON.stringify(other.target);

/** The routes that apply to a subnet, or the router whose routes are unknown. */
function routesFor(facts: ReachFacts, subnet: SubnetFact): readonly Omit<Found, 'width'>[] | string {
  const { customRouter } = subnet;
  if (facts.systemRoutes === undefined) return 'The routes of the system router could not be loaded';
  if (customRouter === undefined) return `The custom router of subnet ${subnet.name} is not known`;
  const system = facts.systemRoutes.map((route) => ({ route, router: undefined }));
  if (customRouter === null) return system;
  const custom = facts.customRoutes.get(customRouter);
  if (custom === undefined) return `The routes of router ${customRouter} could not be loaded`;
  return [...custom.map((route) => ({ route, router: customRouter })), ...system];
}

/** The route that traffic from a subnet takes. */
export function lookup(facts: ReachFacts, subnet: SubnetFact, goal: Goal): Lookup {
  const routes = routesFor(facts, subnet);
  if (typeof routes === 'string') return { kind: 'unknown', why: routes };
  const unclear = routes.find(({ route }) => netsOf(route.destination, facts) === undefined);
  const all = routes.flatMap((one) =>
    (netsOf(one.route.destination, facts) ?? [])
      .filter((net) => takes(net, goal))
      .map(({ width }): Found => ({ ...one, width })),
  );
  const [best, ...others] = all.toSorted((a, b) => rank(b) - rank(a));
  const longest = rank({ router: 'any', width: IP_BITS[goal.version] });
  if (unclear && (best === undefined || rank(best) < longest))
    return { kind: 'unknown', why: `The networks of route ${unclear.route.name} are not known` };
  if (best === undefined) return { kind: 'none' };
  const rival = others.find((one) => rank(one) === rank(best) && !sameTarget(one.route, best.route));
  return rival
    ? { kind: 'unknown', why: `Routes ${best.route.name} and ${rival.route.name} match the same traffic` }
    : { kind: 'found', found: best };
}
