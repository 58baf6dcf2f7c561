import type { VpcFirewallRule } from '@console/shared/api';

/** A badge of a list cell: a kind and a value, or a value alone. */
export type RuleItem = { readonly kind?: string; readonly value: string };

/** The targets of a rule. */
export const targetItems = ({ targets }: VpcFirewallRule): readonly RuleItem[] =>
  targets.map(({ type, value }) => ({ kind: type, value }));

/** The filters of a rule: hosts, then protocols, then ports. */
export const filterItems = ({
  filters: { hosts, protocols, ports },
}: VpcFirewallRule): readonly RuleItem[] => [
  ...(hosts ?? []).map(({ type, value }) => ({ kind: type, value })),
  ...(protocols ?? []).map((value) => ({ value })),
  ...(ports ?? []).map((value) => ({ kind: 'Port', value })),
];

/** The items as texts for search and sorting. */
export const wordsOf = (items: readonly RuleItem[]): string =>
  items.map(({ kind, value }) => (kind === undefined ? value : `${kind} ${value}`)).join(' ');
