import type { VpcFirewallRuleHostFilter, VpcFirewallRuleTarget } from '@console/shared/api';
import { type IpRange, isWithin, parsePortRange } from '@console/shared/format';
import type { RuleBody } from '../rule-set.ts';
import { netOf } from './match.ts';

/** The endpoints of a rule in a comparable form: names, and ranges of addresses. */
interface Ends {
  readonly keys: ReadonlySet<string>;
  readonly ranges: readonly IpRange[];
  readonly all: readonly { readonly key: string; readonly range: IpRange | undefined }[];
}

/** A rule, parsed once to be compared with many. */
export interface Parsed<Rule extends RuleBody> {
  readonly rule: Rule;
  readonly targets: Ends;
  readonly hosts: Ends;
  readonly ports: readonly (readonly [first: number, last: number])[];
  readonly protocols: readonly string[];
}

function endsOf(items: readonly (VpcFirewallRuleTarget | VpcFirewallRuleHostFilter)[]): Ends {
  const all = items.map((item) => ({ key: `${item.type} ${item.value}`, range: netOf(item) }));
  return {
    keys: new Set(all.map(({ key }) => key)),
    ranges: all.map(({ range }) => range).filter((range) => range !== undefined),
    all,
  };
}

/** Parses a rule. */
export const parseRule = <Rule extends RuleBody>(rule: Rule): Parsed<Rule> => ({
  rule,
  targets: endsOf(rule.targets),
  hosts: endsOf(rule.filters.hosts ?? []),
  ports: (rule.filters.ports ?? []).map((range) => parsePortRange(range) ?? ([1, 0] as const)),
  protocols: rule.filters.protocols ?? [],
});

const coversEnds = (outer: Ends, inner: Ends): boolean =>
  inner.all.every(
    ({ key, range }) =>
      outer.keys.has(key) || (range !== undefined && outer.ranges.some((one) => isWithin(range, one))),
  );

/** An absent kind of filter matches everything, and only another absent one covers it. */
const coversFilter = (outer: number, inner: number, covers: () => boolean): boolean =>
  outer === 0 || (inner > 0 && covers());

/**
 * Whether one rule matches everything that another one matches. It compares the definitions, not the existing resources: true is
 * certain, false may only mean that the rules alone do not decide it.
 * @param vpc the VPC of the rules: no target of a rule reaches beyond it
 */
export function covers(outer: Parsed<RuleBody>, inner: Parsed<RuleBody>, vpc: string): boolean {
  if (outer.rule.direction !== inner.rule.direction || inner.targets.all.length === 0) return false;
  return (
    coversFilter(outer.protocols.length, inner.protocols.length, () =>
      inner.protocols.every((one) => outer.protocols.includes(one)),
    ) &&
    coversFilter(outer.ports.length, inner.ports.length, () =>
      inner.ports.every(([first, last]) => outer.ports.some(([from, to]) => from <= first && last <= to)),
    ) &&
    coversFilter(outer.hosts.all.length, inner.hosts.all.length, () =>
      coversEnds(outer.hosts, inner.hosts),
    ) &&
    (outer.targets.keys.has(`vpc ${vpc}`) || coversEnds(outer.targets, inner.targets))
  );
}
