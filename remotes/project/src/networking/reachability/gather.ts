import type { Instance, RouterRoute, VpcFirewallRule, VpcRouter, VpcSubnet } from '@console/shared/api';
import { formatAddress, isSameAddress } from '@console/shared/format';
import { decide } from '../firewall-rules/effective/decide.ts';
import type { End, ExternalFact, GatewayFact, InterfaceFact, ReachFacts, ReachQuestion } from './facts.ts';
import { subnetOfAddress } from './places.ts';

/** Responses of the API, each undefined until it arrives. */
export interface Answers {
  readonly vpc: string;
  readonly rules: readonly VpcFirewallRule[] | undefined;
  readonly subnets: readonly VpcSubnet[] | undefined;
  readonly routers: readonly VpcRouter[] | undefined;
  readonly routes: readonly RouterRoute[] | undefined;
  readonly gateways: readonly GatewayFact[] | undefined;
  readonly interfaces: readonly InterfaceFact[] | undefined;
  readonly instances: readonly Instance[] | undefined;
  readonly externalIps: readonly ExternalFact[] | undefined;
}

/** Subnets with the names of their custom routers. */
function subnetFacts({ subnets, routers }: Answers): ReachFacts['subnets'] {
  const names = new Map(routers?.map(({ id, name }) => [id, name]));
  return subnets?.map(({ name, ipv4Block, ipv6Block, customRouterId }) => ({
    name,
    ipv4Block,
    ipv6Block,
    customRouter: customRouterId ? names.get(customRouterId) : null,
  }));
}

const routesOf = (routes: readonly RouterRoute[], router: VpcRouter) =>
  routes.filter(({ vpcRouterId }) => vpcRouterId === router.id);

/** The facts of a VPC, derived from the responses of the API. */
export function gather(answers: Answers): ReachFacts {
  const { vpc, rules, routers, routes, gateways, interfaces, instances, externalIps } = answers;
  const system = routers?.find(({ kind }) => kind === 'system');
  const states = new Map(instances?.map(({ name, runState }) => [name, runState]));
  return {
    vpc,
    subnets: subnetFacts(answers),
    interfaces: interfaces?.map((one) => ({ ...one, state: states.get(one.instance) })),
    systemRoutes: routes && system && routesOf(routes, system),
    customRoutes: new Map(
      routes &&
        routers?.filter(({ kind }) => kind === 'custom').map((one) => [one.name, routesOf(routes, one)]),
    ),
    gateways,
    externalIps,
    decide: rules && ((traffic) => decide(rules, traffic)),
  };
}

/** Maximum number of instances whose external addresses are read at once: each takes a request. */
const MAX_READ = 200;

type Known = Pick<Answers, 'subnets' | 'interfaces'>;

/**
 * The instances whose external addresses matter to a question: none when both endpoints are in the VPC; those that it names; all of
 * them when it contains an address outside all subnets. `undefined`: not known yet, or too many.
 */
export function exposed({ from, to }: ReachQuestion, known: Known): readonly string[] | undefined {
  const ends = [atEnd(from, known), atEnd(to, known)].filter((end) => end !== undefined);
  if (ends.length < 2) return undefined;
  if (ends.every(({ isInside }) => isInside)) return [];
  const names = [...new Set(ends.flatMap(({ instances }) => instances))].toSorted();
  return names.length > MAX_READ ? undefined : names;
}

/** The instances that an endpoint may be, and whether it is in the VPC. */
function atEnd(
  end: End,
  { subnets, interfaces }: Known,
): { readonly isInside: boolean; readonly instances: readonly string[] } | undefined {
  if (end.kind === 'internet') return { isInside: false, instances: [] };
  if (end.kind === 'instance') return { isInside: true, instances: [end.name] };
  if (subnets === undefined || interfaces === undefined) return undefined;
  const text = formatAddress(end.address);
  const own = interfaces.filter(({ address }) => isSameAddress(address, text));
  const blocks = subnets.map((subnet) => ({ ...subnet, customRouter: undefined }));
  const isInside = own.length > 0 || subnetOfAddress(blocks, end.address) !== undefined;
  return { isInside, instances: (isInside ? own : interfaces).map(({ instance }) => instance) };
}
