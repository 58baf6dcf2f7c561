import { hasAddress, isSameAddress } from '@console/shared/format';
import type { End } from '../firewall-rules/effective/consequences-ends.ts';
import { indexRules } from '../firewall-rules/effective/consequences-index.ts';
import { netOf } from '../firewall-rules/effective/match.ts';
import type { RuleBody } from '../firewall-rules/rule-set.ts';
import type { InterfaceFact, RouteFact } from './facts.ts';
import { namedByRoutes, type RoutedFacts } from './route-consequences.ts';

const allRoutes = ({ systemRoutes, customRoutes }: RoutedFacts): readonly RouteFact[] => [
  ...systemRoutes,
  ...[...customRoutes.values()].flat(),
];

/** Whether a route of the VPC leads through an interface. */
export const leadsThrough = (facts: RoutedFacts, { instance, address }: InterfaceFact): boolean =>
  allRoutes(facts).some(
    ({ target }) =>
      (target.type === 'ip' && isSameAddress(target.value, address)) ||
      (target.type === 'instance' && target.value === instance),
  );

/** Ends with the same key are treated alike: as the other end of traffic by rules, and as its source or its target by routes. */
export interface Alike {
  readonly byRules: (end: End) => string;
  readonly asSource: (end: End) => string;
  readonly asTarget: (end: End) => string;
}

/** Networks and VPCs are few, and each is its own key. */
const ownKey = (end: Exclude<End, { kind: 'instance' }>): string =>
  end.kind === 'vpc' ? `vpc ${end.name}` : `net ${end.net.version} ${end.net.first}/${end.net.width}`;

/** The keys of the ends in a VPC: a VPC has many instances, but rules and routes distinguish few of them. */
export function alikeIn(facts: RoutedFacts, rules: readonly RuleBody[]): Alike {
  const { see } = indexRules(rules, rules);
  const nets = namedByRoutes(facts).flatMap((one) => netOf(one) ?? []);
  const targets = allRoutes(facts).map(({ target }) => target);
  const subnetOf = ({ peer }: End) => `${peer.subnet} ${peer.address?.version}`;
  return {
    byRules: (end) => {
      if (end.kind !== 'instance') return ownKey(end);
      const { targets: own, hosts } = see(end.peer);
      return `${end.peer.address?.version} ${own} ${hosts}`;
    },
    asSource: (end) => (end.kind === 'instance' ? subnetOf(end) : ownKey(end)),
    asTarget: (end) => {
      if (end.kind !== 'instance') return ownKey(end);
      const { address } = end.peer;
      const within = nets.map((net) => (address && hasAddress(net, address) ? 1 : 0)).join('');
      const isNamed = targets.some(
        (one) =>
          (one.type === 'instance' && one.value === end.name) ||
          (one.type === 'ip' && isSameAddress(one.value, end.address)),
      );
      return `${subnetOf(end)} ${within} ${isNamed ? `${end.name} ${end.address}` : ''}`;
    },
  };
}
