import type { VpcFirewallRule, VpcFirewallRuleTarget } from '@console/shared/api';

/** A badge of a list cell: a kind and a value, or only a value. */
export type RuleItem = { readonly kind?: string; readonly value: string };

type Rule = Pick<VpcFirewallRule, 'direction' | 'filters' | 'priority' | 'targets'>;

/** The kind of the API, except for a network, whose kind is not a word. */
export const kindText = (type: VpcFirewallRuleTarget['type']): string =>
  type === 'ip_net' ? 'IP network' : type;

const endItem = ({ type, value }: VpcFirewallRuleTarget): RuleItem => ({ kind: kindText(type), value });

/** The targets of a rule. */
export const targetItems = ({ targets }: Pick<Rule, 'targets'>): readonly RuleItem[] => targets.map(endItem);

/** The filters of a rule: hosts, then protocols, then ports. */
export const filterItems = ({
  filters: { hosts, protocols, ports },
}: Pick<Rule, 'filters'>): readonly RuleItem[] => [
  ...(hosts ?? []).map(endItem),
  ...(protocols ?? []).map((value) => ({ value })),
  ...(ports ?? []).map((value) => ({ kind: 'Port', value })),
];

/** The items as texts for search and sorting. */
export const wordsOf = (items: readonly RuleItem[]): string =>
  items.map(({ kind, value }) => (kind === undefined ? value : `${kind} ${value}`)).join(' ');

/** The first values, and the number of the others. */
const listed = (values: readonly string[], isWhole: boolean): string =>
  isWhole || values.length <= 2 ? values.join(', ') : `${values[0]} and ${values.length - 1} more`;

/** A name has its kind, as a VPC and a subnet can have the same one; an address needs none. */
const endText = ({ type, value }: VpcFirewallRuleTarget): string =>
  type === 'ip' || type === 'ip_net' ? value : `${type === 'vpc' ? 'VPC' : type} ${value}`;

/**
 * A rule in one line, for phones: `Inbound · TCP 22 · to VPC default · priority 65534`.
 * @param isWhole names all values
 * @param was the saved priority, when it is another one
 */
export function ruleLine(
  { direction, filters, priority, targets }: Rule,
  isWhole: boolean,
  was?: number,
): string {
  const { hosts, protocols, ports } = filters;
  const [here, there] = direction === 'inbound' ? ['to', 'from'] : ['from', 'to'];
  const ends = (all: readonly VpcFirewallRuleTarget[] | null | undefined, word: string) =>
    all?.length ? [`${word} ${listed(all.map(endText), isWhole)}`] : [];
  const traffic = [listed(protocols ?? [], true), listed(ports ?? [], isWhole)].filter((text) => text !== '');
  return [
    direction === 'inbound' ? 'Inbound' : 'Outbound',
    traffic.length === 0 ? 'all ports and protocols' : traffic.join(' '),
    ...ends(hosts, there),
    ...ends(targets, here),
    was === undefined ? `priority ${priority}` : `priority ${priority} (was ${was})`,
  ].join(' · ');
}
