import type { VpcFirewallRule, VpcSubnet } from '@console/shared/api';
import { formatNumber, parseAddress, pluralize } from '@console/shared/format';
import { endText, listed, trafficText } from '../firewall-rules/effective/consequences-words.ts';
import { type Exposure, exposures } from '../firewall-rules/effective/exposure.ts';
import type { InterfaceFact } from '../reachability/facts.ts';
import type { Arrivals } from './queries.ts';

/** Traffic from outside that reaches an instance, by one rule. */
export interface ExposedRow {
  readonly id: string;
  readonly instance: string;
  /** The external addresses of the version of the interface; `null`: not read yet; `undefined`: they could not be read. */
  readonly addresses: readonly string[] | null | undefined;
  readonly from: string;
  readonly traffic: string;
  /** From the whole internet, not only from large networks. */
  readonly isAnywhere: boolean;
  readonly rule: VpcFirewallRule;
}

/** The known facts about a VPC. */
interface ExposedFacts {
  readonly vpc: string;
  readonly rules: readonly VpcFirewallRule[];
  readonly subnets: readonly VpcSubnet[];
  readonly interfaces: readonly InterfaceFact[];
}

/** The traffic that the rules let in from outside, which arrives at the primary interfaces. */
export function exposedIn({ vpc, rules, subnets, interfaces }: ExposedFacts) {
  const primary = interfaces.filter((one) => one.primary);
  return exposures(rules, { vpc, vpcs: undefined, instances: undefined, subnets, interfaces: primary });
}

/** Instances that rules let traffic in to. */
export const instancesIn = (found: readonly Exposure[]): readonly string[] =>
  [...new Set(found.flatMap(({ to }) => to.map(({ name }) => name)))].toSorted();

const sameVersion = (address: string, other: string): boolean =>
  parseAddress(address)?.version === parseAddress(other)?.version;

/**
 * The rows of instances that have an external address or may have one, and the number of those without: no outside traffic reaches them.
 * @param arrivals undefined while they are read
 */
export function exposedRows(found: readonly Exposure<VpcFirewallRule>[], arrivals: Arrivals | undefined) {
  const rows: ExposedRow[] = [];
  const without = new Set<string>();
  for (const { to, from, kinds, rule } of found) {
    const isAnywhere = from.some(({ net }) => net.width === 0);
    for (const { name, address } of to) {
      const known = arrivals === undefined ? null : arrivals.get(name);
      const addresses = known?.filter((one) => sameVersion(one, address)) ?? known;
      if (addresses?.length === 0) without.add(name);
      else {
        const texts = { from: listed(from.map(endText)), traffic: trafficText(kinds) };
        const id = [name, address, rule.name, texts.from, texts.traffic].join(' ');
        rows.push({ id, instance: name, addresses, ...texts, isAnywhere, rule });
      }
    }
  }
  const shown = new Set(rows.map(({ instance }) => instance));
  return {
    rows: rows.toSorted((a, b) => a.instance.localeCompare(b.instance)),
    without: [...without].filter((name) => !shown.has(name)).length,
  };
}

/** Number of instances by how they are reachable: each is counted once. */
export interface ExposedCounts {
  readonly anywhere: number;
  /** Only from large networks. */
  readonly large: number;
  /** The rules let traffic in, and whether the instance has an external address is not known. */
  readonly unknown: number;
}

/** How many instances can be reached, by the rows of the tab. */
export function countsOf(rows: readonly ExposedRow[]): ExposedCounts {
  const counts = { anywhere: 0, large: 0, unknown: 0 };
  for (const [, own] of Map.groupBy(rows, ({ instance }) => instance)) {
    const known = own.filter(({ addresses }) => addresses);
    const at = known.some(({ isAnywhere }) => isAnywhere)
      ? 'anywhere'
      : known.length > 0
        ? 'large'
        : 'unknown';
    counts[at] += 1;
  }
  return counts;
}

/** `5 instances reachable from anywhere, 1 from large networks, 2 not known`. */
export function countsText({ anywhere, large, unknown }: ExposedCounts): string {
  const parts = [
    ...(anywhere > 0 ? [{ count: anywhere, of: 'reachable from anywhere' }] : []),
    ...(large > 0 ? [{ count: large, of: 'reachable from large networks' }] : []),
    ...(unknown > 0 ? [{ count: unknown, of: 'not known' }] : []),
  ];
  const texts = parts.map(
    ({ count, of }, index) => `${index === 0 ? pluralize(count, 'instance') : formatNumber(count)} ${of}`,
  );
  return texts.length === 0 ? 'No instance reachable' : texts.join(', ');
}
